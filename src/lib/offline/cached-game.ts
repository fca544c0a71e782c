import { inParallel } from '@/lib/in-parallel.ts';
import { fetchInTime } from '@/lib/network/fetch-in-time.ts';

/**
 * The site's own files for playing without network, kept by pages and by the service worker in the same place: what a
 * quête needs of the build, whatever étape comes. Told by the build (`tools/build/prerender/game-files.ts`).
 */

const gameCache = 'jeu';
/** Under this name the cache remembers what the kept quêtes need; no page has that address. */
const needKey = '/garde/besoins.json';
const namesKey = '/garde/fichiers.json';

/** What the kept quêtes need of the site besides the game itself. */
export type GameNeed = {
  /** Ids of codes. */
  codes: readonly string[];
  /** Paths of pages that are not to be forgotten for newer ones. */
  pages: readonly string[];
  /** The languages other than French that the quêtes are played in. Absent in what was kept before. */
  langues?: readonly string[] | undefined;
};

async function readKept<T>(key: string, otherwise: T): Promise<T> {
  if (!(await caches.has(gameCache))) return otherwise;
  const kept = await (await caches.open(gameCache)).match(key);
  return kept === undefined ? otherwise : ((await kept.json()) as T);
}

/** What the kept quêtes need; null when this device keeps none. */
export function readGameNeed(): Promise<GameNeed | null> {
  return readKept<GameNeed | null>(needKey, null);
}

/** What a need asks of the files of a build. */
type FilesNeed = Pick<GameNeed, 'codes' | 'langues'>;

/** Where the build tells which of its files the game is made of (`tools/build/prerender/game-files.ts`). */
export const gameListPath = '/builds/jeu.json';

export type GameList = {
  /** Addresses of what every quête needs, with their bytes. */
  files: Record<string, number>;
  /** The same for each code of the library. */
  codes: Record<string, Record<string, number>>;
  /** The same for each language other than French. A list of a build before December 2026 has none. */
  langues?: Record<string, Record<string, number>>;
};

/** The files of the present build; none where nothing was built (`npm start`). Rejects without network. */
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

/** A file of the game that is kept; undefined when it is not. */
export async function readGameFile(request: Request): Promise<Response | undefined> {
  return caches.match(request.url, { cacheName: gameCache, ignoreVary: true });
}

/** How many bytes of the game are still to be kept. Rejects without network. */
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
 * Keeps the game, and what `need` names of it. The files of the build before stay, for pages that are still open on it;
 * older ones go. Rejects without network, when it is stopped, or when there is no room left.
 */
export async function cacheGame(need: GameNeed, signal?: AbortSignal): Promise<void> {
  const list = await readGameList(signal);
  const wanted = Object.keys(filesFor(list, need));
  const before = await readKept<string[]>(namesKey, []);
  const cache = await caches.open(gameCache);
  // Said first: a build that comes meanwhile is kept as well.
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

/** What is needed has changed, and less is: nothing is fetched. `null`: no quête is kept any more. */
export async function changeGameNeed(need: GameNeed | null): Promise<void> {
  if (need === null) await caches.delete(gameCache);
  else await (await caches.open(gameCache)).put(needKey, Response.json(need));
}
