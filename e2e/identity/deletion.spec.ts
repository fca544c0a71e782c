import { createPlayer, openUserPage, setting } from '../drivers/account-driver.ts';
import { findAccount } from '../drivers/auth-emulator.ts';
import { PlayDriver } from '../drivers/play-driver.ts';
import { listFiles, storedFile } from '../drivers/storage-emulator.ts';
import {
  listDocuments,
  listEverything,
  readDocument,
  readLiveData,
  writeDocument,
} from '../backend.ts';
import { expect, expectAxeSilent, test } from '../fixtures.ts';
import type { Page } from '@playwright/test';

const picture = 'tools/seed/images/colmar/maison-pfister.webp';

/** A player who has given an étape up, and so left a party, a réussite and a déblocage. */
async function playAnEtape(page: Page, uid: string): Promise<string> {
  await page.goto('/les_quetes/35/saint-malo/le-code-des-corsaires/jouer');
  const game = new PlayDriver(page);
  await game.expectEtape(1, 6);
  await game.seeEpreuve();
  await game.passEtape();
  // It arrives, or it is there already.
  await expect(
    page.getByText(/^La (solution arrive|réponse était)/).first(),
  ).toBeVisible();
  let path = '';
  // It is proven behind the screen.
  await expect
    .poll(async () => {
      const parties = await listDocuments('parties');
      path = parties.find(({ data }) => data['uid'] === uid)?.path ?? '';
      const keys = await listDocuments('deblocages');
      return path !== '' && keys.some(({ data }) => data['uid'] === uid);
    })
    .toBe(true);
  return path;
}

/** Everything that names the account: its documents, those under them, its files, its live data. */
async function tracesOf(uid: string, partiePath: string): Promise<string[]> {
  const documents = await listEverything();
  const files = await listFiles();
  return [
    ...documents
      .filter(
        ({ path, data }) =>
          path.includes(uid) ||
          path.startsWith(partiePath) ||
          JSON.stringify(data).includes(uid),
      )
      .map(({ path }) => path),
    ...files.filter((path) => path.includes(uid)),
    ...(JSON.stringify(await readLiveData()).includes(uid) ? ['the live data'] : []),
  ];
}

async function confirm(page: Page): Promise<void> {
  const row = setting(page, 'Supprimer mon compte');
  await row.getByRole('button', { name: /^Supprimer… / }).click();
  await row.getByRole('button', { name: 'Supprimer mon compte pour toujours' }).click();
  await expect(row.getByLabel(/^J’ai compris/)).toBeFocused();
  await expect(row.getByText('Cochez cette case pour confirmer.')).toBeVisible();
  await row.getByLabel(/^J’ai compris/).check();
}

test('a deletion of one’s account says what goes, and leaves nothing behind but counts: no answer, no file, no party on the device', async ({
  page,
}) => {
  const account = await createPlayer('depart');
  const { uid } = account;
  await openUserPage(page, account);
  await page.getByRole('button', { name: 'Changer Image' }).click();
  await page.getByLabel('Choisir une image').setInputFiles(picture);
  await page.getByRole('button', { name: 'Garder cette image' }).click();
  await expect(page.getByText('Votre image est changée.')).toBeVisible();
  const stored = await storedFile(`avatars/${uid}`);
  expect(stored).toMatchObject({ contentType: 'image/webp' });
  expect(Number(stored?.size)).toBeLessThan(40_000);
  const partie = await playAnEtape(page, uid);
  const essai = `essais/${uid}_35_saint-malo_le-code-des-corsaires_1_etapeOubliee1`;
  await writeDocument(essai, {
    ...{ uid: { stringValue: uid }, reponse: { stringValue: 'anne' } },
    numero: { integerValue: '4' },
  });
  await writeDocument(`transferts/${'ab'.repeat(16)}`, { uid: { stringValue: uid } });
  const traces = await tracesOf(uid, partie);
  for (const place of ['parties/', 'deblocages/', 'transferts/', 'avatars/']) {
    expect(
      traces.some((path) => path.startsWith(place)),
      place,
    ).toBe(true);
  }
  expect(traces.some((path) => path.includes('/reussites/'))).toBe(true);
  expect(traces.some((path) => path.startsWith('essais/'))).toBe(true);

  await page.goto('/user');
  await confirm(page);
  await expectAxeSilent(page);
  await expect(page.getByText('1 partie, avec les réponses et les points')).toBeVisible();
  await page.getByRole('button', { name: 'Supprimer mon compte pour toujours' }).click();
  await page.waitForURL((url) => url.pathname === '/');

  // Counters (begun parties, tries, seen solutions) stay until their date, without naming their subject.
  const left = await tracesOf(uid, partie);
  const counters = ['debut', 'reprise'].map((genre) => `debits/${uid}/genres/${genre}`);
  expect(left).toEqual([
    ...counters,
    expect.stringMatching(`^deblocages/${uid}_`) as unknown,
    essai,
  ]);
  expect((await readDocument(essai))?.data).toEqual({ uid, reponse: '', numero: 4 });
  for (const counter of counters) {
    expect((await readDocument(counter))?.data).toMatchObject({ de: '', n: 1 });
  }
  expect(await findAccount(account.email)).toBeNull();
  await page.goto('/user');
  await page.waitForURL('**/login?redirect=%2Fuser');
  const kept = await page.evaluate(
    () =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open('qc');
        opening.onerror = () => reject(new Error('It cannot be opened.'));
        opening.onsuccess = () => {
          const all = opening.result
            .transaction('parties')
            .objectStore('parties')
            .getAll();
          all.onsuccess = () => resolve(all.result);
        };
      }),
  );
  expect(kept).toEqual([]);
});
