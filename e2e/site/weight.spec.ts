import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { profiles, siteFolder } from '../../tools/lib/environment.ts';
import { weigh } from '../../tools/build/site-weight.ts';
import { saintMalo } from '../../tools/seed/saint-malo.ts';
import { PlayDriver } from '../drivers/play-driver.ts';
import { expect, test } from '../fixtures.ts';

/**
 * Scripts of the screens that no build renders, in kilobytes of 1,024 bytes (gzip -9); pages of the build have their gate
 * in tools/build/site-weight.ts. Decision 143 says which numbers are above those of design/quality.md, and why.
 */
const budgets = {
  firstEtape: 240,
  etapeWithMap: 341,
  provenAnswer: 339,
  /** Without Firestore. */
  desk: 345,
  /** With its map, without Firestore. */
  workshop: 527,
};

const folder = siteFolder(profiles.test);
const quete = '/les_quetes/35/saint-malo/le-code-des-corsaires';

/** What a page has asked for to show what it shows: nothing ahead of what may be wanted next. */
async function watchScripts(page: Page): Promise<() => Buffer[]> {
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.js$/.test(pathname)) files.add(pathname);
  });
  await page.addInitScript(() => {
    // What comes ahead comes when the browser is idle.
    Object.assign(window, { requestIdleCallback: () => 0 });
  });
  return () => [...files].map((file) => readFileSync(path.join(folder, file)));
}

function kiloOf(scripts: readonly Buffer[]): number {
  return scripts.reduce((sum, script) => sum + weigh(script).gzip, 0) / 1_024;
}

function withoutFirestore(scripts: readonly Buffer[]): Buffer[] {
  return scripts.filter((script) => !script.includes('@firebase/firestore'));
}

async function expectWithin(
  page: Page,
  budget: number,
  scripts: () => readonly Buffer[],
): Promise<void> {
  await page.waitForLoadState('networkidle');
  const weight = kiloOf(scripts());
  test.info().annotations.push({ type: 'kB', description: weight.toFixed(1) });
  expect(weight).toBeGreaterThan(100);
  expect(weight).toBeLessThanOrEqual(budget);
}

test('the first étape of a party is within its weight, and its map', async ({ page }) => {
  const scripts = await watchScripts(page);
  await page.goto(`${quete}/jouer`);
  await new PlayDriver(page).expectEtape(1, 6);
  await expectWithin(page, budgets.firstEtape, scripts);
  await page.getByRole('button', { name: 'Où aller ?' }).click();
  await expect(page.locator('.leaflet-marker-icon').first()).toBeVisible();
  await expectWithin(page, budgets.etapeWithMap, scripts);
});

test('a right answer that the rules have proven is within its weight', async ({
  page,
}) => {
  const scripts = await watchScripts(page);
  await page.goto(`${quete}/jouer`);
  const game = new PlayDriver(page);
  await game.expectEtape(1, 6);
  await game.seeEpreuve();
  const written = page.waitForResponse((response) => response.url().includes(':commit'));
  await game.answerTexte('Anne');
  await game.expectRight();
  await written;
  await expectWithin(page, budgets.provenAnswer, scripts);
});

test('the desk is within its weight', async ({ adminPage }) => {
  const scripts = await watchScripts(adminPage);
  await adminPage.goto('/admin/parcours/dashboard');
  await expect(adminPage.getByRole('heading', { name: 'Les parcours' })).toBeVisible();
  await expectWithin(adminPage, budgets.desk, () => withoutFirestore(scripts()));
});

test('the workshop is within its weight, with its map', async ({ adminPage }) => {
  const scripts = await watchScripts(adminPage);
  await adminPage.goto(`/admin/parcours/edit?id=${saintMalo.parcours.id}`);
  await expect(adminPage.locator('.leaflet-marker-icon').first()).toBeVisible();
  await expectWithin(adminPage, budgets.workshop, () => withoutFirestore(scripts()));
});
