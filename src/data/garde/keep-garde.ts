import { storeQuete } from '@/data/partie/stored-quetes.ts';
import { queteInLangue } from '@/data/quete/langue-file.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { inParallel } from '@/lib/in-parallel.ts';
import { fetchInTime } from '@/lib/network/fetch-in-time.ts';
import { cacheGame, missingGameBytes } from '@/lib/offline/cached-game.ts';
import { askToKeepPages } from '@/lib/offline/page-request.ts';
import type { GardePlan } from './garde-plan.ts';
import {
  neededWith,
  openGardeCache,
  readMedia,
  writeGarde,
  type Garde,
} from './garde-store.ts';

/** Remaining fetches to store a quête whole. */
export type GardeMeasure = {
  /** Bytes of its text, pictures and tiles, within a tenth. */
  bytes: number;
  /** Bytes of the game itself, shared by all stored quêtes. */
  gameBytes: number;
  /** Tiles fetched for their size: stored unchanged with the quête. */
  samples: ReadonlyMap<string, Blob>;
};

export type GardeProgress = {
  step: 'texte' | 'images' | 'carte';
  /** Progress, from 0 to 1. */
  share: number;
};

/** Tiles sampled per zoom to estimate the others' size. */
const sampleCount = 8;

/** Size of a tile of the plan without samples. */
const usualTileBytes = 18_000;

/** After so many refusals in a row the maps' service is left in peace. */
const maximumRefusals = 6;

class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

async function fetchBlob(url: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetchInTime(url, { signal });
  if (!response.ok) throw new RefusedError(`${url}: ${response.status}`);
  return response.blob();
}

/** Some of a list, at equal distances. */
function someOf<Item>(list: readonly Item[], count: number): Item[] {
  if (list.length <= count) return [...list];
  return list.filter(
    (_, index) =>
      Math.floor((index * count) / list.length) !==
      Math.floor(((index - 1) * count) / list.length),
  );
}

/** Bytes of the text of a quête. */
export function textBytes(quete: Quete): number {
  return new TextEncoder().encode(JSON.stringify(quete)).byteLength;
}

async function measureImage(url: string, signal: AbortSignal): Promise<number> {
  // Icons are files of the site, which gives no sizes.
  if (!url.includes('alt=media')) return (await fetchBlob(url, signal)).size;
  // Without `alt=media` the service returns data about a file instead of the file.
  const response = await fetchInTime(url.replace('?alt=media', ''), { signal });
  if (!response.ok) return 0;
  const { size } = (await response.json()) as { size?: string | number };
  return Number(size ?? 0);
}

/**
 * Estimates the fetches to store a quête: pictures by their size in Storage, tiles by samples of each zoom. Stored files do not count.
 * Rejects without network.
 */
export async function measureGarde(
  { quete, need, images, tiles }: GardePlan,
  signal: AbortSignal,
): Promise<GardeMeasure> {
  const there = await readMedia(quete.id);
  const samples = new Map<string, Blob>();
  const gameBytes = await missingGameBytes(need, signal);
  let bytes = textBytes(quete);
  await inParallel(
    images.filter((url) => !there.has(url)),
    async (url) => {
      const size = await measureImage(url, signal);
      // After the wait: the sum includes what others added meanwhile.
      bytes += size;
    },
  );
  let isRefused = false;
  for (const all of tiles) {
    const zoom = all.filter((url) => !there.has(url));
    const tried: number[] = [];
    // After a refusal the next zooms are not requested.
    await inParallel(someOf(zoom, isRefused ? 0 : sampleCount), async (url) => {
      const blob = await fetchBlob(url, signal).catch((error: unknown) => {
        if (signal.aborted) throw error;
        return null;
      });
      if (blob === null) return;
      samples.set(url, blob);
      tried.push(blob.size);
    });
    isRefused ||= zoom.length > 0 && tried.length === 0;
    const mean =
      tried.length === 0
        ? usualTileBytes
        : tried.reduce((sum, size) => sum + size, 0) / tried.length;
    bytes += Math.round(mean * zoom.length);
  }
  return { bytes, gameBytes, samples };
}

