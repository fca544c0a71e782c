import { expect, type Page, type Request } from '@playwright/test';
import { CorsairesDriver, corsaires } from '../../e2e/drivers/corsaires-driver.ts';
import { weigh } from '../build/site-weight.ts';

/** What a browser has sent for: kilobytes of 1,024 bytes as the host compresses them, and requests. */
export type Transfer = { kilo: number; requetes: number };

const compressible = /^(text\/|application\/(json|javascript|manifest)|image\/svg)/;

/** The bytes of an answer as they travel; the local server sends them as they are. */
async function sizeOf(request: Request): Promise<number> {
  const response = await request.response();
  if (response === null) return 0;
  const type = response.headers()['content-type'] ?? '';
  // A body is gone with the page that asked for it; its plain size is more than what travelled.
  const body = compressible.test(type) ? await response.body().catch(() => null) : null;
  if (body !== null) return weigh(body).gzip;
  const sizes = await request.sizes().catch(() => null);
  return sizes?.responseBodySize ?? 0;
}

/** Counts all that a page asks for from now on; gives what it is so far. */
export function watchTransfer(page: Page): () => Promise<Transfer> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().startsWith('http')) sizes.push(sizeOf(request));
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    const all = await Promise.all(sizes);
    const bytes = all.reduce((sum, size) => sum + size, 0);
    return { kilo: Math.ceil(bytes / 1_024), requetes: all.length };
  };
}

/** What a public page sends for in all: what it shows, and what it fetches ahead. */
export async function measurePage(page: Page, path: string): Promise<Transfer> {
  const transfer = watchTransfer(page);
  await page.goto(path, { waitUntil: 'load' });
  // It looks ahead one second after it is idle: networkidle alone would be over before.
  await page.waitForFunction(() => performance.now() > 2_500);
  return transfer();
}

/** A party of six étapes from an empty cache, without its map: its first étape, then the whole of it. */
export async function measureParty(
  page: Page,
): Promise<{ jeu: Transfer; partie: Transfer }> {
  const transfer = watchTransfer(page);
  const game = new CorsairesDriver(page);
  await page.goto(`${corsaires}/jouer`);
  await game.open(1);
  const jeu = await transfer();
  for (let numero = 1; numero <= 6; numero += 1) {
    if (numero > 1) await game.open(numero);
    await game.answer(numero);
    await game.expectRight();
    await game.goOn();
  }
  await game.expectEnd();
  await expect(page.getByText('Réponses prouvées\u00A0: 6 sur 6.')).toBeVisible({
    timeout: 90_000,
  });
  return { jeu, partie: await transfer() };
}
