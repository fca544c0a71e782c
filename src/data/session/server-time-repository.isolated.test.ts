import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAuth, deleteApps, signInMairie, stopClock } from '@/testing/auth-sdk.ts';
import {
  createIdToken,
  stubIdentityServer,
  tokenAnswer,
  type FakeIdentityServer,
} from '@/testing/fake-identity-server.ts';
import { createSilentServices } from '@/testing/services.ts';
import { serverTime } from './server-time-repository.ts';

vi.mock(
  'firebase/auth',
  async () => (await import('@/testing/browser-auth.ts')).browserAuth,
);

const hour = 60 * 60_000;
const year = 365 * 24 * hour;
const at = Date.parse('2026-11-21T10:00:00Z');
/** Claims of a token issued when the server's time was `at`. */
const life = { iat: at / 1_000, exp: (at + hour) / 1_000 };

let server: FakeIdentityServer;

beforeEach(() => {
  server = stubIdentityServer();
  server.answer('accounts:signInWithPassword', () => ({
    idToken: createIdToken(life),
    refreshToken: 'refresh',
    expiresIn: '3600',
    localId: 'u1',
  }));
  server.answer('token', () => tokenAnswer(life));
});

afterEach(async () => {
  vi.useRealTimers();
  await deleteApps();
});

/** A device that signed in when its own clock was at `deviceTime`. */
async function openDevice(deviceTime: number) {
  stopClock(deviceTime);
  const auth = createAuth();
  await signInMairie(auth);
  return { ...createSilentServices(), auth: () => Promise.resolve(auth) };
}

test.each([
  ['right', 0],
  ['a year ahead', year],
  ['a year behind', -year],
])('is the same for a device whose clock is %s', async (_clock, wrong) => {
  expect(await serverTime(await openDevice(at + wrong))).toBe(at);
  expect(server.timesOf('token')).toEqual([]);
});

test.each([
  ['set back from a year ahead', year],
  ['set forward from a year behind', -year],
])('is right as soon as the clock of the device was %s', async (_clock, wrong) => {
  const services = await openDevice(at + wrong);
  vi.setSystemTime(at);
  expect(await serverTime(services)).toBe(at);
});

test('is not guessed where the token has expired and no other can be had', async () => {
  const services = await openDevice(at - year);
  vi.setSystemTime(at);
  server.answer('token', () => 'no network');
  await expect(serverTime(services)).rejects.toMatchObject({
    code: 'auth/network-request-failed',
  });
});
