import {
  idleMoment,
  isSaving,
  ownConnection,
  prefetchDelayMs,
  prefetchLinks,
} from '../navigation/next-pages.ts';

/** Most requests of an untouched page, including its own HTML. */
const maximumRequests = 30;
/** Most scripts that an untouched page fetches. The largest are first, and hold nearly all of the bytes. */
const maximumScripts = 11;

/** `#root` of a prerendered page (tools/build/prerender/document.ts). */
type PreparedRoot = HTMLElement & { bakedData?: Promise<Response> };

/**
 * Fetches the files that a page will run at its first gesture, then those of the first links in view. All of it is fetched as data, one
 * file per idle moment: nothing is parsed or run, and the stylesheet is not applied while the page is read.
 * @param signal ends it: the visitor is active.
 */
export async function preparePage(signal: AbortSignal): Promise<void> {
  const root: PreparedRoot | null = document.getElementById('root');
  if (root === null || isSaving(ownConnection())) return;
  const { style = '', entree = '', modules = '', donnees, autre } = root.dataset;
  const scripts = [entree, ...modules.split(' ').map((name) => `/assets/${name}.js`)];
  for (const address of [style, ...scripts.slice(0, maximumScripts)]) {
    await idleMoment();
    if (signal.aborted) return;
    await fetch(address, { priority: 'low', signal }).catch(() => undefined);
  }
  if (donnees !== undefined && autre === undefined && !signal.aborted) {
    root.bakedData ??= fetch(donnees);
    await root.bakedData.catch(() => undefined);
  }
  await new Promise((resolve) => setTimeout(resolve, prefetchDelayMs));
  if (signal.aborted) return;
  prefetchLinks({
    signal,
    hasRoom: () => performance.getEntriesByType('resource').length + 1 < maximumRequests,
  });
}
