import { IDBFactory } from 'fake-indexeddb';
import { afterAll, vi } from 'vitest';

/** What replaces modules: Vitest empties it itself between files that share an isolated worker, and offers no way to ask for it. */
declare const __vitest_mocker__: { reset: () => void };

/**
 * Files that replace modules share a worker: when one ends, the modules that it loaded and replaced are forgotten, and so is
 * what it kept on the device. Only the libraries stay, which take most of the time to load.
 */
afterAll(async () => {
  // What is still being loaded would come into the modules of the next file.
  await vi.dynamicImportSettled();
  __vitest_mocker__.reset();
  vi.resetModules();
  localStorage.clear();
  sessionStorage.clear();
  globalThis.indexedDB = new IDBFactory();
});
