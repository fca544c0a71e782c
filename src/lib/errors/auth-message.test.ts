import { expect, test } from 'vitest';
import { authMessage } from './auth-message.ts';
import { authMessageTable } from './auth-message-table.ts';

const rows = Object.entries(authMessageTable);

test('all 108 codes of the SDK and 7 of the server have their sentence', () => {
  expect(rows).toHaveLength(115);
});

test('every code that the specification names is there', () => {
  const named =
    'email-already-in-use wrong-password missing-password invalid-credential user-not-found too-many-requests user-disabled operation-not-allowed expired-action-code invalid-action-code requires-recent-login user-token-expired invalid-user-token password-does-not-meet-requirements network-request-failed multi-factor-auth-required account-exists-with-different-credential credential-already-in-use admin-restricted-operation invalid-verification-code code-expired unauthorized-continue-uri recaptcha-not-enabled missing-recaptcha-token invalid-recaptcha-token invalid-recaptcha-action missing-recaptcha-version invalid-recaptcha-version popup-blocked popup-closed-by-user unauthorized-domain user-mismatch';
  const known = new Set(Object.keys(authMessageTable));
  expect(named.split(' ').filter((errorCode) => !known.has(errorCode))).toEqual([]);
});

test.each(rows)('the sentence of %s is in French typography', (_code, [, message]) => {
  expect(message).not.toMatch(/['"]/);
  expect(message).not.toMatch(/[^\u202F][;!?]/);
  expect(message).not.toMatch(/[^\u00A0]:/);
  expect(message.length).toBeLessThanOrEqual(152);
  expect(message).toMatch(/^\p{Lu}/u);
});

test('the three ways to get a password wrong cannot be told apart', () => {
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

test('who proves an account again is told about the password, or about the way', () => {
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
  [new TypeError('nothing of Firebase'), ''],
  [null, ''],
])('an unknown error %j has the general sentence and is logged', (error, errorCode) => {
  expect(authMessage(error)).toEqual({
    errorCode,
    kind: 'interne',
    message: 'Un problème est survenu. Réessayez, ou écrivez-nous si cela continue.',
  });
});

test('a site that the server refuses is told that signing in is not available', () => {
  const code = 'auth/requests-from-referer-https://exemple.fr-are-blocked.';
  expect(authMessage({ code }).message).toBe(
    'La connexion est indisponible pour le moment. Réessayez plus tard ou écrivez-nous.',
  );
});
