import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserContext, Page, TestInfo } from '@playwright/test';
import {
  corsaires,
  corsairesAnswers,
  CorsairesDriver,
} from '../drivers/corsaires-driver.ts';
import { SaintFiacreDriver } from '../drivers/saint-fiacre-driver.ts';
import { serveFolder } from '../drivers/static-server.ts';
import { wordsOf } from '../drivers/words-of.ts';
import { expect, test } from '../fixtures.ts';

/** Takes a quête away from its sheet, and returns the path of its zip. */
async function takeAway(page: Page, quete: string, testInfo: TestInfo): Promise<string> {
  await page.goto(quete);
  await page.getByText(/^Plus\s: favori/).click();
  await page.getByRole('button', { name: 'Emporter la quête' }).click();
  const coming = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Préparer le dossier \(.+ environ\)$/ })
    .click();
  const download = await coming;
  const file = testInfo.outputPath(download.suggestedFilename());
  await download.saveAs(file);
  return file;
}

/** Unpacks a zip with the tool of most servers, and returns its only folder. */
function unpack(zip: string, testInfo: TestInfo): string {
  const parent = testInfo.outputPath('dossier');
  mkdirSync(parent, { recursive: true });
  execFileSync('unzip', ['-q', '-o', zip, '-d', parent]);
  const [name = ''] = readdirSync(parent);
  return path.join(parent, name);
}

/** The hosts of addresses, each once; files have `null`. */
function hostsOf(addresses: readonly string[]): string[] {
  const hosts = addresses
    .filter((address) => !/^(blob|data):/.test(address))
    .map((address) => new URL(address).origin);
  return [...new Set(hosts)];
}

/** Every address that the pages of a device ask for. */
function watchRequests(context: BrowserContext): string[] {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  return asked;
}

test('a quête taken from its sheet is played from a disk to its end, with its answers, and asks nothing of any host', async ({
  page,
  browser,
}, testInfo) => {
  const zip = await takeAway(page, corsaires, testInfo);
  const folder = unpack(zip, testInfo);
  expect(readFileSync(path.join(folder, 'quete.js'), 'utf8')).not.toContain('1535');

  const device = await browser.newContext({ locale: 'fr-FR' });
  const asked = watchRequests(device);
  const disk = await device.newPage();
  await device.setOffline(true);
  await disk.goto(pathToFileURL(path.join(folder, 'index.html')).href);
  await disk.getByRole('link', { name: 'Jouer' }).click();
  const game = new CorsairesDriver(disk);
  for (const numero of corsairesAnswers.keys()) {
    await game.open(numero + 1);
    if (numero === 3) {
      const wheel = disk.getByRole('spinbutton', { name: 'Roue 1 sur 4' });
      await expect(wheel).toBeVisible();
      await disk.reload();
      await expect(wheel).toBeVisible();
    }
    await game.answer(numero + 1);
    await game.expectRight();
    await game.goOn();
  }
  await game.expectEnd();
  await game.unfold('Certificat');
  await disk.getByRole('button', { name: 'Voir le certificat' }).click();
  await expect(disk.getByRole('button', { name: 'Imprimer ou PDF' })).toBeVisible();
  expect(hostsOf(asked)).toEqual(['null']);
  await device.close();
});

test('on an intranet without https an answer is judged, and the living quête is named', async ({
  page,
  browser,
}, testInfo) => {
  const folder = unpack(await takeAway(page, corsaires, testInfo), testInfo);
  const server = await serveFolder(folder);
  const device = await browser.newContext({ locale: 'fr-FR' });
  // As a browser is on plain http.
  await device.addInitScript(() => {
    Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined });
  });
  const web = await device.newPage();
  await web.goto(`${server.address}index.html`);
  const living = web.getByRole('link', { name: 'La quête à jour est sur son site' });
  await expect(living).toHaveAttribute('href', new RegExp(`^http.*${corsaires}$`));
  await web.getByRole('link', { name: 'Jouer' }).click();
  const game = new CorsairesDriver(web);
  await game.open(1);
  await game.answer(1);
  await game.expectRight();
  await device.close();
  await server.close();
});

/** The folder that the site ships, unpacked. */
async function saintFiacreFolder(page: Page, testInfo: TestInfo): Promise<string> {
  const zip = testInfo.outputPath('saint-fiacre.zip');
  const answer = await page.request.get('/joueur/saint-fiacre.zip');
  writeFileSync(zip, await answer.body());
  return unpack(zip, testInfo);
}

test('the folder of the site has every kind of épreuve, and is played from a disk in flight mode', async ({
  page,
  browser,
}, testInfo) => {
  const folder = await saintFiacreFolder(page, testInfo);
  const device = await browser.newContext({ locale: 'fr-FR' });
  const asked = watchRequests(device);
  const disk = await device.newPage();
  await device.setOffline(true);
  await disk.goto(pathToFileURL(path.join(folder, 'index.html')).href);
  const game = new SaintFiacreDriver(disk, 'fr', (french) => french);
  await game.playAll(async () => {
    await disk.reload();
  });
  await disk.getByRole('link', { name: 'Voir notre carnet' }).click();
  const carnet = disk.getByRole('region', { name: 'Notre carnet' });
  await expect(carnet).toContainText('L’or des lavandières');
  // Printing would wait for a dialog.
  await disk.evaluate(() => {
    window.print = () => undefined;
  });
  await disk.getByRole('button', { name: 'Livret à imprimer' }).click();
  await expect(disk.locator('.papier-page').first()).toBeAttached();
  expect(hostsOf(asked)).toEqual(['null']);
  await device.close();
});

test('below any address of a web space that folder is played in German, and asks nothing of another host', async ({
  page,
  browser,
}, testInfo) => {
  const folder = await saintFiacreFolder(page, testInfo);
  const server = await serveFolder(folder);
  const device = await browser.newContext({ locale: 'de-DE' });
  const asked = watchRequests(device);
  const web = await device.newPage();
  await web.goto(`${server.address}index.html`);
  await expect(web.locator('html')).toHaveAttribute('lang', 'de');
  const game = new SaintFiacreDriver(web, 'de', await wordsOf('de'));
  await game.playAll(async () => {
    await web.reload();
  });
  expect(hostsOf(asked)).toEqual([new URL(server.address).origin]);
  await device.close();
  await server.close();
});

test('every unzipper at hand reads the folder, and two of the same quête are the same', async ({
  page,
}, testInfo) => {
  const once = readFileSync(await takeAway(page, corsaires, testInfo));
  const zip = await takeAway(page, corsaires, testInfo);
  expect(readFileSync(zip).equals(once)).toBe(true);
  for (const [tool = '', ...parameters] of [
    ['unzip', '-tq', zip],
    ['bsdtar', '-tf', zip],
    ['python3', '-m', 'zipfile', '-t', zip],
  ]) {
    const { status, error } = spawnSync(tool, parameters);
    // A machine that has not the tool cannot be asked.
    if (error === undefined) expect(status, tool).toBe(0);
  }
});