function halteOf(error: unknown, signal: AbortSignal): NonNullable<Garde['halte']> {
  if (signal.aborted) return 'arret';
  if (error instanceof RefusedError) return 'refus';
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
  return isFull ? 'place' : 'reseau';
}

type KeepOptions = {
  samples: ReadonlyMap<string, Blob>;
  onProgress: (progress: GardeProgress) => void;
  signal: AbortSignal;
  now: () => number;
};

/**
 * Stores a quête: its text and the game first, so that it is playable; then its pictures; then the map. Stored files are not fetched again,
 * so that an interrupted run resumes. Returns the final state, with the reason if incomplete; rejects when the device stores nothing at
 * all.
 */
export async function keepGarde(
  { quete, need, images, hasFilms, tiles: tilesByZoom }: GardePlan,
  { samples, onProgress, signal, now }: KeepOptions,
): Promise<Garde> {
  const { id, version } = quete;
  const tiles = tilesByZoom.flat();
  await storeQuete(quete);
  // In the stored language of the game, if the quête has it.
  await queteInLangue(quete, signal);
  const cache = await openGardeCache(id);
  const total = images.length + tiles.length + 1;
  let doneCount = 0;
  let garde: Garde = {
    ...{ version, at: now(), isPlayable: false, bytes: 0, halte: null },
    images: { kept: 0, wanted: images.length },
    tiles: { kept: 0, wanted: tiles.length },
    films: hasFilms,
    need: {
      codes: [...need.codes],
      pages: [...need.pages],
      langues: [...(need.langues ?? [])],
    },
  };

  const tell = (step: GardeProgress['step']) => {
    doneCount += 1;
    onProgress({ step, share: doneCount / total });
  };

  async function keepAll(urls: readonly string[], step: 'images' | 'carte') {
    const there = await readMedia(id);
    let refusalCount = 0;
    const refusals: RefusedError[] = [];
    await inParallel(urls, async (url) => {
      signal.throwIfAborted();
      if (refusalCount >= maximumRefusals) return;
      try {
        if (!there.has(url)) {
          const blob = samples.get(url) ?? (await fetchBlob(url, signal));
          await cache.put(url, new Response(blob));
        }
        refusalCount = 0;
      } catch (error) {
        if (!(error instanceof RefusedError)) throw error;
        refusalCount += 1;
        refusals.push(error);
      }
      tell(step);
    });
    const [refusal] = refusals;
    if (refusal !== undefined) throw refusal;
  }

  async function note(changes: Partial<Garde>): Promise<void> {
    garde = { ...garde, ...changes };
    await writeGarde(id, garde);
  }

  async function noteMedia(halte: Garde['halte']): Promise<void> {
    const there = await readMedia(id);
    const kept = (urls: readonly string[]) => urls.filter((url) => there.has(url)).length;
    garde = {
      ...garde,
      images: { ...garde.images, kept: kept(images) },
      tiles: { ...garde.tiles, kept: kept(tiles) },
      bytes: [...there.values()].reduce((sum, size) => sum + size, 0),
      halte,
    };
    // If even this has no room, the next visit counts again.
    await writeGarde(id, garde).catch(() => undefined);
  }

  let halte: Garde['halte'] = null;
  try {
    await note({});
    await cacheGame((await neededWith(need)) ?? need, signal);
    await note({ isPlayable: await askToKeepPages(need.pages) });
    tell('texte');
    const wanted = new Set([...images, ...tiles]);
    // Of an older version of the quête.
    for (const url of (await readMedia(id)).keys()) {
      if (!wanted.has(url)) await cache.delete(url);
    }
    await keepAll(images, 'images').catch((error: unknown) => {
      // A missing picture stops nothing else.
      if (!(error instanceof RefusedError)) throw error;
    });
    await keepAll(tiles, 'carte');
  } catch (error) {
    halte = halteOf(error, signal);
    if (halte !== 'arret') console.warn('A quête could not be kept whole.', error);
  }
  await noteMedia(halte);
  return garde;
}
