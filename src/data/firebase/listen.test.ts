import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AccessDeniedError, OfflineError } from '@/lib/errors/data-error.ts';
import { answerDeadlineMs } from '../firestore/answered.ts';
import { listen } from './listen.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A service whose listener is called by the test. */
function createSource() {
  const told: { value?: (value: number) => void; error?: (error: unknown) => void } = {};
  const stop = vi.fn<() => void>();
  const start = vi.fn(
    (_sdk: string, value: (value: number) => void, error: (error: unknown) => void) => {
      Object.assign(told, { value, error });
      return stop;
    },
  );
  return { told, stop, start, onValue: vi.fn(), onError: vi.fn() };
}

test('a listener that is stopped before its SDK is there never starts', async () => {
  const { start, ...source } = createSource();
  listen(Promise.resolve('sdk'), start, source)();
  await vi.runAllTimersAsync();
  expect(start).not.toHaveBeenCalled();
  expect(source.onError).not.toHaveBeenCalled();
});

test('a listener tells until it is stopped', async () => {
  const { start, ...source } = createSource();
  const stop = listen(Promise.resolve('sdk'), start, source);
  await vi.advanceTimersByTimeAsync(0);
  source.told.value?.(1);
  stop();
  source.told.value?.(2);
  await vi.runAllTimersAsync();
  expect(source.onValue).toHaveBeenCalledExactlyOnceWith(1);
  expect(source.stop).toHaveBeenCalledOnce();
  expect(source.onError).not.toHaveBeenCalled();
});

test('a service that tells nothing counts as offline, and is still heard later', async () => {
  const { start, ...source } = createSource();
  listen(Promise.resolve('sdk'), start, source);
  await vi.advanceTimersByTimeAsync(answerDeadlineMs);
  expect(source.onError).toHaveBeenCalledExactlyOnceWith(expect.any(OfflineError));
  source.told.value?.(1);
  expect(source.onValue).toHaveBeenCalledExactlyOnceWith(1);
});

test('an SDK that does not load, and rules that refuse, give data errors', async () => {
  const { start, ...source } = createSource();
  listen(Promise.reject<string>(new TypeError('Failed to fetch')), start, source);
  await vi.advanceTimersByTimeAsync(0);
  expect(source.onError).toHaveBeenLastCalledWith(expect.any(OfflineError));
  listen(Promise.resolve('sdk'), start, source);
  await vi.advanceTimersByTimeAsync(0);
  source.told.error?.(new Error('PERMISSION_DENIED: Permission denied'));
  expect(source.onError).toHaveBeenLastCalledWith(expect.any(AccessDeniedError));
  await vi.runAllTimersAsync();
  expect(source.onError).toHaveBeenCalledTimes(2);
});
