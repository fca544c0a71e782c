import { OfflineError } from '../errors/data-error.ts';
import { withDeadline } from '../network/deadline.ts';
import { fetchInTime, silenceMs } from '../network/fetch-in-time.ts';
import { shareUnderWay } from '../share-under-way.ts';

/** Complete files: the browser caches them, their names contain their hash. */
const had = new Set<string>();

const fetchScript = shareUnderWay(async (path) => {
  const response = await fetchInTime(path);
  if (!response.ok) throw new TypeError(`${path}: ${response.status}`);
  had.add(path);
});

function hasStyle(path: string): boolean {
  return [...document.querySelectorAll('link[rel=stylesheet]')].some(
    (link) => link.getAttribute('href') === path,
  );
}

/** Resolves once the style is applied, even if another call added it. */
const addStyle = shareUnderWay(
  (path) =>
    new Promise<void>((resolve, reject) => {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href: path });
      link.addEventListener('load', () => {
        had.add(path);
        resolve();
      });
      link.addEventListener('error', () => {
        // The next import adds another.
        link.remove();
        reject(new Error(`Unable to preload CSS for ${path}`));
      });
      document.head.append(link);
    }),
);

/** Reports a file of the site that could not be loaded, as Vite does. Throws `error` unless a listener ignores it. */
function tellFailure(error: unknown): void {
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), {
    payload: error,
  });
  window.dispatchEvent(event);
  if (!event.defaultPrevented) throw error;
}

async function bring(file: string): Promise<void> {
  const path = `/${file}`;
  if (had.has(path)) return;
  if (!path.endsWith('.css')) return fetchScript(path);
  if (hasStyle(path)) return;
  // In the words of Vite: a style that is missing stops no page.
  await withDeadline(addStyle(path), silenceMs).catch((error: unknown) => {
    throw new Error(`Unable to preload CSS for ${path}`, { cause: error });
  });
}

/**
 * Every `import()` of the built site uses this (`tools/build/import-part-plugin.ts`). Its files are fetched as data before the browser
 * loads them as modules: a failed module fails until the page is reloaded, a file can be fetched again at the next call (decision 158).
 * @param load imports the module.
 * @param files its files, by names below the root of the site: scripts not loaded yet, and styles.
 * @returns the result of `load`. Rejects with the error of the first file that could not be fetched.
 */
export async function importPart<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module | undefined> {
  for (const outcome of await Promise.allSettled(files.map(bring))) {
    if (outcome.status === 'rejected') tellFailure(outcome.reason);
  }
  const loading = load();
  try {
    // The page of a route has no list of files: only the browser requests it.
    return await withDeadline(loading, silenceMs);
  } catch (error) {
    // A late file is there at once for the next request.
    if (error instanceof OfflineError) {
      loading.then(
        () => window.dispatchEvent(new Event('online')),
        () => undefined,
      );
    }
    tellFailure(error);
    return undefined;
  }
}
