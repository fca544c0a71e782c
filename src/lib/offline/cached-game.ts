import { inParallel } from '@/lib/in-parallel.ts';
import { fetchInTime } from '@/lib/network/fetch-in-time.ts';

/**
 * The site's own files for playing offline, stored by pages and by the service worker in the same cache: all that a quête needs of the
 * build, for any étape. Listed by the build (`tools/build/prerender/game-files.ts`).
 */

const gameCache = 'jeu';
/** Cache entry for the needs of the stored quêtes; no page has that address. */
const needKey = '/garde/besoins.json';
const namesKey = '/garde/fichiers.json';

/** Needs of the stored quêtes besides the game itself. */
export type GameNeed = {
  /** Ids of codes. */
  codes: readonly string[];
  /** Paths of pages that are not to be forgotten for newer ones. */
  pages: readonly string[];
  /** Languages of the quêtes other than French. Absent from older entries. */
  langues?: readonly string[] | undefined;
};

async function readKept<T>(key: string, otherwise: T): Promise<T> {
  if (!(await caches.has(gameCache))) return otherwise;
  const kept = await (await caches.open(gameCache)).match(key);
  return kept === undefined ? otherwise : ((await kept.json()) as T);
}

/** Needs of the stored quêtes; null if this device stores none. */
export function readGameNeed(): Promise<GameNeed | null> {
  return readKept<GameNeed | null>(needKey, null);
}

/** Needs that select files of a build. */
type FilesNeed = Pick<GameNeed, 'codes' | 'langues'>;

/** The build's list of the game's files (`tools/build/prerender/game-files.ts`). */
export const gameListPath = '/builds/jeu.json';

export type GameList = {
  /** Addresses that every quête needs, with their bytes. */
  files: Record<string, number>;
  /** The same for each code of the library. */
  codes: Record<string, Record<string, number>>;
  /** The same for each language other than French. A list of a build before December 2026 has none. */
  langues?: Record<string, Record<string, number>>;
};

/** The files of the present build; empty without a build (`npm start`). Rejects without network. */
async function readGameList(signal?: AbortSignal): Promise<GameList> {
  const response = await fetchInTime(gameListPath, {
    cache: 'no-store',
    signal: signal ?? null,
  });
  if (!response.ok) throw new TypeError(`${gameListPath}: ${response.status}`);
  const isList = response.headers.get('Content-Type')?.includes('json') === true;
  return isList ? ((await response.json()) as GameList) : { files: {}, codes: {} };
}

function filesFor(list: GameList, { codes, langues = [] }: FilesNeed) {
  return Object.assign(
    {},
    list.files,
    ...codes.map((id) => list.codes[id]),
    ...langues.map((langue) => list.langues?.[langue]),
  ) as Record<string, number>;
}

/** A stored file of the game; undefined if not stored. */
export async function readGameFile(request: Request): Promise<Response | undefined> {
  return caches.match(request.url, { cacheName: gameCache, ignoreVary: true });
}

/** Bytes of the game still to be stored. Rejects without network. */
export async function missingGameBytes(
  need: FilesNeed,
  signal?: AbortSignal,
): Promise<number> {
  const wanted = filesFor(await readGameList(signal), need);
  const kept = await keptPaths();
  return Object.entries(wanted)
    .filter(([path]) => !kept.has(path))
    .reduce((sum, [, bytes]) => sum + bytes, 0);
}

async function keptPaths(): Promise<Set<string>> {
  if (!(await caches.has(gameCache))) return new Set();
  const requests = await (await caches.open(gameCache)).keys();
  return new Set(requests.map(({ url }) => new URL(url).pathname));
}

/**
 * Stores the game, and the parts in `need`. The files of the previous build stay, for pages that are still open on it; older ones go.
 * Rejects without network, when it is stopped, or when there is no room left.
 */
export async function cacheGame(need: GameNeed, signal?: AbortSignal): Promise<void> {
  const list = await readGameList(signal);
  const wanted = Object.keys(filesFor(list, need));
  const before = await readKept<string[]>(namesKey, []);
  const cache = await caches.open(gameCache);
  // Written first: a build announced meanwhile is stored as well.
  await cache.put(needKey, Response.json(need));
  const kept = await keptPaths();
  await inParallel(
    wanted.filter((path) => !kept.has(path)),
    async (path) => {
      const response = await fetchInTime(path, { signal: signal ?? null });
      if (!response.ok) throw new TypeError(`${path}: ${response.status}`);
      await cache.put(path, response);
    },
  );
  await cache.put(namesKey, Response.json(wanted));
  const known = new Set([...wanted, ...before, needKey, namesKey]);
  const old = [...kept].filter((path) => !known.has(path));
  await Promise.all(old.map((path) => cache.delete(path)));
}

/** The needs have shrunk: nothing is fetched. `null`: no quête is stored any more. */
export async function changeGameNeed(need: GameNeed | null): Promise<void> {
  if (need === null) await caches.delete(gameCache);
  else await (await caches.open(gameCache)).put(needKey, Response.json(need));
}
