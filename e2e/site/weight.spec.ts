import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { profiles, siteFolder } from '../../tools/lib/environment.ts';
import { weigh } from '../../tools/build/site-weight.ts';
import { saintMalo } from '../../tools/seed/saint-malo.ts';
import { PlayDriver } from '../drivers/play-driver.ts';
import { expect, keepAdminSession, test } from '../fixtures.ts';

/**
 * Scripts of the screens that no build renders, in kilobytes of 1,024 bytes (gzip -9), and their files; pages of the build have their gate
 * in tools/build/site-weight.ts. Decision 143 gives the reason of each number.
 */
const budgets = {
  firstEtape: { kilo: 230, files: 45 },
  etapeWithMap: { kilo: 341, files: 72 },
  /** The way on is in view, with its map. */
  provenAnswer: { kilo: 428, files: 104 },
  /** Without Firestore. */
  desk: { kilo: 304, files: 98 },
  /** With its map, without Firestore. */
  workshop: { kilo: 527, files: 145 },
};

const folder = siteFolder(profiles.test);
const quete = '/les_quetes/35/saint-malo/le-code-des-corsaires';

/** Scripts requested by a page for its content, without prefetches. */
async function watchScripts(page: Page): Promise<() => Buffer[]> {
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.js$/.test(pathname)) files.add(pathname);
  });
  await page.addInitScript(() => {
    // Prefetches run when the browser is idle.
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
  budget: { kilo: number; files: number },
  scripts: () => readonly Buffer[],
): Promise<void> {
  await page.waitForLoadState('networkidle');
  const files = scripts();
  const weight = kiloOf(files);
  const description = `${weight.toFixed(1)} kB, ${files.length} files`;
  test.info().annotations.push({ type: 'weight', description });
  expect(weight).toBeGreaterThan(100);
  expect(weight).toBeLessThanOrEqual(budget.kilo);
  expect(files.length).toBeLessThanOrEqual(budget.files);
}

test('a party is within its weight: its first étape, the map, and a right answer that the rules have proven', async ({
  page,
  openDevice,
}) => {
  const scripts = await watchScripts(page);
  await page.goto(`${quete}/jouer`);
  await new PlayDriver(page).expectEtape(1, 6);
  await expectWithin(page, budgets.firstEtape, scripts);
  await page.getByRole('button', { name: 'Où aller ?' }).click();
  await expect(page.locator('.leaflet-marker-icon').first()).toBeVisible();
  await expectWithin(page, budgets.etapeWithMap, scripts);

  const other = await (await openDevice()).newPage();
  const withoutMap = await watchScripts(other);
  await other.goto(`${quete}/jouer`);
  const game = new PlayDriver(other);
  await game.expectEtape(1, 6);
  await game.seeEpreuve();
  const written = other.waitForResponse((response) => response.url().includes(':commit'));
  await game.answerTexte('Anne');
  await game.expectRight();
  await written;
  await expectWithin(other, budgets.provenAnswer, withoutMap);
});

test('the desk and the workshop with its map are within their weights', async ({
  openDevice,
}) => {
  const openAsAdmin = async () => {
    const page = await (await openDevice()).newPage();
    await keepAdminSession(page);
    return page;
  };
  const desk = await openAsAdmin();
  const ofDesk = await watchScripts(desk);
  await desk.goto('/admin/parcours/dashboard');
  await expect(desk.getByRole('heading', { name: 'Les parcours' })).toBeVisible();
  await expectWithin(desk, budgets.desk, () => withoutFirestore(ofDesk()));

  const workshop = await openAsAdmin();
  const ofWorkshop = await watchScripts(workshop);
  await workshop.goto(`/admin/parcours/edit?id=${saintMalo.parcours.id}`);
  await expect(workshop.locator('.leaflet-marker-icon').first()).toBeVisible();
  await expectWithin(workshop, budgets.workshop, () => withoutFirestore(ofWorkshop()));
});
