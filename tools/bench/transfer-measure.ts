import { expect, type Page, type Request } from '@playwright/test';
import { CorsairesDriver, corsaires } from '../../e2e/drivers/corsaires-driver.ts';
import { weigh } from '../build/site-weight.ts';
import { ecoIndex } from './eco-index.ts';

/** Transfer of a browser: kilobytes of 1,024 bytes as the host compresses them, and requests. */
export type Transfer = { kilo: number; requetes: number };

const compressible = /^(text\/|application\/(json|javascript|manifest)|image\/svg)/;

/** The bytes of an answer in transfer, which the local server sends unchanged; null without a transfer. */
async function sizeOf(request: Request): Promise<number | null> {
  // A request that ends with its page, after the measure, is not counted.
  const response = await request.response().catch(() => null);
  const sizes = response && (await request.sizes().catch(() => null));
  if (response === null || sizes === null) return null;
  // Chromium computes headers from the bytes on the wire: negative sizes mean its own cache.
  if (sizes.responseBodySize < 0) return null;
  const type = response.headers()['content-type'] ?? '';
  // A body is gone with its page; its plain size exceeds the transfer.
  const body = compressible.test(type) ? await response.body().catch(() => null) : null;
  return body === null ? sizes.responseBodySize : weigh(body).gzip;
}

/** The tiles of the IGN: tests have drawings in their place. */
const tilePath = '/wmts';

/** Counts all requests of a page from now on, without tiles and cached ones; returns the count so far. */
export function watchTransfer(page: Page): () => Promise<Transfer> {
  const sizes: Promise<number | null>[] = [];
  page.on('requestfinished', (request) => {
    const { protocol, pathname } = new URL(request.url());
    const isSent = protocol === 'http:' || protocol === 'https:';
    if (!isSent || pathname.startsWith(tilePath)) return;
    sizes.push(sizeOf(request));
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    const all = (await Promise.all(sizes)).filter((size) => size !== null);
    const bytes = all.reduce((sum, size) => sum + size, 0);
    return { kilo: Math.ceil(bytes / 1_024), requetes: all.length };
  };
}

/** From here on nothing is prefetched: that happens when the browser is idle. */
export async function fetchNothingAhead(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { requestIdleCallback: () => 0 });
  });
}

/** The elements of a screen; those within a drawing are its own. */
const countElements = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      document.querySelectorAll('*').length - document.querySelectorAll('svg *').length,
  );

/** Requests that check if a page is up to date get no answer: others' publications meanwhile are not measured. */
async function keepAsBuilt(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*/documents:batchGet*'] });
}

/** Transfer of a public page, awake and as built, and its EcoIndex. */
export async function measurePage(
  page: Page,
  path: string,
): Promise<{ transfer: Transfer; index: number }> {
  await keepAsBuilt(page);
  const watched = watchTransfer(page);
  await page.goto(path);
  const transfer = await watched();
  const elements = await countElements(page);
  return { transfer, index: ecoIndex({ ...transfer, elements }) };
}

/** A party of six étapes from an empty cache: its first étape with its EcoIndex, then the whole of it. */
export async function measureParty(
  page: Page,
): Promise<{ jeu: Transfer; index: number; partie: Transfer }> {
  const transfer = watchTransfer(page);
  const game = new CorsairesDriver(page);
  await page.goto(`${corsaires}/jouer`);
  await game.open(1);
  const jeu = await transfer();
  const index = ecoIndex({ ...jeu, elements: await countElements(page) });
  for (let numero = 1; numero <= 6; numero += 1) {
    if (numero > 1) await game.open(numero);
    await game.answer(numero);
    await game.expectRight();
    await game.goOn();
  }
  await game.expectEnd();
  await game.unfold('Certificat et preuve');
  await expect(page.getByText('Réponses prouvées\u00A0: 6 sur 6.')).toBeVisible({
    timeout: 90_000,
  });
  return { jeu, index, partie: await transfer() };
}
