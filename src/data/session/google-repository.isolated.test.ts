// Replaces the SDK's windows and Google's answers.
import { beforeEach, expect, test, vi } from 'vitest';
import { authRefusal } from '@/testing/auth-sdk.ts';
import { browserAuth } from '@/testing/browser-auth.ts';
import { createSilentServices } from '@/testing/services.ts';
import { googleRepository } from './google-repository.ts';

const sdk = vi.hoisted(() => ({
  linkWithCredential: vi.fn(),
  linkWithPopup: vi.fn(),
  signInWithCredential: vi.fn(),
  signInWithPopup: vi.fn(),
  unlink: vi.fn(),
}));
vi.mock('firebase/auth', async () => {
  const { browserAuth: real } = await import('@/testing/browser-auth.ts');
  return { ...real, ...sdk, getAdditionalUserInfo: () => ({ isNewUser: false }) };
});

const { GoogleAuthProvider } = browserAuth;
const credential = GoogleAuthProvider.credential('of Google');
const getIdToken = vi.fn(() => Promise.resolve('token'));
const anonymous = { isAnonymous: true, getIdToken };

/** The repository where this user is signed in. */
function open(currentUser: object | null) {
  const services = createSilentServices();
  const auth = { currentUser } as unknown as Awaited<ReturnType<typeof services.auth>>;
  return googleRepository({ ...services, auth: () => Promise.resolve(auth) });
}

const refusal = (code: string) => authRefusal(code, { email: 'lou@exemple.fr' });

beforeEach(() => {
  for (const one of Object.values(sdk)) one.mockReset();
  vi.spyOn(GoogleAuthProvider, 'credentialFromError').mockReturnValue(credential);
});

test('an anonymous player gets an account, and stays anonymous on cancelling', async () => {
  sdk.linkWithPopup.mockResolvedValue({ user: anonymous });
  const leave = vi.fn();
  const outcome = await open(anonymous).signIn(leave);
  expect(leave).not.toHaveBeenCalled();
  if (outcome.issue !== 'nouvelle') throw new Error(outcome.issue);
  await outcome.abandon();
  expect(sdk.unlink).toHaveBeenCalledExactlyOnceWith(anonymous, 'google.com');
});

test.each(['credential-already-in-use', 'email-already-in-use'])(
  'an anonymous player whose Google account exists (%s) is signed in to it, once the parties are on offer',
  async (code) => {
    const order: string[] = [];
    sdk.linkWithPopup.mockRejectedValue(refusal(code));
    sdk.signInWithCredential.mockImplementation((_auth, given) => {
      order.push('signed in');
      expect(given).toBe(credential);
      return Promise.resolve({ user: {} });
    });
    const outcome = await open(anonymous).signIn(() => {
      order.push('parties on offer');
      return Promise.resolve();
    });
    expect(outcome).toEqual({ issue: 'ouverte' });
    expect(order).toEqual(['parties on offer', 'signed in']);
  },
);

test('an address that has an account made otherwise is opened in its own way, then linked', async () => {
  sdk.signInWithPopup.mockRejectedValue(
    refusal('account-exists-with-different-credential'),
  );
  const user = { isAnonymous: false };
  const outcome = await open(user).signIn(() => Promise.resolve());
  if (outcome.issue !== 'autre-facon') throw new Error(outcome.issue);
  expect(outcome.email).toBe('lou@exemple.fr');
  await outcome.link();
  expect(sdk.linkWithCredential).toHaveBeenCalledExactlyOnceWith(user, credential);
});

test('a window that was closed is said as the SDK says it', async () => {
  sdk.signInWithPopup.mockRejectedValue(refusal('popup-closed-by-user'));
  await expect(open(null).signIn(() => Promise.resolve())).rejects.toMatchObject({
    code: 'auth/popup-closed-by-user',
  });
});
