import type { BrowserContextOptions, Page } from '@playwright/test';
import { listDocuments } from '../backend.ts';
import { createPlayer, openUserPage } from '../drivers/account-driver.ts';
import { PlayDriver } from '../drivers/play-driver.ts';
import { expect, test } from '../fixtures.ts';

const quete = '/les_quetes/35/saint-malo/le-code-des-corsaires/jouer';

async function passEtape(page: Page, numero: number): Promise<PlayDriver> {
  const game = new PlayDriver(page);
  await game.expectEtape(numero, 6);
  await game.seeEpreuve();
  await game.passEtape();
  await expect(page.getByRole('heading', { name: /Étape passée/ })).toBeVisible();
  await game.goOn();
  await game.expectEtape(numero + 1, 6);
  return game;
}

test('a party continues at the same place on another device of the account, and the first device follows, in one document', async ({
  page,
  openDevice,
}) => {
  const account = await createPlayer('deux-appareils');
  const reprise = async () => {
    const all = await listDocuments('reprises');
    return all.find(({ data }) => data['uid'] === account.uid)?.data;
  };
  await openUserPage(page, account);
  await page.goto(quete);
  await passEtape(page, 1);
  await expect.poll(async () => (await reprise())?.['finie']).toBe(false);
  const told = (await reprise())?.['operationId'];

  const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 } };
  const other = await (await openDevice(phone)).newPage();
  await openUserPage(other, account);
  await other.goto(quete);
  await passEtape(other, 2);
  await expect.poll(async () => (await reprise())?.['operationId']).not.toBe(told);

  // Back on the first one: at the other's étape, and nothing is counted twice.
  await page.goto(quete);
  await passEtape(page, 3);
  const own = async () => {
    const parties = await listDocuments('parties');
    return parties.filter(({ data }) => data['uid'] === account.uid);
  };
  await expect.poll(async () => (await own())[0]?.data['reussiteCount']).toBe(3);
  expect(await own()).toHaveLength(1);
});
