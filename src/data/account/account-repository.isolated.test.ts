import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteApps } from '@/testing/auth-sdk.ts';
import {
  createIdToken,
  stubIdentityServer,
  type FakeIdentityServer,
} from '@/testing/fake-identity-server.ts';
import { waitFor } from '@/testing/wait-for.ts';
import { createServices, type Services } from '../firebase/services.ts';
import { answerDeadlineMs } from '../firestore/answered.ts';
import { signInRepository } from '../session/sign-in-repository.ts';
import { accountRepository } from './account-repository.ts';

// Read when the modules are imported.
vi.hoisted(() => {
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'key');
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', 'test');
});
afterAll(() => {
  vi.unstubAllEnvs();
});
vi.mock(
  'firebase/auth',
  async () => (await import('@/testing/browser-auth.ts')).browserAuth,
);

let server: FakeIdentityServer;
let services: Services;

beforeEach(async () => {
  server = stubIdentityServer();
  services = createServices({ name: crypto.randomUUID() });
  server.answer('accounts:signInWithPassword', () => ({
    ...{ idToken: createIdToken(), refreshToken: 'refresh', expiresIn: '3600' },
    localId: 'u1',
  }));
  await signInRepository(services).byPassword('mairie@exemple.fr', 'mot de passe');
});

afterEach(async () => {
  vi.useRealTimers();
  await (await services.auth()).signOut();
  await deleteApps();
});

test('the account is the server’s present one', async () => {
  server.answer('accounts:lookup', () => ({
    users: [{ localId: 'u1', email: 'mairie@exemple.fr', displayName: ' Lou ' }],
  }));
  expect(await accountRepository(services).read()).toMatchObject({
    uid: 'u1',
    email: 'mairie@exemple.fr',
    pseudonyme: 'Lou',
  });
});

test('without network the account is what this device last knew', async () => {
  server.answer('accounts:lookup', () => 'no network');
  expect(await accountRepository(services).read()).toMatchObject({
    email: 'mairie@exemple.fr',
  });
});

test('so it is when the server has not answered within 15 s', async () => {
  server.answer('accounts:lookup', () => 'no answer');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const reading = accountRepository(services).read();
  const asked = server.timesOf('accounts:lookup').length;
  await waitFor(() =>
    expect(server.timesOf('accounts:lookup').length).toBeGreaterThan(asked),
  );
  await vi.advanceTimersByTimeAsync(answerDeadlineMs);
  expect(await reading).toMatchObject({ email: 'mairie@exemple.fr' });
});

test.each([
  ['TOKEN_EXPIRED', 'AccessDeniedError'],
  ['USER_DISABLED', 'AccessDeniedError'],
  ['QUOTA_EXCEEDED', 'UnexpectedError'],
])('a reading that is refused by %s is a data error', async (error, name) => {
  server.answer('accounts:lookup', () => ({ error }));
  await expect(accountRepository(services).read()).rejects.toMatchObject({ name });
});

test('a write rejects with the error of Firebase, which has its own sentence', async () => {
  server.answer('accounts:update', () => ({ error: 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN' }));
  await expect(
    accountRepository(services).changePassword('nouveau chemin'),
  ).rejects.toMatchObject({ code: 'auth/requires-recent-login' });
});

test('the last way in is not taken away', async () => {
  await expect(accountRepository(services).unlinkWay('password')).rejects.toThrow(
    'The last way in',
  );
});

test('no account is read once the session is closed', async () => {
  await (await services.auth()).signOut();
  await expect(accountRepository(services).read()).rejects.toMatchObject({
    name: 'AccessDeniedError',
  });
});

test('a copy of the account holds its whole identity record, and never the token', async () => {
  const claims = {
    auth_time: Math.floor(Date.now() / 1_000),
    firebase: { sign_in_provider: 'password' },
  };
  server.answer('accounts:signInWithPassword', () => ({
    ...{ idToken: createIdToken(claims), refreshToken: 'refresh', expiresIn: '3600' },
    localId: 'u1',
  }));
  await signInRepository(services).byPassword('mairie@exemple.fr', 'mot de passe');
  const identity = await accountRepository(services).readIdentity();
  expect(Object.keys(identity)).toEqual([
    'uid',
    'email',
    'emailVerified',
    'displayName',
    'photoURL',
    'phoneNumber',
    'tenantId',
    'isAnonymous',
    'providerData',
    'creationTime',
    'lastSignInTime',
    'secondFactors',
    'token',
  ]);
  expect(identity).toMatchObject({
    uid: 'u1',
    token: {
      expirationTime: expect.any(String) as string,
      signInProvider: 'password',
    },
  });
  // The refresh token of this server is « refresh », and an ID token begins with « eyJ ».
  expect(JSON.stringify(identity)).not.toMatch(/eyJ[A-Za-z0-9_-]{10,}\.|refresh/);
});
