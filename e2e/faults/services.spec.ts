import type { Page, Route } from '@playwright/test';
import { localHost, profiles } from '../../tools/lib/environment.ts';
import { listDocuments, readDocument } from '../backend.ts';
import { storedFile } from '../drivers/storage-emulator.ts';
import {
  CorsairesDriver,
  corsaires,
  expectProvenOnce,
} from '../drivers/corsaires-driver.ts';
import { expect, test } from '../fixtures.ts';

// Log of the browser about a delayed write, and of the SDK about a silent server.
test.use({ allowedErrors: [/status of 409|RPC_ERROR HTTP error has no status/] });

const { ports } = profiles.test;
const services = {
  auth: `http://${localHost}:${ports.auth}/**`,
  firestore: `http://${localHost}:${ports.firestore}/**`,
  storage: `http://${localHost}:${ports.storage}/**`,
} as const;
type Service = keyof typeof services;

const refuse = (route: Route) => route.abort('connectionrefused');

/** As a killed server: its address does not answer. The others, and the other tests, have theirs. */
async function kill(page: Page, service: Service): Promise<void> {
  await page.context().route(services[service], refuse);
}

async function start(page: Page, service: Service): Promise<void> {
  await page.context().unroute(services[service], refuse);
  await findNetwork(page);
}

/** All is tried again by itself, after growing pauses; a phone that finds its network again does not wait for them. */
async function findNetwork(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}

/** Of the next writes: the first is delayed, as under many concurrent writes; the second is done, and its answer lost. */
async function troubleTwoWrites(page: Page): Promise<() => Promise<void>> {
  let count = 0;
  const commits = `${services.firestore.slice(0, -2)}v1/**:commit*`;
  const trouble = async (route: Route) => {
    count += 1;
    if (count === 1) {
      const error = { code: 409, status: 'ABORTED', message: 'Too much contention.' };
      await route.fulfill({
        status: 409,
        headers: { 'Access-Control-Allow-Origin': '*' },
        json: { error },
      });
    } else if (count === 2) {
      await route.fetch();
      await route.abort('connectionreset');
    } else await route.fallback();
  };
  await page.context().route(commits, trouble);
  return async () => {
    const written = async () => {
      await findNetwork(page);
      return count;
    };
    await expect.poll(written).toBeGreaterThan(2);
    await page.context().unroute(commits, trouble);
  };
}

test('a party goes on while each server is killed in turn, puts a write off or loses its answer, and all is proven when they are back, once', async ({
  page,
}) => {
  const game = new CorsairesDriver(page);
  const answer = async (numero: number) => {
    await game.open(numero);
    await game.answer(numero);
    // Judged on the phone: it waits for no server.
    await game.expectRight();
    await game.goOn();
  };

  await page.goto(`${corsaires}/jouer`);
  await kill(page, 'auth');
  await answer(1);
  await answer(2);
  await kill(page, 'firestore');
  await start(page, 'auth');
  await answer(3);
  await answer(4);
  const untilTroubled = await troubleTwoWrites(page);
  await start(page, 'firestore');
  await untilTroubled();
  await answer(5);
  await answer(6);
  await game.expectEnd();
  await findNetwork(page);
  const pseudonyme = 'Malgré tout';
  await game.giveAvis(pseudonyme);
  await expectProvenOnce(page, pseudonyme);
});

test('an author writes on while each server is killed in turn or loses its answer; text and image go online when they are back', async ({
  adminPage: page,
  builder,
}) => {
  await builder.field('Titre').fill('Avant la panne');
  await builder.expectSavedOnline();
  const path = `parcours/${builder.parcoursId()}`;
  const online = async () => (await readDocument(path))?.data['titre'];

  // Firestore is unreachable, then takes a save whose answer is lost: no conflict with one's own text.
  await kill(page, 'firestore');
  await builder.field('Titre').fill('Pendant la panne');
  await expect(page.getByText('Enregistré sur cet appareil').first()).toBeVisible();
  expect(await online()).toBe('Avant la panne');
  const untilTroubled = await troubleTwoWrites(page);
  await start(page, 'firestore');
  await expect.poll(online).toBe('Pendant la panne');
  await builder.field('Titre').fill('Après la panne');
  await untilTroubled();
  await expect.poll(online).toBe('Après la panne');
  await builder.expectSavedOnline();
  await expect(page.getByText(/^Sa version/)).toHaveCount(0);

  // Without Storage the image waits on the device, and leaves by itself; identity is away meanwhile.
  await kill(page, 'storage');
  await kill(page, 'auth');
  await builder
    .etape(1)
    .locator('input[type=file]')
    .setInputFiles('tools/seed/images/la-rochelle/vieux-port.webp');
  await builder.etape(1).getByLabel('Description de l’image').fill('Le port, au matin.');
  await expect(page.getByText('Envoi de l’image').first()).toBeVisible();
  const image = async () => {
    const etapes = await listDocuments(`${path}/etapes`);
    const images = etapes.map(({ data }) => data['image'] as { path: string } | null);
    return images.find((one) => one !== null)?.path ?? '';
  };
  await expect.poll(image).toMatch(/\.webp$/);
  expect(await storedFile(await image())).toBeNull();
  await start(page, 'auth');
  await start(page, 'storage');
  await expect
    .poll(async () => (await storedFile(await image()))?.contentType, { timeout: 90_000 })
    .toBe('image/webp');
  await builder.expectSavedOnline();
});
