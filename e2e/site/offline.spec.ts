import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { turnOffBrowserCache } from '../drivers/browser-cache.ts';
import { whenAwake } from '../drivers/open-awake.ts';
import { expect, test } from '../fixtures.ts';
import { publishBuild, serveSiteCopy, type SiteCopy } from './site-copy.ts';

test.use({
  serviceWorkers: 'allow',
  allowedErrors: [/Failed to fetch dynamically imported module/],
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

/** The build of a page that the device keeps; null when it keeps none. */
function keptBuild(page: Page, pagePath: string): Promise<string | null> {
  return page.evaluate(async (wanted) => {
    const kept = await (await caches.open('pages')).match(wanted);
    const html = await kept?.text();
    return /data-build="([^"]+)"/.exec(html ?? '')?.[1] ?? null;
  }, pagePath);
}

/** How many files the page has loaded that the device does not keep yet. */
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

/** Opens a page, and waits until the device keeps it whole. */
async function visit(page: Page, pagePath: string): Promise<void> {
  await page.goto(site.origin + pagePath);
  if (pagePath === code) await expect(page.getByLabel('Texte en clair')).toBeVisible();
  await expect.poll(() => keptBuild(page, pagePath)).not.toBeNull();
  await expect.poll(() => unkeptCount(page)).toBe(0);
}

test('a code that was visited opens again without network, and its tool deciphers', async ({
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
});

test('an address that was never visited says that the network is missing, and leads back to what is kept', async ({
  page,
}) => {
  await visit(page, code);
  await site.close();
  await page.goto(site.origin + quete);
  await expect(
    page.getByRole('heading', { name: 'Le réseau ne répond pas' }),
  ).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('César');
});

test('pages of an account and pages with a secret in their address are never kept', async ({
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
  await page.evaluate(() => fetch('/builds/latest.json'));
  await expect.poll(() => keptBuild(page, '/privacy')).toBe('nouvelle');
  await expect.poll(() => keptBuild(page, '/shell')).toBe('nouvelle');
  await site.close();

  const html = page.locator('html');
  await page.goto(`${site.origin}/privacy`);
  await expect(html).toHaveAttribute('data-build', 'nouvelle');
  await page.goto(`${site.origin}/faq`);
  await expect(html).toHaveAttribute('data-build', 'nouvelle');
});
