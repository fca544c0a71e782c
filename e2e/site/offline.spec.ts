import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { turnOffBrowserCache } from '../drivers/browser-cache.ts';
import { whenAwake } from '../drivers/open-awake.ts';
import { VisiteDriver } from '../drivers/visite-driver.ts';
import { expect, test } from '../fixtures.ts';
import { publishBuild, serveSiteCopy, type SiteCopy } from './site-copy.ts';

test.use({
  serviceWorkers: 'allow',
  allowedErrors: [/Failed to fetch|The code of a part of the page could not be loaded/],
});

const code = '/les_codes/substitution/cesar';
const quete = '/les_quetes/17/la-rochelle/trois-tours-face-a-l-ocean';

let site: SiteCopy;

test.beforeEach(async ({ page }) => {
  await turnOffBrowserCache(page);
  site = await serveSiteCopy();
});

test.afterEach(async ({ page }) => {
  await page.close();
});

/** The build of a page stored on the device; null without one. */
function keptBuild(page: Page, pagePath: string): Promise<string | null> {
  return page.evaluate(async (wanted) => {
    const kept = await (await caches.open('pages')).match(wanted);
    const html = await kept?.text();
    return /data-build="([^"]+)"/.exec(html ?? '')?.[1] ?? null;
  }, pagePath);
}

/** Number of files loaded by the page and not yet stored on the device. */
function unkeptCount(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const kept = await caches.open('fichiers');
    const loaded = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/assets/'));
    const answers = await Promise.all(loaded.map(({ name }) => kept.match(name)));
    return answers.filter((answer) => answer === undefined).length;
  });
}

/** Opens a page, and waits until the device has stored the whole of it. */
async function visit(page: Page, pagePath: string): Promise<void> {
  await page.goto(site.origin + pagePath);
  if (pagePath === code) await expect(page.getByLabel('Texte en clair')).toBeVisible();
  await expect.poll(() => keptBuild(page, pagePath)).not.toBeNull();
  await expect.poll(() => unkeptCount(page)).toBe(0);
}

/** A square of a map, as the service sends it. */
async function drawTile(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 256;
    canvas.height = 256;
    canvas.getContext('2d')?.fillRect(20, 20, 200, 60);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

test('a code that was visited opens again without network, and its tool deciphers; an address that never was says that the network is missing, and leads back', async ({
  page,
}) => {
  await visit(page, code);
  await site.close();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('César');
  await whenAwake(page);
  const tool = page.getByRole('textbox', { name: 'Texte en clair' });
  await tool.fill('Bonjour');
  await expect(page.getByText('ERQMRXU')).toBeVisible();
  await page.goto(site.origin + quete);
  await expect(
    page.getByRole('heading', { name: 'Le réseau ne répond pas' }),
  ).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('César');
});

test('pages of an account and pages with a secret in their address are never stored', async ({
  page,
}) => {
  await visit(page, code);
  await page.goto(`${site.origin}/login?redirect=%2Fuser`);
  await page.goto(`${site.origin}/reset-password?oobCode=secret`);
  await page.goto(site.origin + code);
  const kept = await page.evaluate(async () => {
    const stores = await Promise.all(
      (await caches.keys()).map((name) => caches.open(name)),
    );
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  });
  expect(kept).toContain(code);
  expect(
    kept.filter((one) => /^\/(login|user|reset-password)|oobCode/.test(one)),
  ).toEqual([]);
  await site.close();
});

test('once a newer build was told of, nothing older is shown: what was kept is renewed, or gone', async ({
  page,
}) => {
  await visit(page, '/privacy');
  await visit(page, '/faq');
  publishBuild(site, 'nouvelle');
  rmSync(path.join(site.folder, 'faq.html'));
  await page.evaluate(async () => (await fetch('/builds/latest.json')).text());
  await expect.poll(() => keptBuild(page, '/privacy')).toBe('nouvelle');
  await expect.poll(() => keptBuild(page, '/shell')).toBe('nouvelle');
  await site.close();

  const html = page.locator('html');
  await page.goto(`${site.origin}/privacy`);
  await expect(html).toHaveAttribute('data-build', 'nouvelle');
  await page.goto(`${site.origin}/faq`);
  await expect(html).toHaveAttribute('data-build', 'nouvelle');
});

test('a quête that was kept is begun, played and ended in flight mode, with its pictures and its map', async ({
  page,
  context,
}) => {
  const tile = await drawTile(page);
  const askedTiles: string[] = [];
  await context.route('https://data.geopf.fr/**', async (route) => {
    askedTiles.push(route.request().url());
    await route.fulfill({
      contentType: 'image/png',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: tile,
    });
  });
  await visit(page, quete);
  await page.getByRole('link', { name: 'Avant de partir', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Avant de partir' })).toBeVisible();
  await expect(page.getByText(/^Environ \d/)).toBeVisible();
  await page.getByRole('button', { name: 'Garder sur ce téléphone' }).click();
  await expect(
    page.getByText(
      /Sur ce téléphone\s: textes, images et carte .*pouvez jouer sans réseau/,
    ),
  ).toBeVisible();
  // Each tile once, even with the requests for the size.
  expect(new Set(askedTiles).size).toBe(askedTiles.length);

  await site.close();
  await context.setOffline(true);
  await page.goto(`${site.origin}${quete}/jouer`);
  const game = new VisiteDriver(page);
  await game.expectEtape(1, 6);
  const isDrawn = (image: Element) => (image as HTMLImageElement).naturalWidth > 0;
  await expect
    .poll(() => page.getByRole('figure').getByRole('img').evaluate(isDrawn))
    .toBe(true);
  await page.getByRole('button', { name: /^Où aller/ }).click();
  // Missing tiles would show the notice of the plain background instead.
  const tiles = page.locator('.map-tuiles img.leaflet-tile-loaded');
  await expect(tiles.first()).toBeVisible();
  await expect.poll(() => tiles.first().evaluate(isDrawn)).toBe(true);
  await page.getByRole('button', { name: 'Fermer' }).click();
  await game.walkFrom(1);
});
