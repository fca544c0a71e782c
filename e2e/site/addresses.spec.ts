import type { APIRequestContext } from '@playwright/test';
import { watchViolations } from '../drivers/content-policy.ts';
import { visitEach } from '../drivers/visit-each.ts';
import { expect, expectAxeSilent, test } from '../fixtures.ts';

const publicPages = [
  '/',
  '/blog',
  '/contact',
  '/defaultFormData',
  '/download',
  '/aide/auteur',
  '/aide/equipe',
  '/ecoconception',
  '/faq',
  '/forgot-password',
  '/login',
  '/reset-password',
  '/mairie',
  '/privacy',
  '/privee',
  '/preuve',
  '/utilisation',
  '/les_codes',
  '/les_codes/substitution/cesar',
  '/les_quetes',
  '/admin/parcours/d',
  '/admin/parcours/editadventure',
];

/** Of no quêtes, and not in the sitemap. */
const unlisted = ['/les_quetes/976'];

async function listedPaths(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
}

/** One page of each kind: a département, a commune, a quête, a famille of codes and one of its codes. */
function onePerKind(paths: readonly string[]): string[] {
  const byKind = new Map(
    paths.map((path) => {
      const [first = '', second = '', ...rest] = path.split('/').slice(1);
      const family = first === 'les_codes' ? second : second !== '';
      return [`${first} ${String(family)} ${rest.length}`, path];
    }),
  );
  return [...byKind.values()];
}

test('each address that asks for no session opens, and so does each kind of page of the build: with one h1, a title, and nothing that the content policy refuses', async ({
  openTab,
  request,
}) => {
  const violations: string[] = [];
  const paths = new Set([
    ...publicPages,
    ...onePerKind(await listedPaths(request)),
    ...unlisted,
  ]);
  expect(paths.size).toBeGreaterThan(25);
  const visited: string[] = [];
  await visitEach(
    async () => {
      const tab = await openTab();
      await watchViolations(tab, violations);
      return tab;
    },
    paths,
    async (page, path, response) => {
      visited.push(path);
      expect(response?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      await expect(page).toHaveTitle(/.+ · Quêtes & Codes|^Quêtes & Codes/);
      // That of the shell, which excludes it from search engines until the page is known.
      const shellRobots = page.locator('meta[name="robots"][data-premiere]');
      await expect(shellRobots, path).toHaveCount(0);
    },
  );
  expect(visited).toHaveLength(paths.size);
  expect(violations).toEqual([]);
});

/** Addresses without a page. */
const unknown = [
  '/nulle-part/ici',
  // The local hosting answers 500 if one name is longer than a file's may be.
  `/${'longue/'.repeat(285)}fin`,
  '/faq%2F',
  '/Nulle.Part.',
  '/les_codes/substitution/cesar/encore',
  '/les_quetes/13/barbentane/a/b/c/d',
];

/** Addresses of pages that refuse their parameters. */
const refused = [
  '/blog?article=inconnu',
  '/les_codes/substitution/inconnu',
  '/les_quetes/99',
  '/les_quetes/13/nulle-part-du-tout',
  '/les_quetes/13%2Farles',
  '/les_quetes/13/barbentane/une%2Fautre',
  '/les_quetes/13/%C3%A9t%C3%A9/%20',
  `/les_quetes/13/barbentane/${'x'.repeat(200)}`,
  '/mairie?commune=13-nulle-part',
  '/mairie?document=recette',
  '/q/0000000',
];

test('an address that leads nowhere shows the error page, which names it and is not to be indexed', async ({
  openTab,
}) => {
  await visitEach(openTab, ['/404', ...unknown, ...refused], async (page, path) => {
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading, path).toHaveText('Page introuvable');
    await expect(page).toHaveTitle(/^Page introuvable/);
    const said = unknown.includes(path)
      ? `Page Not Found: ${path}`
      : /^Page Not Found: \//;
    if (path !== '/404') await expect(page.getByText(said).first(), path).toBeVisible();
    const navigation = page.getByRole('navigation', { name: 'Navigation principale' });
    // A short address leads to a page without it.
    if (!path.startsWith('/q/')) await expect(navigation, path).toBeVisible();
    const robots = page.locator('meta[name="robots"][content="noindex"]');
    await expect(robots, path).toHaveCount(1);
    await expect(page.locator('link[rel="canonical"]'), path).toHaveCount(0);
    // Nothing is wider than the screen, for any path.
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - innerWidth,
    );
    expect(overflow, path).toBeLessThanOrEqual(0);
    if (path === unknown[0]) await expectAxeSilent(page);
  });
});
