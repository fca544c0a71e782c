import type { Page, Route } from '@playwright/test';
import { turnOffBrowserCache } from '../drivers/browser-cache.ts';
import { visite, VisiteDriver } from '../drivers/visite-driver.ts';
import { expect, expectAxeSilent, test } from '../fixtures.ts';
import { serveSiteCopy, type SiteCopy } from '../site/site-copy.ts';

test.use({
  serviceWorkers: 'allow',
  permissions: ['geolocation'],
  allowedErrors: [/Failed to fetch|The code of a part of the page could not be loaded/],
});

const visiteId = visite.replace('/les_quetes/', '').replaceAll('/', '_');
const filmBytes = 60_000;

type Etape = { position: { lat: number; lon: number }; image: object };

/** Six seconds of silence, playable by every browser. */
function silence(): Buffer {
  const rate = 8_000;
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + 6 * rate, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(6 * rate, 40);
  return Buffer.concat([head, Buffer.alloc(6 * rate, 128)]);
}

const files = {
  'film.mp4': { contentType: 'video/mp4', body: Buffer.alloc(filmBytes, 7) },
  'voix.mp3': { contentType: 'audio/wav', body: silence() },
} as const;

/** A square of a map, as small as possible. */
const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

let site: SiteCopy;
let etapes: Etape[];

/** The visite with more at its first étape: three images, a recording, a film. */
async function answerVisite(route: Route): Promise<void> {
  const response = await route.fetch();
  const document = (await response.json()) as {
    fields?: { contenu?: { stringValue: string } };
  };
  const text = document.fields?.contenu;
  if (text === undefined) {
    await route.fulfill({ response });
    return;
  }
  const contenu = JSON.parse(text.stringValue) as { etapes: Etape[] };
  etapes = contenu.etapes;
  const [first, ...others] = contenu.etapes;
  if (first === undefined) throw new Error('It has étapes.');
  const full = {
    ...first,
    images: [first.image, others[0]?.image, others[1]?.image],
    audio: { path: 'quetes/essai/voix.mp3', transcription: 'La tour penche.' },
    film: {
      ...{ path: 'quetes/essai/film.mp4', octets: filmBytes },
      texte: 'La tour penche.',
    },
  };
  text.stringValue = JSON.stringify({ ...contenu, etapes: [full, ...others] });
  await route.fulfill({ response, json: document });
}

async function answerFile(route: Route): Promise<void> {
  const url = route.request().url();
  const name = url.includes('film.mp4') ? 'film.mp4' : 'voix.mp3';
  const headers = { 'Access-Control-Allow-Origin': '*' };
  const { contentType, body } = files[name];
  await (url.includes('alt=media')
    ? route.fulfill({ headers, contentType, body })
    : route.fulfill({ headers, json: { size: String(body.byteLength) } }));
}

test.beforeEach(async ({ page, context }) => {
  await turnOffBrowserCache(page);
  site = await serveSiteCopy();
  await context.route('https://data.geopf.fr/**', (route) =>
    route.fulfill({
      contentType: 'image/png',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: tile,
    }),
  );
  await context.route(`**/documents/quetes/${visiteId}*`, answerVisite);
  await context.route(/\/v0\/b\/.*essai/, answerFile);
});

test.afterEach(async ({ page }) => {
  await page.close();
});

/** A size in words, in kilobytes. */
function kilobytesOf(words: string): number {
  const [, amount = '', unit = ''] = /([\d,\s]+?)\s*(ko|Mo)/.exec(words) ?? [];
  const value = Number(amount.replaceAll(/\s/g, '').replace(',', '.'));
  return unit === 'Mo' ? value * 1_000 : value;
}

/** At an étape, by its place; each measure differs by some centimetres from the one before. */
async function standAt(page: Page, index: number, measure = 0): Promise<void> {
  const { lat, lon } = etapes[index]?.position ?? { lat: 0, lon: 0 };
  const latitude = lat + (measure % 5) * 0.000_001;
  await page.context().setGeolocation({ latitude, longitude: lon, accuracy: 8 });
}

