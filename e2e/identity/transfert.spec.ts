import type { Page } from '@playwright/test';
import { createPlayer, password } from '../drivers/account-driver.ts';
import { storedParties } from '../drivers/stored-parties.ts';
import { PlayDriver } from '../drivers/play-driver.ts';
import { SignInDriver } from '../drivers/sign-in-driver.ts';
import { listDocuments } from '../backend.ts';
import { expect, test } from '../fixtures.ts';

const quete = '/les_quetes/35/saint-malo/le-code-des-corsaires/jouer';

async function passAnEtape(page: Page, game: PlayDriver): Promise<void> {
  await game.seeEpreuve();
  await game.passEtape();
  await expect(page.getByText(/^La réponse était/)).toBeVisible();
}

async function partiesOf(uid: string): Promise<string[]> {
  const parties = await listDocuments('parties');
  return parties.filter(({ data }) => data['uid'] === uid).map(({ path }) => path);
}

/** The anonymous player of this page, once the party is proven. */
async function anonymousUid(page: Page): Promise<string> {
  let uid = '';
  await expect
    .poll(async () => {
      uid = (await storedParties(page))[0]?.envoi.uid ?? '';
      return uid === '' ? [] : partiesOf(uid);
    })
    .toHaveLength(1);
  return uid;
}

test('parties played without an account follow to it, and are gone on with in the same document', async ({
  page,
}) => {
  const account = await createPlayer('transfert');
  await page.goto(quete);
  const game = new PlayDriver(page);
  await game.expectEtape(1, 6);
  await passAnEtape(page, game);
  const anonymous = await anonymousUid(page);
  const [partie] = await partiesOf(anonymous);
  expect(partie).toMatch(/^parties\//);

  const driver = new SignInDriver(page);
  await driver.open('/login?redirect=%2Fuser');
  await driver.signIn(account.email, password);
  await page.getByRole('button', { name: 'Les ajouter à mon compte' }).click();
  await driver.expectAt('/user');
  const carnet = page.getByRole('region', { name: 'Mon carnet' });
  await expect(carnet.getByText(/code des corsaires/i)).toBeVisible();
  expect(await partiesOf(account.uid)).toEqual([partie]);
  expect(await partiesOf(anonymous)).toEqual([]);
  const transferts = await listDocuments('transferts');
  expect(transferts.filter(({ data }) => data['uid'] === anonymous)).toEqual([]);
  // The solution that was unlocked followed too.
  const deblocages = await listDocuments('deblocages');
  const ownersOf = deblocages.map(({ data }) => data['uid']);
  expect(ownersOf).toContain(account.uid);
  // Solutions seen before the transfer still count as seen.
  expect(ownersOf).toContain(anonymous);

  await page.goto(quete);
  await game.goOn();
  await game.expectEtape(2, 6);
  await passAnEtape(page, game);
  expect(await partiesOf(account.uid)).toEqual([partie]);
});
