import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { demoAccountOf } from '../../tools/seed/demo-accounts.ts';
import { repositoryFolder } from '../../tools/lib/environment.ts';
import { keepSessionOf } from '../drivers/auth-emulator.ts';
import { SignInDriver } from '../drivers/sign-in-driver.ts';
import { expect, expectAxeSilent, test } from '../fixtures.ts';

/** One of each layout, and one whose address is hard to guard: the guard of every page is in routes.test.tsx. */
const adminPaths = [
  '/admin/parcours/dashboard',
  '/admin/parcours/edit?id=a&b=é#ici',
  '/admin/parcours/news',
];

/** A public page beside the admin pages, as those of `d/` and `ed/` are: their rules are the guard. */
const openPages = new Set(['editadventure-page']);

/** The modules of the admin pages, as their chunks are named; a name shared with a public page proves nothing. */
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

test('only an admin fetches the chunks of the admin pages: a visitor is led to sign in, a player reads why', async ({
  page,
  openDevice,
}) => {
  const fetched = watchAdminChunks(page);
  for (const address of ['/user?onglet=2', ...adminPaths]) {
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForURL('**/login?*');
    const redirect = new URL(page.url()).searchParams.get('redirect');
    expect(decodeURI(redirect ?? '')).toBe(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Se connecter');
  }

  const player = demoAccountOf('joueur');
  await new SignInDriver(page).signIn(player.email, player.password);
  await page.waitForURL('**/admin/parcours/news');
  const heading = page.getByRole('heading', { level: 1 });
  // The sign-in opens it as a new document: wait for it before the next address.
  await expect(heading).toHaveText('Cette page est réservée à l’équipe');
  for (const address of adminPaths) {
    await page.goto(address);
    await expect(heading).toHaveText('Cette page est réservée à l’équipe');
  }
  await expectAxeSilent(page);
  expect(fetched).toEqual([]);

  const desk = await (await openDevice()).newPage();
  await keepSessionOf(desk, demoAccountOf('admin'));
  const fetchedByAdmin = watchAdminChunks(desk);
  await desk.goto('/admin/parcours/dashboard');
  await expect(desk.getByRole('heading', { level: 1 })).not.toHaveText(/réservé/);
  await expect.poll(() => fetchedByAdmin.length).toBeGreaterThan(0);
});
