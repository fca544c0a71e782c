import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { takeSessionEnd } from '@/lib/errors/session-end.ts';
import { listenToDatabase, listenToFirestore } from '@/testing/auth-listeners.ts';
import { createAuth, deleteApps, signInMairie, stopClock } from '@/testing/auth-sdk.ts';
import {
  createIdToken,
  stubIdentityServer,
  tokenAnswer,
  type FakeIdentityServer,
} from '@/testing/fake-identity-server.ts';
import {
  clockOffset,
  hasAdminClaim,
  watchToken,
  type TokenWatch,
} from './token-repository.ts';

vi.mock(
  'firebase/auth',
  async () => (await import('@/testing/browser-auth.ts')).browserAuth,
);

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

let auth: ReturnType<typeof createAuth>;
let server: FakeIdentityServer;
let watch: TokenWatch;
let signedInAt: number;

beforeEach(async () => {
  stopClock(Date.parse('2026-11-21T10:00:00Z'));
  server = stubIdentityServer();
  auth = createAuth();
  await signInMairie(auth);
  signedInAt = Date.now();
  watch = watchToken(auth);
  await vi.advanceTimersByTimeAsync(0);
});

afterEach(async () => {
  watch.stop();
  vi.useRealTimers();
  await deleteApps();
});

/** Times of renewals after the sign-in. */
function renewals(): number[] {
  return server.timesOf('token').map((at) => at - signedInAt);
}

describe('the token of a session', () => {
  test('is renewed 5 minutes before it expires, hour after hour, with Auth alone', async () => {
    await vi.advanceTimersByTimeAsync(55 * minute - second);
    expect(renewals()).toEqual([]);
    await vi.advanceTimersByTimeAsync(second);
    expect(renewals()).toEqual([55 * minute]);
    await vi.advanceTimersByTimeAsync(55 * minute);
    expect(renewals()).toEqual([55 * minute, 110 * minute]);
  });

  test('is tried again after 30 s without network, doubling to 960 s at most, until it comes', async () => {
    server.answer('token', () => 'no network');
    await vi.advanceTimersByTimeAsync(55 * minute);
    await vi.advanceTimersByTimeAsync(4_000 * second);
    const waits = renewals().map((at, index) => at - (renewals()[index - 1] ?? 0));
    expect(waits.slice(1).map((wait) => wait / second)).toEqual([
      30, 60, 120, 240, 480, 960, 960, 960,
    ]);
    expect(auth.currentUser).not.toBeNull();
  });

  test.each([
    ['Firestore with a listener', [listenToFirestore]],
    ['the Realtime Database with a listener', [listenToDatabase]],
    ['both', [listenToFirestore, listenToDatabase]],
  ])('has one clock, 30 s doubling to 960 s, with %s', async (_parts, listen) => {
    for (const part of listen) part(auth.app);
    await vi.advanceTimersByTimeAsync(0);
    server.answer('token', () => 'no network');
    await vi.advanceTimersByTimeAsync(55 * minute + 4_000 * second);
    expect(renewals().map((at) => (at - 55 * minute) / second)).toEqual([
      0, 30, 90, 210, 450, 930, 1_890, 2_850, 3_810,
    ]);
  });

  test('has one clock where Firestore is loaded before anybody has signed in', async () => {
    const early = createAuth();
    listenToFirestore(early.app);
    await vi.advanceTimersByTimeAsync(0);
    const earlyWatch = watchToken(early);
    await signInMairie(early);
    watch.stop();
    const before = renewals().length;
    await vi.advanceTimersByTimeAsync(55 * minute);
    expect(renewals()).toHaveLength(before + 1);
    earlyWatch.stop();
  });

  test('is tried again as patiently after an error that stops the SDK', async () => {
    server.answer('token', () => ({ error: 'BACKEND_ERROR' }));
    await vi.advanceTimersByTimeAsync(55 * minute + 91 * second);
    expect(renewals().length).toBe(3);
    expect(auth.currentUser).not.toBeNull();
  });

  test('begins again at 30 s once one try has succeeded', async () => {
    server.answer('token', () => 'no network');
    await vi.advanceTimersByTimeAsync(55 * minute + 100 * second);
    expect(renewals()).toHaveLength(3);
    server.answer('token', () => tokenAnswer());
    watch.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(renewals()).toHaveLength(4);
    server.answer('token', () => 'no network');
    await vi.advanceTimersByTimeAsync(55 * minute);
    await vi.advanceTimersByTimeAsync(30 * second);
    expect(renewals()).toHaveLength(6);
  });

  test('is renewed at once when a page wakes up late', async () => {
    vi.setSystemTime(Date.now() + 3 * hour);
    watch.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(renewals()).toHaveLength(1);
    watch.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(renewals()).toHaveLength(1);
  });

  test('is left alone by a page that wakes up early', async () => {
    await vi.advanceTimersByTimeAsync(10 * minute);
    watch.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(renewals()).toEqual([]);
  });

  test('is not renewed once the watch has stopped', async () => {
    watch.stop();
    await vi.advanceTimersByTimeAsync(2 * hour);
    expect(renewals()).toEqual([]);
  });

  test('counts as expired 30 s early', async () => {
    watch.stop();
    await vi.advanceTimersByTimeAsync(hour - 30 * second - 1);
    await auth.currentUser?.getIdToken();
    expect(renewals()).toEqual([]);
    await vi.advanceTimersByTimeAsync(second);
    await auth.currentUser?.getIdToken();
    expect(renewals()).toHaveLength(1);
  });
});

