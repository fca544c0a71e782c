import { useSyncExternalStore } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { loadOrReload } from '@/app/navigation/chunk.ts';

type Loader = (parameters: LoaderFunctionArgs) => unknown;

/** Data of a page when the network does not answer, and its time, in epoch milliseconds; null if unknown. */
export type KeptData = { data: unknown; at: number | null };

/** Build data of pages, by path: it replaces the back end's when the network does not answer. */
const cachedByPath = new Map<string, KeptData>();

/** Stores the data of a prerendered page for the life of the tab; `builtAt` in epoch milliseconds. */
export function cachePageData(path: string, data: unknown, builtAt: number): void {
  cachedByPath.set(path, { data, at: builtAt });
}

/** Why a page could not be read anew, and its date in epoch milliseconds; null where that is not known. */
export type Kept = { error: OfflineError; at: number | null };

const keptByPath = new Map<string, Kept>();
const listeners = new Set<() => void>();

/** Says that what a page shows could not be compared with the back end; `undefined`: it now was. */
export function markKept(path: string, kept: Kept | undefined): void {
  if (kept === undefined) keptByPath.delete(path);
  else keptByPath.set(path, kept);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The page at a path where the network does not answer; `undefined` where it is read, or needs none. */
export function useKept(path: string): Kept | undefined {
  return useSyncExternalStore(
    subscribe,
    () => keptByPath.get(path),
    () => undefined,
  );
}

/**
 * A loader that falls back to the stored data of its path, then to other data of the device (`whenOffline`). A page is never lost because
 * its update could not be read.
 */
export function withCachedData(
  loader: Loader,
  whenOffline: () => Promise<KeptData | null> = () => Promise.resolve(null),
): Loader {
  return async (parameters) => {
    const { pathname, search } = new URL(parameters.request.url);
    try {
      const data = await loadOrReload(() => Promise.resolve(loader(parameters)));
      markKept(pathname, undefined);
      return data;
    } catch (error) {
      if (!(error instanceof OfflineError)) throw error;
      const cached = search === '' ? cachedByPath.get(pathname) : undefined;
      const kept = cached ?? (await whenOffline());
      if (kept === null) throw error;
      markKept(pathname, { error, at: kept.at });
      return kept.data;
    }
  };
}
