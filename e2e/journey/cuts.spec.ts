import type { Page } from '@playwright/test';
import { localHost, profiles } from '../../tools/lib/environment.ts';
import { randomOf } from '../../tools/lib/random.ts';
import { saintMalo } from '../../tools/seed/saint-malo.ts';
import {
  CorsairesDriver,
  corsaires,
  corsairesAnswers,
  expectProvenOnce,
} from '../drivers/corsaires-driver.ts';
import { expect, test } from '../fixtures.ts';

// Log of the Firestore SDK on a cut stream.
test.use({ allowedErrors: [/RPC_ERROR HTTP error has no status/] });

// A page has more parts than the 250 that a browser remembers by itself.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => performance.setResourceTimingBufferSize(5_000));
});

/** The files of this quête's épreuves loaded on demand: the rare kinds share one. */
const lazyFiles = new Set(
  saintMalo.parcours.etapes
    .map(({ epreuve }) => epreuve.type)
    .filter((type) => !['aucune', 'choix', 'texte', 'nombre'].includes(type))
    .map((type) => (type === 'message_code' ? 'player' : 'rare-players')),
);

/** The épreuves loaded apart by this quête: once the phone is idle, late on a busy one. */
async function whenEpreuvesAreThere(page: Page): Promise<void> {
  await page.waitForFunction(
    (count) =>
      new Set(
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => /\/(?:rare-players|player)-[\w-]{7}\.js$/.test(name)),
      ).size >= count,
    lazyFiles.size,
  );
  await page.waitForLoadState('networkidle');
}

test('a party whose network is cut and back at moments drawn by lot is played to its end, and each of its answers proven once', async ({
  page,
  context,
}) => {
  const chance = randomOf(20_261_123);
  const states: boolean[] = [];
  const cutOrMend = async () => {
    const isOffline = chance() < 0.5;
    states.push(isOffline);
    await context.setOffline(isOffline);
  };
  const game = new CorsairesDriver(page);
  await page.goto(`${corsaires}/jouer`);
  await whenEpreuvesAreThere(page);
  for (const index of corsairesAnswers.keys()) {
    const numero = index + 1;
    await cutOrMend();
    await game.open(numero);
    await cutOrMend();
    await game.answer(numero);
    // While the answer is on its way.
    await cutOrMend();
    await game.expectRight();
    await game.goOn();
  }
  await game.expectEnd();
  expect(new Set(states).size).toBe(2);

  const pseudonyme = 'Coupures';
  await game.giveAvis(pseudonyme);
  await context.setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expectProvenOnce(page, pseudonyme);
});

test('a party of which one answer of the server is swallowed at each étape is played to its end, and each of its answers proven once', async ({
  page,
  context,
}) => {
  let toSwallow = 0;
  const { firestore } = profiles.test.ports;
  await context.route(`http://${localHost}:${firestore}/v1/**:commit*`, async (route) => {
    if (toSwallow === 0) return route.fallback();
    toSwallow -= 1;
    // The write succeeds, and its answer is lost.
    await route.fetch();
    return undefined;
  });
  const findNetwork = () =>
    page.evaluate(() => window.dispatchEvent(new Event('online')));
  const game = new CorsairesDriver(page);
  await page.goto(`${corsaires}/jouer`);
  await whenEpreuvesAreThere(page);
  for (const index of corsairesAnswers.keys()) {
    const numero = index + 1;
    await game.open(numero);
    toSwallow += 1;
    await game.answer(numero);
    await game.expectRight();
    // Earlier writes are given up first.
    const left = async () => {
      await findNetwork();
      return toSwallow;
    };
    await expect.poll(left, { timeout: 60_000 }).toBe(0);
    await game.goOn();
  }
  await game.expectEnd();
  const pseudonyme = 'Sans réponse';
  await game.giveAvis(pseudonyme);
  await findNetwork();
  await expectProvenOnce(page, pseudonyme);
});
