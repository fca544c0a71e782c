import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionStore } from '@/data/session/session-store.ts';
import { transfertRepository } from '@/data/transfert/transfert-repository.ts';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { useSignInFlow } from './use-sign-in-flow.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

function after<Value>(milliseconds: number, value: Value): Promise<Value> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(value), milliseconds);
  });
}

/** A phone with an anonymous session that has played; both times in milliseconds. */
function open({ codeMs, storageMs }: { codeMs: number; storageMs: number }) {
  const services = createSilentServices();
  sessionStore.handIn(services, {
    start: () => after(codeMs, undefined),
    known: () => after(storageMs, { statut: 'anonyme', uid: 'u1' }),
  });
  transfertRepository.handIn(services, {
    create: () => Promise.resolve({ jeton: 'a'.repeat(32), partieCount: 2 }),
  });
  const { result } = renderHook(useSignInFlow, {
    wrapper: ({ children }) => <ServerState services={services}>{children}</ServerState>,
  });
  return {
    /** Signs in `ms` milliseconds after the parties were to be saved, and returns the next step. */
    stepAfter: async (ms: number) => {
      const saving = result.current.saveParties();
      await vi.advanceTimersByTimeAsync(ms);
      await saving;
      await act(() => result.current.follow({ issue: 'ouverte' }));
      return result.current.step?.name ?? null;
    },
  };
}

test('parties are offered even if the session code takes ten seconds to load', async () => {
  const { stepAfter } = open({ codeMs: 10_000, storageMs: 1_000 });
  expect(await stepAfter(11_000)).toBe('parties');
});

test('the wait for code that does not load is at most 15 s', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { stepAfter } = open({ codeMs: 60_000, storageMs: 0 });
  expect(await stepAfter(15_000)).toBeNull();
});

test('the wait for a browser that does not report its account is at most 4 s', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { stepAfter } = open({ codeMs: 0, storageMs: 60_000 });
  expect(await stepAfter(4_000)).toBeNull();
});
