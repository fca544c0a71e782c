import type { Page } from '@playwright/test';
import { listDocuments, readDocument } from '../backend.ts';
import { corsaires, CorsairesDriver } from '../drivers/corsaires-driver.ts';
import { partsAhead } from '../drivers/parts-ahead.ts';
import { storedParties } from '../drivers/stored-parties.ts';
import { expect, test } from '../fixtures.ts';

const smallPhone = { viewport: { width: 360, height: 640 } };

/** From an étape straight to the end, which gives up the last one. */
async function endThere(page: Page, game: CorsairesDriver): Promise<void> {
  await game.openMenu('Besoin d’aide\u202F?', 'Écourter la balade');
  await game.skipToLastEtape();
  await game.seeEpreuve();
  await game.passEtape();
  await game.goOn();
  await expect(
    page.getByRole('heading', { level: 1, name: /Belle balade/ }),
  ).toBeVisible();
}

async function playAgain(page: Page, game: CorsairesDriver): Promise<void> {
  await game.unfold('Revoir, rejouer, partager');
  await page.getByRole('link', { name: 'Rejouer' }).click();
  await game.open(1);
}

/** The server's copy of every party played on this device, the oldest first; null if it has none. */
async function provenParties(page: Page) {
  const kept = await storedParties(page);
  const oldestFirst = kept.toSorted((a, b) => a.partie.startedAt - b.partie.startedAt);
  return Promise.all(
    oldestFirst.map(async ({ envoi }) => {
      const stored = await readDocument(`parties/${envoi.documentId}`);
      if (stored === null) return null;
      const { points, reussiteCount, finishedAt } = stored.data;
      return { points, reussiteCount, isFinished: finishedAt !== null };
    }),
  );
}

test('three parties that were played on one phone without network are all proven once it is back, and no answer is refused for a solution that was given up', async ({
  openDevice,
}) => {
  const context = await openDevice(smallPhone);
  const page = await context.newPage();
  const parts = partsAhead(page);
  await page.goto(`${corsaires}/jouer`);
  const game = new CorsairesDriver(page);
  await game.expectEtape(1, 6);
  await parts;
  await context.setOffline(true);

  await game.open(1);
  await game.answer(1);
  await game.expectRight();
  await endThere(page, game);
  await playAgain(page, game);
  await game.passEtape();
  await endThere(page, game);
  await playAgain(page, game);
  await game.answer(1);
  await game.expectRight();
  await game.goOn();
  await game.open(2);
  await game.passEtape();

  await context.setOffline(false);
  await expect
    .poll(() => provenParties(page), { timeout: 90_000 })
    .toEqual([
      { points: 25, reussiteCount: 2, isFinished: true },
      { points: 0, reussiteCount: 2, isFinished: true },
      { points: 25, reussiteCount: 2, isFinished: false },
    ]);
  // Only the party on the screen has unlocked the solution it gave up.
  await expect(page.getByText(/^La réponse était/)).toBeVisible();
  const [uid = ''] = (await storedParties(page)).map(({ envoi }) => envoi.uid ?? '');
  const own = (await listDocuments('deblocages')).filter(
    ({ data }) => data['uid'] === uid,
  );
  expect(own).toHaveLength(1);
  // One answer, stored once, has proven two parties.
  const essais = (await listDocuments('essais')).filter(
    ({ data }) => data['uid'] === uid,
  );
  expect(essais.map(({ data }) => [data['numero'], data['reponse']])).toEqual([
    [1, 'anne'],
  ]);
});
