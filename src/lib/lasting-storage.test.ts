import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** A page of its own: what was asked is forgotten with the page. */
async function openPage(navigator: object) {
  vi.stubGlobal('navigator', navigator);
  vi.resetModules();
  return (await import('./lasting-storage.ts')).askForLastingStorage;
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
