import { fetchInTime } from '@/lib/network/fetch-in-time.ts';

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
export async function readGameList(signal?: AbortSignal): Promise<GameList> {
  const response = await fetchInTime(gameListPath, {
    cache: 'no-store',
    signal: signal ?? null,
  });
  if (!response.ok) throw new TypeError(`${gameListPath}: ${response.status}`);
  const isList = response.headers.get('Content-Type')?.includes('json') === true;
  return isList ? ((await response.json()) as GameList) : { files: {}, codes: {} };
}
