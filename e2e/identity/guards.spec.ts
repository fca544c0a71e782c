import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { demoAccountOf } from '../../tools/seed/demo-accounts.ts';
import { repositoryFolder } from '../../tools/lib/environment.ts';
import { keepSessionOf } from '../drivers/auth-emulator.ts';
import { whenAwake } from '../drivers/open-awake.ts';
import { SignInDriver } from '../drivers/sign-in-driver.ts';
import { expect, expectAxeSilent, test } from '../fixtures.ts';

/** One of each layout, and one whose address is hard to keep: the guard of every page is in routes.test.tsx. */
const adminPaths = [
  '/admin/parcours/dashboard',
  '/admin/parcours/edit?id=a&b=é#ici',
  '/admin/parcours/news',
];

/** A page beside the admin pages that is open to anybody, as those of `d/` and `ed/` are: their rules are the guard. */
const openPages = new Set(['editadventure-page']);

/** The modules of the admin pages, as their chunks are named; a name that a public page bears too says nothing. */
function chunkNames(): string[] {
  const namesIn = (floor: string) =>
    readdirSync(path.join(repositoryFolder, 'src/pages', floor))
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => file.replace(/\.tsx?$/, ''));
  const shared = new Set(namesIn('public'));
  return namesIn('admin').filter(
    (name) => !shared.has(name) && !openPages.has(name) && !name.endsWith('.test'),
  );
}

function watchAdminChunks(page: Page): string[] {
  const names = chunkNames();
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (names.some((name) => pathname.startsWith(`/assets/${name}-`))) {
      fetched.push(pathname);
    }
  });
  return fetched;
}

test.describe('the chunks of the admin pages', () => {
  test('are fetched by an admin, who sees the pages', async ({ page }) => {
    await keepSessionOf(page, demoAccountOf('admin'));
    const fetched = watchAdminChunks(page);
    await page.goto('/admin/parcours/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/réservé/);
    await expect.poll(() => fetched.length).toBeGreaterThan(0);
  });

  test('are never fetched by a visitor, who is led to sign in', async ({ page }) => {
    const fetched = watchAdminChunks(page);
    for (const address of ['/user?onglet=2', ...adminPaths]) {
      await page.goto(address, { waitUntil: 'commit' });
      await page.waitForURL('**/login?*');
      const redirect = new URL(page.url()).searchParams.get('redirect');
      expect(decodeURI(redirect ?? '')).toBe(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Se connecter');
    }
    expect(fetched).toEqual([]);
  });

  test('are never fetched by who is no admin, who reads why', async ({ page }) => {
    await keepSessionOf(page, demoAccountOf('joueur'));
    const fetched = watchAdminChunks(page);
    for (const address of adminPaths) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Cette page est réservée à l’équipe',
      );
    }
    await expectAxeSilent(page);
    expect(fetched).toEqual([]);
  });
});

test('no address of another site is ever followed after signing in', async ({
  page,
  baseURL,
}) => {
  await keepSessionOf(page, demoAccountOf('joueur'));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).hostname));
  // Of each kind one: the others are in safe-redirect.test.ts, with the same reader of addresses.
  const tricks = ['/\t/example.org', 'https://example.org', 'javascript:alert(1)'];
  for (const trick of tricks) {
    const address = `/login?redirect=${encodeURIComponent(trick)}`;
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForURL(`${baseURL}/user`);
  }
  expect(asked.filter((hostname) => hostname.includes('example'))).toEqual([]);
});

test.describe('the pages with a content policy of their own', () => {
  const documentPath = (page: Page) =>
    page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation');
      return new URL(entry?.name ?? '').pathname;
    });

  test('are reached, and left, by loading a document, and the way back works', async ({
    page,
  }) => {
    await page.goto('/les_quetes');
    await page.getByRole('banner').getByRole('link', { name: 'Se connecter' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Se connecter');
    expect(await documentPath(page)).toBe('/login');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Mentions légales' }).click();
    await page.waitForURL('**/utilisation#mentions-legales');
    await expect(page.locator('#mentions-legales')).toBeVisible();
    expect(await documentPath(page)).toBe('/utilisation');
    await whenAwake(page);
    await page.goBack();
    // For a moment the document that is left still stands.
    await expect(
      page.getByRole('heading', { level: 1, name: 'Se connecter' }),
    ).toBeVisible();
    await page.goBack();
    await page.waitForURL('**/les_quetes');
  });

  test('are loaded when a guard leads there, and left when it leads back', async ({
    page,
  }) => {
    await page.goto('/admin/parcours/dashboard?de=la-garde#haut');
    const driver = new SignInDriver(page);
    await expect(driver.email).toBeVisible();
    expect(await documentPath(page)).toBe('/login');
    const { email, password } = demoAccountOf('admin');
    await driver.signIn(email, password);
    await page.waitForURL('**/admin/parcours/dashboard?de=la-garde#haut');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await documentPath(page)).toBe('/admin/parcours/dashboard');
  });
});
