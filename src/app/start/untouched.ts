// Run by the inline loader of a page without a gesture yet (loader.js), one second after it is idle.
import { prefetchLinks } from '../navigation/next-pages.ts';

/** Requests that an untouched page makes, its own HTML included, at most. */
const maximumRequests = 30;

const touched = new AbortController();
for (const type of ['pointerdown', 'keydown', 'pagehide']) {
  addEventListener(type, () => touched.abort(), { capture: true, once: true });
}
prefetchLinks({
  signal: touched.signal,
  hasRoom: () => performance.getEntriesByType('resource').length + 1 < maximumRequests,
});
