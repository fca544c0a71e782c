import type { LoaderFunctionArgs } from 'react-router';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { loadOrReload } from '@/app/navigation/chunk.ts';

type Loader = (parameters: LoaderFunctionArgs) => unknown;

/**
 * What pages were rendered from at build, by path: it stands in for what the back end would say where the network
 * does not answer.
 */
const cachedByPath = new Map<string, unknown>();

/** Keeps the data of a prerendered page for the time the tab lives. */
export function cachePageData(path: string, data: unknown): void {
  cachedByPath.set(path, data);
}

/** A loader that falls back to what was kept for its path. A page is never lost because its news could not be read. */
export function withCachedData(loader: Loader): Loader {
  return async (parameters) => {
    try {
      return await loadOrReload(() => Promise.resolve(loader(parameters)));
    } catch (error) {
      const { pathname, search } = new URL(parameters.request.url);
      if (!(error instanceof OfflineError) || search !== '') throw error;
      if (!cachedByPath.has(pathname)) throw error;
      return cachedByPath.get(pathname);
    }
  };
}
