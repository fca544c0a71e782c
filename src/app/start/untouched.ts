// Run by the inline loader of a page without a gesture yet (loader.js), once it is idle.
import { preparePage } from './prepare-page.ts';

const touched = new AbortController();
for (const type of ['pointerdown', 'keydown', 'scroll', 'pagehide']) {
  addEventListener(type, () => touched.abort(), { capture: true, once: true });
}
void preparePage(touched.signal);
