// Replaces the Auth of Node by that of a browser: the real SDK, and recorded answers of the server.
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteApps } from '@/testing/auth-sdk.ts';
import {
  createIdToken,
  stubIdentityServer,
  type FakeIdentityServer,
} from '@/testing/fake-identity-server.ts';
import { createServices, type Services } from '../firebase/services.ts';
import { emailActionRepository } from './email-action-repository.ts';
import { signInRepository } from './sign-in-repository.ts';

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

const tokens = (claims: object = {}) => ({
  ...{ idToken: createIdToken(claims), refreshToken: 'refresh', expiresIn: '3600' },
  localId: 'u1',
});
/** The server's answer to a link; the SDK takes the service from the token. */
const linkAnswer = (isNewUser: boolean) => ({
  ...tokens({ firebase: { sign_in_provider: 'password' } }),
  isNewUser,
});
const paths = () => server.calls.map(({ path }) => path);

beforeEach(() => {
  server = stubIdentityServer();
  services = createServices({ name: crypto.randomUUID() });
  server.answer('accounts:update', () => ({ localId: 'u1' }));
  server.answer('accounts:sendOobCode', () => ({ email: 'lou@exemple.fr' }));
});

afterEach(async () => {
  await (await services.auth()).signOut();
  await deleteApps();
});

const account = { email: 'lou@exemple.fr', password: 'un chemin', pseudonyme: 'Lou' };
const returnUrl = 'http://localhost/les_quetes';

test('a new account has its name, and an e-mail that proves its address', async () => {
  expect(await signInRepository(services).createAccount(account, returnUrl)).toEqual({
    verificationSent: true,
  });
  expect(paths()).toEqual(
    expect.arrayContaining([
      'accounts:signUp',
      'accounts:update',
      'accounts:sendOobCode',
    ]),
  );
});

test('an e-mail that could not be sent leaves the account there, and says so', async () => {
  server.answer('accounts:sendOobCode', () => ({ error: 'QUOTA_EXCEEDED' }));
  expect(await signInRepository(services).createAccount(account, returnUrl)).toEqual({
    verificationSent: false,
  });
  expect((await services.auth()).currentUser?.uid).toBe('u1');
});

test('a link opens an account that is there, and makes one of an address that had none', async () => {
  const url = 'http://localhost/reset-password?mode=signIn&oobCode=abc&apiKey=key';
  server.answer('accounts:signInWithEmailLink', () => linkAnswer(false));
  const { byLink } = signInRepository(services);
  expect(await byLink('lou@exemple.fr', url)).toEqual({ issue: 'ouverte' });
  server.answer('accounts:signInWithEmailLink', () => linkAnswer(true));
  const outcome = await byLink('lou@exemple.fr', url);
  if (outcome.issue !== 'nouvelle') throw new Error(outcome.issue);
  server.answer('accounts:delete', () => ({}));
  await outcome.abandon();
  expect(paths()).toContain('accounts:delete');
  expect((await services.auth()).currentUser).toBeNull();
});

test('a second factor that the account asks for is the next step', async () => {
  server.answer('accounts:signInWithPassword', () => ({
    localId: 'u1',
    mfaPendingCredential: 'pending',
    mfaInfo: [{ mfaEnrollmentId: 't', displayName: 'Téléphone', totpInfo: {} }],
  }));
  const outcome = await signInRepository(services).byPassword('lou@exemple.fr', 'x');
  expect(outcome).toMatchObject({
    issue: 'second-facteur',
    challenge: { factors: [{ id: 't', nom: 'Téléphone' }] },
  });
});

test('a forgotten password is asked for without saying whether the account exists', async () => {
  const { sendPasswordReset } = emailActionRepository(services);
  await sendPasswordReset('lou@exemple.fr', returnUrl);
  server.answer('accounts:sendOobCode', () => ({ error: 'EMAIL_NOT_FOUND' }));
  await sendPasswordReset('personne@exemple.fr', returnUrl);
  server.answer('accounts:sendOobCode', () => ({ error: 'QUOTA_EXCEEDED' }));
  await expect(sendPasswordReset('lou@exemple.fr', returnUrl)).rejects.toMatchObject({
    code: 'auth/quota-exceeded',
  });
});

test.each([
  ['VERIFY_EMAIL', {}, ''],
  ['VERIFY_AND_CHANGE_EMAIL', { newEmail: 'lou@exemple.fr' }, 'ancienne@exemple.fr'],
  ['RECOVER_EMAIL', { newEmail: 'voleur@exemple.fr' }, 'voleur@exemple.fr'],
])(
  'a %s link says its address without being used up',
  async (requestType, more, before) => {
    const email = requestType === 'VERIFY_AND_CHANGE_EMAIL' ? before : 'lou@exemple.fr';
    server.answer('accounts:resetPassword', () => ({ requestType, email, ...more }));
    expect(await emailActionRepository(services).read('abc')).toEqual({
      email: 'lou@exemple.fr',
      previousEmail: before,
    });
    expect(paths()).toEqual(['accounts:resetPassword']);
  },
);

test('a link that has proven the address is read in the open session', async () => {
  await signInRepository(services).byPassword('mairie@exemple.fr', 'x');
  server.answer('accounts:lookup', () => ({
    users: [{ localId: 'u1', emailVerified: true }],
  }));
  const repository = emailActionRepository(services);
  await repository.apply('abc');
  expect(await repository.isOwnEmailVerified()).toBe(true);
});
