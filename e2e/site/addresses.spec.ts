import type { APIRequestContext, Page } from '@playwright/test';
import { lienSigns } from '../../src/domain/quete/lien.ts';
import { queteIdSchema } from '../../src/domain/quete/quete.ts';
import { saintMalo } from '../../tools/seed/saint-malo.ts';
import { watchViolations } from '../drivers/content-policy.ts';
import { visitEach } from '../drivers/visit-each.ts';
import { expect, expectAxeSilent, test } from '../fixtures.ts';

const queteId = '35_saint-malo_le-code-des-corsaires';

const publicPages = [
  '/',
  '/blog',
  '/contact',
  '/defaultFormData',
  '/download',
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

  test('that is for several authors opens for anybody, and leads to sign in who asks for it', async ({
    page,
  }) => {
    const response = await page.goto('/admin/parcours/ed', { waitUntil: 'commit' });
    expect(response?.status()).toBe(200);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Écrire à plusieurs' }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Se connecter', exact: true }).click();
    await page.waitForURL('/login?redirect=%2Fadmin%2Fparcours%2Fed');
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

test.describe('the short address of a quête', () => {
  const quete = '/les_quetes/35/saint-malo/le-code-des-corsaires';

  test('leads to its sheet, and to its plates, however it is typed', async ({ page }) => {
    const signs = await lienSigns(queteIdSchema.parse(queteId), 0);
    for (const typed of [signs, signs.toUpperCase()]) {
      await page.goto(`/q/${typed}`);
      await expect(page).toHaveURL(quete);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    const [first] = saintMalo.parcours.etapes;
    await page.goto(`/q/${signs}/${first?.id ?? ''}`);
    await expect(page).toHaveURL(`${quete}/plaque/${first?.id ?? ''}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('opens without a script where the build knows it', async ({ request }) => {
    const signs = await lienSigns(queteIdSchema.parse(queteId), 0);
    const html = await (await request.get(`/q/${signs}`)).text();
    expect(html).toContain(`content="0;url=${quete}"`);
  });

  test('that nobody was given is not found', async ({ page }) => {
    await page.goto('/q/0000000');
    await expect(page.getByText('Page Not Found: /q/0000000')).toBeVisible();
  });
});

test('the HTML of an unknown path names no path before its scripts run', async ({
  request,
}) => {
  const answer = await request.get('/nulle-part');
  expect(answer.status()).toBe(404);
  const html = await answer.text();
  expect(html).toContain('Page introuvable');
  expect(html).not.toContain('Page Not Found');
  expect(html).not.toMatch(/[">]\/404["<]/);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

/** The h1 that are in sight, from the first frame of the first document on. */
async function watchHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const look = () => {
      const heading = document.querySelector('h1');
      if (heading?.checkVisibility() === true) {
        const seen = sessionStorage.getItem('titres') ?? '';
        sessionStorage.setItem('titres', `${seen}${heading.textContent}\n`);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return async () => {
    const seen = await page.evaluate(() => sessionStorage.getItem('titres'));
    return [...new Set((seen ?? '').split('\n').filter(Boolean))];
  };
}

test.describe('one page has one path', () => {
  for (const [typed, own] of [
    ['/Blog', '/blog'],
    ['/FAQ?de=lien#ici', '/faq?de=lien#ici'],
    ['/faq.', '/faq'],
    ['//faq', '/faq'],
    ['/faq/', '/faq'],
    ['/Les_Codes/substitution/cesar', '/les_codes/substitution/cesar'],
    ['/les_quetes//13', '/les_quetes/13'],
    ['/LES_QUETES/13', '/les_quetes/13'],
  ] as const) {
    test(`${typed} leads to ${own}, without a flash of the error page`, async ({
      page,
      baseURL,
    }) => {
      const headings = await watchHeadings(page);
      await page.goto(`${baseURL}${typed}`, { waitUntil: 'commit' });
      await page.waitForURL(`${baseURL}${own}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(headings).toHaveLength(1);
      expect(await headings()).not.toContain('Page introuvable');
    });
  }
});

test.describe('a path that nothing stands at is a 404 that names it', () => {
  for (const path of [
    // The local hosting answers 500 where one name is longer than a file's may be.
    `/${'longue/'.repeat(285)}fin`,
    '/faq%2F',
    '/les_codes%2Fsubstitution%2Fcesar',
    '/les_codes/substitution/cesar/encore',
    '/les_quetes/13/arles/le-secret/autre/part',
    '/Nulle.Part.',
  ]) {
    test(path.slice(0, 60), async ({ page, baseURL }) => {
      const response = await page.goto(`${baseURL}${path}`);
      expect(response?.status()).toBe(404);
      await expect(page.getByText(`Page Not Found: ${path}`)).toBeVisible();
      // Nothing is wider than the screen, whatever the path.
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
});

test.describe('a page that refuses its parameters', () => {
  for (const path of [
    '/blog?article=inconnu',
    '/les_codes/substitution/inconnu',
    '/les_quetes/99',
    '/les_quetes/13/nulle-part-du-tout',
    '/les_quetes/13%2Farles',
    '/mairie?commune=13-nulle-part',
  ]) {
    test(`${path} says so, and is not to be indexed`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Page introuvable',
      );
      await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute(
        'content',
        'noindex',
      );
      await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    });
  }

  test('is not to be indexed before its scripts run either, where hosting cannot know', async ({
    request,
  }) => {
    const html = await (await request.get('/les_quetes/99')).text();
    expect(html).toContain('<meta name="robots" content="noindex"');
  });

  test('leaves a page that opens from the shell to be indexed', async ({ page }) => {
    await page.goto('/les_quetes/976');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // That of the shell is gone; a département without quêtes says its own.
    await expect(page.locator('meta[name="robots"][data-premiere]')).toHaveCount(0);
  });
});