test('a visite is stored with its pictures, recording and film; in flight mode it reads itself aloud along the walk and compares views', async ({
  page,
}) => {
  await page.goto(`${site.origin}${visite}/jouer?preparer=oui`);
  await page.getByRole('checkbox', { name: /films en langue des signes/ }).check();
  const said = page.getByText(/^Environ /);
  await expect(said).toBeVisible();
  const announced = kilobytesOf(await said.innerText());
  await page.getByRole('button', { name: 'Garder sur ce téléphone' }).click();
  const kept = page.getByText(/Sur ce téléphone\s: textes, images et carte/);
  await expect(kept).toBeVisible({ timeout: 240_000 });
  const inFact = kilobytesOf(await kept.innerText());
  expect(inFact).toBeGreaterThan(filmBytes / 1_000);

  await page.waitForLoadState('networkidle');
  await site.close();
  await page.context().setOffline(true);
  await standAt(page, 0);
  await page.goto(`${site.origin}${visite}/jouer`);
  const game = new VisiteDriver(page);
  await game.expectEtape(1, 6);

  // The pictures, large: with the keyboard.
  await page
    .getByRole('button', { name: /^Voir en grand l’image 2 sur 3/ })
    .press('Enter');
  const large = page.getByRole('dialog', { name: 'Image 2 sur 3' });
  await large.getByRole('group', { name: 'Image agrandie' }).press('+');
  await expect(large.getByRole('button', { name: 'Réduire' })).toBeEnabled();
  await expectAxeSilent(page);
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();

  // The film plays on request, by the stored parts.
  const film = page.getByLabel('Film en langue des signes française');
  await expect(film).toHaveJSProperty('paused', true);
  const part = page.waitForResponse((response) => response.url().includes('film.mp4'));
  await film.evaluate((element: HTMLVideoElement) => {
    element.preload = 'auto';
    element.load();
  });
  expect((await part).status()).toBe(206);

  // Read aloud within its radius, after a notice of the browser's limits.
  await page.getByRole('button', { name: 'Balade écoutée' }).click();
  await expect(
    page.getByText(/Laissez cette page ouverte et l’écran allumé/),
  ).toBeVisible();
  await expectAxeSilent(page);
  await page.getByRole('button', { name: 'Commencer à écouter' }).click();
  const walk = page.getByRole('group', { name: 'Balade écoutée' });
  await expect(walk.getByText('Vous écoutez cette étape.')).toBeVisible();
  await expect(walk.getByText(/^Marchez\s: le prochain récit/)).toBeVisible();
  // One measure that jumps is ignored: the phone repeats that it is there.
  let measureCount = 0;
  const second = async () => {
    measureCount += 1;
    await standAt(page, 1, measureCount);
    return page.getByText('Étape 2 sur 6').count();
  };
  await expect.poll(second).toBeGreaterThan(0);
  await walk.getByRole('button', { name: 'Arrêter' }).click();
  await expect(page.getByRole('button', { name: 'Balade écoutée' })).toBeVisible();

  // Then and now, with the arrows; the player confirms the view.
  await game.leave(2);
  await game.expectEtape(3, 6);
  const divider = page.getByRole('slider', { name: /^Autrefois \(28 juin 2013\)/ });
  await divider.press('ArrowRight');
  await expect(divider).toHaveAttribute('aria-valuetext', /^55/);
  await page.getByRole('button', { name: 'Comparer sur place' }).click();
  await page.getByRole('button', { name: 'J’y suis' }).click();
  await expect(page.getByText('Vue retrouvée')).toBeVisible();
  await expectAxeSilent(page);
  await game.leave(3);
  await game.expectEtape(4, 6);

  expect(Math.abs(announced - inFact) / inFact).toBeLessThan(0.1);
});
