import * as z from 'zod/mini';
import type { QueteId } from '@/domain/quete/quete.ts';
import { changeGameNeed, type GameNeed } from '@/lib/offline/cached-game.ts';
import { currentLangue } from '@/langue/current-langue.ts';
import { openObject } from '@/domain/open-object.ts';

/** Count of files to store, and stored. */
const countSchema = openObject({ kept: z.int(), wanted: z.int() });

/**
 * This device's files of a quête besides its text. `halte`: why it is incomplete: `arret` (by the player), `place` (no room), `reseau`
 * (network lost), `refus` (the maps' service refuses).
 */
const gardeSchema = openObject({
  version: z.int(),
  /** Epoch milliseconds. */
  at: z.number(),
  /** The game's files are stored: it can be begun offline. */
  isPlayable: z.boolean(),
  images: countSchema,
  tiles: countSchema,
  /** Films in sign language were requested. Absent from older entries. */
  films: z._default(z.boolean(), false),
  /** Of pictures and tiles. */
  bytes: z.int(),
  halte: z.nullable(z.enum(['arret', 'place', 'reseau', 'refus'])),
  need: openObject({
    codes: z.array(z.string()),
    pages: z.array(z.string()),
    langues: z.optional(z.array(z.string())),
  }),
});
export type Garde = z.infer<typeof gardeSchema>;

/** The stored language of the game; French is in the game itself. */
export function ownLangues(): string[] {
  const langue = currentLangue();
  return langue === 'fr' ? [] : [langue];
}

/** Each quête has its own cache, removed with it. */
const prefix = 'quete ';
const gardeKey = '/garde/quete.json';

/** Cache of the pictures and tiles of a quête. */
export function openGardeCache(queteId: QueteId): Promise<Cache> {
  return caches.open(`${prefix}${queteId}`);
}

async function readIn(cacheName: string): Promise<Garde | null> {
  const kept = await (await caches.open(cacheName)).match(gardeKey);
  return kept === undefined
    ? null
    : (gardeSchema.safeParse(await kept.json()).data ?? null);
}

/** This device's files of a quête; null if none were requested, or if the browser stores nothing. Never rejects. */
export async function readGarde(queteId: QueteId): Promise<Garde | null> {
  if (!('caches' in globalThis)) return null;
  try {
    const name = `${prefix}${queteId}`;
    return (await caches.has(name)) ? await readIn(name) : null;
  } catch (error) {
    console.warn('What is kept of a quête could not be read.', error);
    return null;
  }
}

/** Records the stored files of a quête. Rejects when there is no room. */
export async function writeGarde(queteId: QueteId, garde: Garde): Promise<void> {
  await (await openGardeCache(queteId)).put(gardeKey, Response.json(garde));
}

/** The addresses of a quête's stored files, and its bytes. */
export async function readMedia(queteId: QueteId): Promise<Map<string, number>> {
  const cache = await openGardeCache(queteId);
  const media = new Map<string, number>();
  for (const { url } of await cache.keys()) {
    if (url.endsWith(gardeKey)) continue;
    const kept = await cache.match(url, { ignoreVary: true });
    if (kept !== undefined) media.set(url, (await kept.blob()).size);
  }
  return media;
}

/** Site needs of all stored quêtes, with some more; null without either. */
export async function neededWith(more: GameNeed | null): Promise<GameNeed | null> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const gardes = await Promise.all(names.map(readIn));
  const needs = [...gardes.map((garde) => garde?.need), more].filter(
    (need) => need !== undefined && need !== null,
  );
  if (needs.length === 0) return null;
  return {
    codes: [...new Set(needs.flatMap(({ codes }) => codes))],
    pages: [...new Set(needs.flatMap(({ pages }) => pages))],
    langues: [...new Set(needs.flatMap(({ langues }) => langues ?? []))],
  };
}

/** Removes the pictures and tiles of a quête from this device, and the game's files with the last one. */
export async function forgetGarde(queteId: QueteId): Promise<void> {
  if (!('caches' in globalThis)) return;
  if (!(await caches.delete(`${prefix}${queteId}`))) return;
  await changeGameNeed(await neededWith(null));
}