describe('a session that the server has ended', () => {
  test.each([
    ['USER_DISABLED', 'user-disabled'],
    ['TOKEN_EXPIRED', 'user-token-expired'],
    ['USER_NOT_FOUND', 'user-token-expired'],
  ])('by %s is closed here, and why is remembered', async (error, end) => {
    server.answer('token', () => ({ error }));
    await vi.advanceTimersByTimeAsync(55 * minute);
    expect(auth.currentUser).toBeNull();
    expect(takeSessionEnd()).toBe(end);
    await vi.advanceTimersByTimeAsync(2 * hour);
    expect(renewals()).toHaveLength(1);
  });

  test.each(['INVALID_ID_TOKEN', 'TOO_MANY_ATTEMPTS_TRY_LATER', 'QUOTA_EXCEEDED'])(
    'is not what %s means',
    async (error) => {
      server.answer('token', () => ({ error }));
      await vi.advanceTimersByTimeAsync(55 * minute);
      expect(renewals()).toHaveLength(1);
      expect(auth.currentUser).not.toBeNull();
    },
  );
});

describe('the admin claim of a token', () => {
  test.each([
    [{ admin: true }, true],
    [{ admin: true, name: 'Éloïse 🦊' }, true],
    [{ admin: 'true' }, false],
    [{ admin: 1 }, false],
    [{}, false],
  ])('%j: %s', (claims, isAdmin) => {
    expect(hasAdminClaim(createIdToken(claims))).toBe(isAdmin);
  });

  test.each(['', 'x', 'a.b.c', '..', 'a.bnVsbA.c'])('is not in « %s »', (token) => {
    expect(hasAdminClaim(token)).toBe(false);
  });
});

describe('the clock of the server, as a token tells it', () => {
  const year = 365 * 24 * hour;
  /** A token issued at these times of the server and of the device. */
  const given = (server: number, device: number) => ({
    token: createIdToken({ iat: server / second, exp: (server + hour) / second }),
    expiresAt: device + hour,
  });
  const at = Date.parse('2026-11-21T10:00:00Z');

  test('is known to a device whose own is a year ahead or behind', () => {
    for (const wrong of [at + year, at - year]) {
      expect(clockOffset(given(at, wrong), wrong + minute)).toBe(at - wrong);
    }
    expect(clockOffset(given(at, at), at + minute)).toBe(0);
  });

  test('is the device’s own where that one was put right since, and where there is no token to read', () => {
    expect(clockOffset(given(at, at + year), at + minute)).toBe(0);
    expect(clockOffset({ token: 'none', expiresAt: at }, at)).toBe(0);
  });
});
