import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parcoursLockName, useParcoursLock } from './parcours-lock.ts';

/** A promise that is settled from outside. */
function later() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/** One lock of a browser: a request waits in line until it is free, and leaves the line when it is aborted. */
function fakeLocks() {
  let last: Promise<void> = Promise.resolve();
  return {
    request: async (
      _name: string,
      { signal }: { signal: AbortSignal },
      hold: () => Promise<void>,
    ) => {
      const before = last;
      const turn = later();
      last = turn.promise;
      const givenUp = new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('Given up.')));
      });
      try {
        await Promise.race([before, givenUp]);
        await hold();
      } finally {
        void before.then(turn.resolve);
      }
    },
  };
}

let locks: ReturnType<typeof fakeLocks>;

beforeEach(() => {
  locks = fakeLocks();
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { locks }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a parcours written by another tab is open there, as shown once that tab answers', async () => {
  const here = renderHook(() => useParcoursLock('un'));
  await waitFor(() => expect(here.result.current.lock).toBe('ici'));
  const other = renderHook(() => useParcoursLock('un'));
  await waitFor(() => expect(other.result.current.lock).toBe('ailleurs'));
  expect(here.result.current.lock).toBe('ici');
});

test('a reloaded page waits for its predecessor, however long that takes to go', async () => {
  // A page that is being left holds the lock, and does not answer.
  const leaving = later();
  const { signal } = new AbortController();
  const name = parcoursLockName('deux');
  const gone = locks.request(name, { signal }, () => leaving.promise);
  const here = renderHook(() => useParcoursLock('deux'));
  await act(() => Promise.resolve());
  expect(here.result.current.lock).toBe('attente');
  leaving.resolve();
  await gone;
  await waitFor(() => expect(here.result.current.lock).toBe('ici'));
});
