import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  AccessDeniedError,
  InvalidDocumentError,
  NotFoundError,
  OfflineError,
  UnexpectedError,
} from '@/lib/errors/data-error.ts';
import { answerDeadlineMs, answered } from './answered.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const refusedWith = (code: string) =>
  Promise.reject(Object.assign(new Error(code), { code }));

test.each([
  ['permission-denied', AccessDeniedError],
  ['auth/user-token-expired', AccessDeniedError],
  ['not-found', NotFoundError],
  ['storage/object-not-found', NotFoundError],
  ['unavailable', OfflineError],
  ['auth/network-request-failed', OfflineError],
  ['resource-exhausted', UnexpectedError],
])('the refusal %s of a service is said as %o', async (code, expected) => {
  await expect(answered(refusedWith(code))).rejects.toBeInstanceOf(expected);
});

test.each([
  ['PERMISSION_DENIED: Permission denied', AccessDeniedError],
  ['Permission denied', AccessDeniedError],
  ['Error: Client is offline.', OfflineError],
])('the Realtime Database refuses in words: %s', async (words, expected) => {
  await expect(answered(Promise.reject(new Error(words)))).rejects.toBeInstanceOf(
    expected,
  );
});

test('one of the five errors passes unchanged', async () => {
  const error = new InvalidDocumentError('There is no title.');
  await expect(answered(Promise.reject(error))).rejects.toBe(error);
});

test('a service that never answers counts as offline once the deadline has passed', async () => {
  const waiting = answered(new Promise(() => undefined));
  const ended = expect(waiting).rejects.toBeInstanceOf(OfflineError);
  await vi.advanceTimersByTimeAsync(answerDeadlineMs);
  await ended;
});

test('an answer in time is the answer', async () => {
  await expect(answered(Promise.resolve(3))).resolves.toBe(3);
});
