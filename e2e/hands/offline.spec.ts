import type { Page } from '@playwright/test';
import { turnOffBrowserCache } from '../drivers/browser-cache.ts';
import { PlayDriver } from '../drivers/play-driver.ts';
import { expect, test } from '../fixtures.ts';
import { serveSiteCopy, type SiteCopy } from '../site/site-copy.ts';

test.use({
  viewport: { width: 390, height: 664 },
  serviceWorkers: 'allow',
  allowedErrors: [/Failed to fetch/],
});

const quete = '/les_quetes/17/la-rochelle/trois-tours-face-a-l-ocean';
const title = 'Trois tours face à l’océan';

let site: SiteCopy;

test.beforeEach(async ({ page }) => {
  await turnOffBrowserCache(page);
  site = await serveSiteCopy();
});

test.afterEach(async ({ page }) => {
  await page.close();
});

/** True if the device stores these pages, and all files loaded by this one. */
function keepsAll(page: Page, paths: readonly string[]): Promise<boolean> {
  return page.evaluate(async (wanted) => {
    const pages = await caches.open('pages');
    const files = await caches.open('fichiers');
    const loaded = performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => (name.includes('/assets/') ? [name] : []));
    const answers = await Promise.all([
      ...wanted.map((path) => pages.match(path)),
      ...loaded.map((name) => files.match(name)),
    ]);
    return answers.every((answer) => answer !== undefined);
  }, paths);
}

test('a family that began a quête, then lost the network, is led back to it from any address', async ({
  page,
}) => {
  await page.goto(site.origin + quete);
  await page.getByRole('link', { name: 'Commencer la quête' }).click();
  const game = new PlayDriver(page);
  await game.expectEtape(1, 6);
  await expect
    .poll(() => keepsAll(page, ['/shell', '/download', '/les_quetes', `${quete}/jouer`]))
    .toBe(true);
  await site.close();

  // Pages linked in the header may be prefetched, and stored.
  await page.goto(`${site.origin}/utilisation`);
  await expect(
    page.getByRole('heading', { name: 'Le réseau ne répond pas' }),
  ).toBeVisible();
  const play = page.getByRole('link', { name: `Jouer\u00A0: ${title}` });
  await expect(play).toBeInViewport({ ratio: 1 });

  await page.goto(`${site.origin}/les_quetes`);
  await expect(page.getByRole('heading', { level: 1, name: 'Les quêtes' })).toBeVisible();

  await page.goto(`${site.origin}/download`);
  await expect(page.getByRole('link', { name: title })).toBeVisible();

  await page.goto(`${site.origin}/contact`);
  await play.click();
  await game.expectEtape(1, 6);
});
