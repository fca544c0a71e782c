import { expect, test } from 'vitest';
import {
  endSessionOnPurpose,
  isSessionEnd,
  noteSessionEnd,
  sessionEndOf,
  takeSessionEnd,
} from './session-end.ts';

test.each([
  [{ code: 'auth/user-disabled' }, 'user-disabled'],
  [{ code: 'auth/user-token-expired' }, 'user-token-expired'],
  [{ code: 'auth/network-request-failed' }, null],
  [{ code: 'auth/invalid-user-token' }, null],
  [{ code: 42 }, null],
  [new TypeError('nothing of Firebase'), null],
  [null, null],
])('%j means the end %s', (error, end) => {
  expect(sessionEndOf(error)).toBe(end);
});

test('the noted end is reported once, and no other error hides it', () => {
  noteSessionEnd({ code: 'auth/user-disabled' });
  noteSessionEnd({ code: 'auth/network-request-failed' });
  expect(takeSessionEnd()).toBe('user-disabled');
  expect(takeSessionEnd()).toBe('user-signed-out');
});

test('an intended end has no reason, the next one has', async () => {
  noteSessionEnd({ code: 'auth/user-disabled' });
  await endSessionOnPurpose(() => Promise.resolve());
  expect(takeSessionEnd()).toBeNull();
  expect(takeSessionEnd()).toBe('user-signed-out');
});

test('an end on purpose that failed leaves the next one its reason', async () => {
  const failure = new Error('requires-recent-login');
  await expect(endSessionOnPurpose(() => Promise.reject(failure))).rejects.toBe(failure);
  expect(takeSessionEnd()).toBe('user-signed-out');
});

test.each(['', 'toString', 'user-disabled ', '<b>', null])(
  'an address that says « %s » says no reason',
  (text) => {
    expect(isSessionEnd(text)).toBe(false);
  },
);
