import { readdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { turnOffBrowserCache } from '../drivers/browser-cache.ts';
import { watchDocuments } from '../drivers/watch-documents.ts';
import { whenAwake } from '../drivers/open-awake.ts';
import { expect, test } from '../fixtures.ts';
import { publishBuild, serveSiteCopy, type SiteCopy } from './site-copy.ts';

let site: SiteCopy;

test.beforeEach(async ({ page }) => {
  await turnOffBrowserCache(page);
  site = await serveSiteCopy();
});

test.afterEach(async ({ page }) => {
  await page.close();
  await site.close();
});

/** Deletes the file of a page, as the host does once it is of an older build. */
function deleteChunk(name: string): void {
  const assets = path.join(site.folder, 'assets');
  const file = readdirSync(assets).find(
    (one) => one.startsWith(`${name}-`) && one.endsWith('.js'),
  );
  if (file === undefined) throw new Error(`The site has no chunk ${name}.`);
  renameSync(path.join(assets, file), path.join(site.folder, `${file}.gone`));
}

const footer = (page: Page) => page.getByRole('contentinfo');
const quete = '/les_quetes/17/la-rochelle/trois-tours-face-a-l-ocean';

test.describe('a file of the site that is gone', () => {
  test.use({ allowedErrors: [/Failed to fetch dynamically imported module/] });

  test('loads the page again once, then shows the error page, and never loops', async ({
    page,
  }) => {
    deleteChunk('jouer-page');
    const documents = watchDocuments(page);
    await page.goto(site.origin + quete);
    await page.getByRole('link', { name: 'Commencer la quête' }).click();
    await expect(
      page.getByRole('heading', { name: 'Cette page n’a pas pu s’ouvrir' }),
    ).toBeVisible();
    await expect(page.getByText('Internal Server Error')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
    await expect(page).toHaveURL(`${site.origin}${quete}/jouer`);
    await page.waitForLoadState('networkidle');
    expect(documents).toEqual([quete, `${quete}/jouer`]);
  });
});

test.describe('a newer build', () => {
  test('makes the next navigation a full load of its destination, once', async ({
    page,
  }) => {
    await page.clock.install();
    const documents = watchDocuments(page);
    await page.goto(`${site.origin}/privacy?lu`);
    // An hour at once would cut what is under way.
    await page.waitForLoadState('networkidle');
    publishBuild(site, 'nouvelle');
    const asked = page.waitForResponse((response) =>
      response.url().includes('/builds/latest.json?'),
    );
    await page.clock.fastForward('01:00:00');
    await asked;
    // No reload while the reader stays.
    expect(documents).toEqual(['/privacy']);
    await footer(page).getByRole('link', { name: 'Mentions légales' }).click();
    await expect(page).toHaveURL(`${site.origin}/utilisation#mentions-legales`);
    await expect.poll(() => documents).toEqual(['/privacy', '/utilisation']);
    await page.clock.runFor(5_000);
    await whenAwake(page);
    await expect(page.locator('html')).toHaveAttribute('data-build', 'nouvelle');

    await footer(page).getByRole('link', { name: 'Données personnelles' }).click();
    await expect(page).toHaveTitle(/^Données personnelles/);
    expect(documents).toEqual(['/privacy', '/utilisation']);

    await page.goBack();
    await expect(page).toHaveURL(`${site.origin}/utilisation#mentions-legales`);
    await page.goBack();
    await expect(page).toHaveURL(`${site.origin}/privacy?lu`);
  });
});
