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
  '/faq',
  '/forgot-password',
  '/login',
  '/reset-password',
  '/mairie',
  '/privacy',
  '/utilisation',
  '/les_codes',
  '/les_codes/substitution/cesar',
  '/les_quetes',
  '/admin/parcours/d',
  '/admin/parcours/editadventure',
];

/** Pages that the map of the site does not name. */
const unlisted = ['/404', '/les_quetes/976', '/nulle-part'];

/** Those of them that nothing stands at. */
const unknown = ['/404', '/nulle-part'];

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

/** The pages that no test of their own shows to axe. */
const shownHere = ['/admin/parcours/editadventure'];

test.describe('every address of the specification', () => {
  test('that asks for no session opens, and so does each kind of page of the build: with one h1, a title, and nothing that the content policy refuses', async ({
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
        expect(response?.status(), path).toBe(unknown.includes(path) ? 404 : 200);
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
        await expect(page).toHaveTitle(/.+ · Quêtes & Codes|^Quêtes & Codes/);
        if (shownHere.includes(path)) await expectAxeSilent(page);
      },
    );
    expect(visited).toHaveLength(paths.size);
    expect(violations).toEqual([]);
  });

  test('that is for several authors leads who has no account to sign in', async ({
    page,
  }) => {
    const response = await page.goto('/admin/parcours/ed', { waitUntil: 'commit' });
    expect(response?.status()).toBe(200);
    await page.waitForURL('/login?redirect=%2Fadmin%2Fparcours%2Fed');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Se connecter' }),
    ).toBeVisible();
  });

  test('/404 and an unknown path show the error page, the latter with HTTP 404', async ({
    page,
  }) => {
    await page.goto('/404');
    await expect(page.getByRole('heading', { name: 'Page introuvable' })).toBeVisible();
    const response = await page.goto('/nulle-part/ici');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page introuvable' })).toBeVisible();
    await expect(page.getByText('Page Not Found: /nulle-part/ici')).toBeVisible();
    await expectAxeSilent(page);
  });
});
