import 'fake-indexeddb/auto';

// Repository tests run in Node 20, which has no `navigator`: of a browser they need this and IndexedDB.
Object.defineProperty(globalThis, 'navigator', {
  value: { onLine: true },
  configurable: true,
});
