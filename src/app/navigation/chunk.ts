import { NetworkBlockedError, OfflineError } from '@/lib/errors/data-error.ts';
import { askLatestBuild } from './build-check.ts';
import { reloadAt } from './reload.ts';

/** Vite's errors for a file of the site that could not be loaded. */
const failed = new WeakSet<object>();

/** The browsers' own words for it, without Vite. */
const browserWords =
  /dynamically imported module|Importing a module script failed|error loading dynamically imported/i;

function isChunkFailure(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  return (
    failed.has(error) || (error instanceof Error && browserWords.test(error.message))
  );
}

/**
 * Records and reports every failed file. A missing stylesheet does not stop the page.
 * @returns a stop function.
 */
export function watchChunkFailures(onFailure: () => void): () => void {
  const remember = (event: VitePreloadErrorEvent) => {
    failed.add(event.payload);
    if (event.payload.message.includes('Unable to preload CSS')) event.preventDefault();
    onFailure();
  };
  window.addEventListener('vite:preloadError', remember);
  return () => window.removeEventListener('vite:preloadError', remember);
}

let inFlight = 0;

/** True while the module of a page is loaded ahead of a navigation: its failure is not reported yet. */
export function isLoadingAhead(): boolean {
  return inFlight > 0;
}

/** Loads a module ahead of a navigation. @returns true on success; the next navigation reports a failure. */
export async function loadAhead(load: () => Promise<unknown>): Promise<boolean> {
  inFlight += 1;
  try {
    await load();
    return true;
  } catch {
    return false;
  } finally {
    inFlight -= 1;
  }
}

let destination = (): string =>
  window.location.pathname + window.location.search + window.location.hash;

/** Sets the function that reads the visitor's destination. */
export function setDestination(read: () => string): void {
  destination = read;
}

/**
 * Loads the module of a page, or its data with the modules that they need. When a file is missing (a new build has replaced it), the
 * browser loads the visitor's destination, once in 10 s; without network nothing is reloaded, and the error page shows the reason.
 */
export async function loadOrReload<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof OfflineError || !isChunkFailure(error)) throw error;
    const latest = await askLatestBuild(Date.now()).catch((cause: unknown) => {
      if (cause instanceof NetworkBlockedError) throw cause;
      return null;
    });
    if (latest === null) {
      throw new OfflineError('A file of the site could not be loaded.', { cause: error });
    }
    if (!reloadAt(destination())) throw error;
    // The browser is leaving: no more code may run on this page.
    return new Promise<never>(() => undefined);
  }
}
