// This uses the real SDK, so it is named here.
/* oxlint-disable no-restricted-imports */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deleteApp, getApps, setLogLevel } from 'firebase/app';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { authPackageFolder, browserAuth } from '@/testing/browser-auth.ts';
import { stubIdentityServer } from '@/testing/fake-identity-server.ts';
import { authMessage } from './auth-message.ts';
import { authMessageTable } from './auth-message-table.ts';

vi.mock(
  'firebase/auth',
  async () => (await import('@/testing/browser-auth.ts')).browserAuth,
);

// Deleting an application while the SDK reads the device logs a warning.
setLogLevel('silent');

const rows = Object.entries(authMessageTable);

/** The texts of an enumeration of the installed SDK, from its own declarations. */
function enumerationOf(file: string, name: string): string[] {
  const text = readFileSync(path.join(authPackageFolder, 'dist/esm/src', file), 'utf8');
  const body = new RegExp(`enum ${name} \\{([^}]*)\\}`).exec(text)?.[1] ?? '';
  return [...body.matchAll(/ = "([^"]+)"/g)].map(([, value]) => value ?? '');
}

const sdkCodes = enumerationOf('core/errors.d.ts', 'AuthErrorCode');
const serverCodes = enumerationOf('api/errors.d.ts', 'ServerError');

/** Codes that reach a browser without being in the SDK's enumeration. */
const codesOfTheServerAlone = [
  'missing-code',
  'missing-email',
  'invalid-login-credentials',
  'configuration-not-found',
  'project-not-found',
  'api-key-not-valid.-please-pass-a-valid-api-key.',
  'firebase-app-check-token-is-invalid.',
];

test('all 108 codes of the installed SDK and 7 of the server have their sentence, and no other', () => {
  expect(sdkCodes).toHaveLength(108);
  const known = Object.keys(authMessageTable);
  expect(known.toSorted()).toEqual([...sdkCodes, ...codesOfTheServerAlone].toSorted());
});

describe('answers of the server', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubEnv('VITE_FIREBASE_API_KEY', 'key');
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await Promise.all(getApps().map((app) => deleteApp(app)));
  });

  test('is led by the real SDK to a sentence of the catalogue, whatever its code', async () => {
    expect(serverCodes.length).toBeGreaterThan(60);
    const server = stubIdentityServer();
    const [{ openApp }, { openAuth }] = await Promise.all([
      import('@/lib/firebase/app.ts'),
      import('@/lib/firebase/auth.ts'),
    ]);
    const auth = openAuth(openApp());
    await auth.authStateReady();
    const codeOf = async (error: string) => {
      server.answer('accounts:signInWithPassword', () => ({ error }));
      const rejection: unknown = await browserAuth
        .signInWithEmailAndPassword(auth, 'mairie@exemple.fr', 'x')
        .then(String, (reason: unknown) => reason);
      return authMessage(rejection).errorCode;
    };
    const unknown: string[] = [];
    for (const serverCode of serverCodes) {
      const errorCode = await codeOf(serverCode);
      if (!Object.hasOwn(authMessageTable, errorCode)) {
        unknown.push(`${serverCode}: ${errorCode}`);
      }
    }
    expect(unknown).toEqual([]);
  });
});

test.each([
  'popup-closed-by-user',
  'cancelled-popup-request',
  'redirect-cancelled-by-user',
  'user-cancelled',
])('%s is said politely, as no failure', (name) => {
  expect(authMessage({ code: `auth/${name}` }).kind).toBe('silence');
});

test('a second factor that is asked for is a step, not a failure', () => {
  expect(authMessage({ code: 'auth/multi-factor-auth-required' }).kind).toBe('etape');
});

