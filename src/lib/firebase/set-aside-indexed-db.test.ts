import { expect, test, vi } from 'vitest';

test('the SDK’s own stores are refused at once, and those of the site are opened', async () => {
  const opened = vi.fn();
  const factory = {
    open: (...parameters: unknown[]) => opened(...parameters) as unknown,
  };
  vi.stubGlobal('indexedDB', factory);
  const { setIndexedDbAside } = await import('./set-aside-indexed-db.ts');
  setIndexedDbAside();
  setIndexedDbAside();
  for (const name of [
    'firebaseLocalStorageDb',
    'firebase-heartbeat-database',
    'validate-browser-context-for-indexeddb-analytics-module',
  ]) {
    expect(() => factory.open(name)).toThrow('IndexedDB was set aside.');
  }
  factory.open('qc', 3);
  expect(opened.mock.calls).toEqual([['qc', 3]]);
});
