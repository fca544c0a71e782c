import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** A page of its own: the request is forgotten with the page. */
async function openPage(navigator: object) {
  vi.stubGlobal('navigator', navigator);
  vi.resetModules();
  return (await import('./lasting-storage.ts')).askForLastingStorage;
}

/** Promise of a browser with such a navigator. */
async function promiseOf(navigator: object): Promise<boolean | null> {
  await openPage(navigator);
  return (await import('./lasting-storage.ts')).isStorageLasting();
}

const persist = vi.fn<() => Promise<boolean>>();
beforeEach(() => {
  persist.mockReset().mockResolvedValue(true);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('is asked for once a page, however often something is kept', async () => {
  const ask = await openPage({ storage: { persist } });
  ask();
  ask();
  expect(persist).toHaveBeenCalledOnce();
});

it('may be refused, or be unknown to the browser', async () => {
  persist.mockRejectedValue(new TypeError('Not allowed here.'));
  const ask = await openPage({ storage: { persist } });
  expect(ask).not.toThrow();
  expect(await openPage({})).not.toThrow();
  expect(await openPage({ storage: {} })).not.toThrow();
  expect(persist).toHaveBeenCalledOnce();
});

it('is known to last, not to, or not to be promised at all', async () => {
  const storage = (persisted: boolean) => ({
    persisted: () => Promise.resolve(persisted),
  });
  expect(await promiseOf({ storage: storage(true) })).toBe(true);
  expect(await promiseOf({ storage: storage(false) })).toBe(false);
  expect(await promiseOf({})).toBeNull();
});