test('every code that the specification names is there', () => {
  const named =
    'email-already-in-use wrong-password missing-password invalid-credential user-not-found too-many-requests user-disabled operation-not-allowed expired-action-code invalid-action-code requires-recent-login user-token-expired invalid-user-token password-does-not-meet-requirements network-request-failed multi-factor-auth-required account-exists-with-different-credential credential-already-in-use admin-restricted-operation invalid-verification-code code-expired unauthorized-continue-uri recaptcha-not-enabled missing-recaptcha-token invalid-recaptcha-token invalid-recaptcha-action missing-recaptcha-version invalid-recaptcha-version popup-blocked popup-closed-by-user unauthorized-domain user-mismatch';
  const known = new Set(Object.keys(authMessageTable));
  expect(named.split(' ').filter((errorCode) => !known.has(errorCode))).toEqual([]);
});

test.each(rows)('the sentence of %s is in French typography', (code) => {
  const { message } = authMessage({ code: `auth/${code}` });
  expect(message).not.toMatch(/['"]/);
  expect(message).not.toMatch(/[^\u202F][;!?]/);
  expect(message).not.toMatch(/[^\u00A0]:/);
  expect(message.length).toBeLessThanOrEqual(152);
  expect(message).toMatch(/^\p{Lu}/u);
});

test('the three wrong passwords give the same error', () => {
  const messages = [
    'wrong-password',
    'user-not-found',
    'invalid-credential',
    'invalid-login-credentials',
  ].map((name) => authMessage({ code: `auth/${name}` }).message);
  expect(new Set(messages)).toEqual(
    new Set(['L’adresse e-mail ou le mot de passe est incorrect.']),
  );
});

test('the shortest password is that of the policy', () => {
  expect(authMessage({ code: 'auth/weak-password' }).message).toBe(
    'Ce mot de passe est trop court\u00A0: 6 caractères au minimum.',
  );
  expect(
    authMessage({ code: 'auth/weak-password' }, { passwordMinimum: 12 }).message,
  ).toBe('Ce mot de passe est trop court\u00A0: 12 caractères au minimum.');
});

test('without network every error is said as that of the network', () => {
  for (const code of [
    'auth/internal-error',
    'auth/never-heard-of',
    'auth/wrong-password',
  ]) {
    expect(authMessage({ code }, { online: false })).toEqual({
      errorCode: code.replace('auth/', ''),
      kind: 'reessayer',
      message:
        'Le service ne répond pas. Vérifiez votre connexion à Internet, puis réessayez.',
    });
  }
});

test('a person who proves an account again reads about the password, or about the way', () => {
  const error = { code: 'auth/invalid-credential' };
  expect(authMessage(error, { reauthentication: 'password' }).message).toBe(
    'Ce mot de passe est incorrect.',
  );
  expect(authMessage(error, { reauthentication: 'other' }).message).toBe(
    'Cette connexion n’est plus valable. Recommencez.',
  );
  expect(
    authMessage({ code: 'auth/too-many-requests' }, { reauthentication: 'password' })
      .kind,
  ).toBe('reessayer');
});

test.each([
  [{ code: 'auth/never-heard-of' }, 'never-heard-of'],
  [{ code: 'auth/toString' }, 'toString'],
  [{ code: 42 }, ''],
  [new RangeError('nothing of Firebase'), ''],
  [null, ''],
])('an unknown error %j has the general sentence and is logged', (error, errorCode) => {
  expect(authMessage(error)).toEqual({
    errorCode,
    kind: 'interne',
    message: 'Un problème est survenu. Réessayez, ou écrivez-nous si cela continue.',
  });
});

test('a part of the site that could not be fetched is said as the network’s fault', () => {
  const error = new TypeError('Failed to fetch dynamically imported module');
  expect(authMessage(error)).toEqual(
    authMessage({ code: 'auth/network-request-failed' }),
  );
});

test('a site that the server refuses shows that signing in is not available', () => {
  const code = 'auth/requests-from-referer-https://exemple.fr-are-blocked.';
  expect(authMessage({ code }).message).toBe(
    'La connexion est indisponible pour le moment. Réessayez plus tard ou écrivez-nous.',
  );
});
