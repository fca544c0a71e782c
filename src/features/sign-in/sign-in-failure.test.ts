import { expect, test } from 'vitest';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { endInFrench, speak } from '@/testing/langue.ts';
import { kindOfRefusal, signInRefusal } from './sign-in-failure.ts';

endInFrench();

const online = true;
const fields = ['email', 'password', 'code'] as const;

test.each([
  ['invalid-email', 'email', /semble incorrecte/],
  ['missing-password', 'password', /Saisissez votre mot de passe\./],
  ['code-expired', 'code', /./],
] as const)('« %s » is shown beside its field', (errorCode, field, sentence) => {
  expect(signInRefusal({ code: `auth/${errorCode}` }, { online, fields })).toEqual({
    errorCode,
    field,
    message: expect.stringMatching(sentence) as string,
  });
});

test('a wrong pair is reported above the form, since either may be wrong', () => {
  expect(signInRefusal({ code: 'auth/invalid-credential' }, { online, fields })).toEqual({
    errorCode: 'invalid-credential',
    field: undefined,
    message: 'L’adresse e-mail ou le mot de passe est incorrect.',
  });
});

test.each([
  [new TypeError('Failed to fetch dynamically imported module'), true],
  [new OfflineError('x'), true],
  [{ code: 'auth/invalid-email' }, false],
  [{ code: 'auth/internal-error' }, false],
])('%s is the network when the network is to blame', (error, isOnline) => {
  const refusal = signInRefusal(error, { online: isOnline, fields });
  expect(refusal.message).toBe(
    'Le service ne répond pas. Vérifiez votre connexion à Internet, puis réessayez.',
  );
  expect(refusal.field).toBeUndefined();
  expect(kindOfRefusal(refusal)).toBe('reessayer');
});

test.each([
  ['code-expired', ['email', 'password']],
  ['invalid-verification-code', []],
  ['missing-password', ['email']],
  ['invalid-email', ['code']],
] as const)(
  'what is about a field that is not on the screen is said above the form: %s',
  (errorCode, shown) => {
    const refusal = signInRefusal(
      { code: `auth/${errorCode}` },
      { online, fields: shown },
    );
    expect(refusal).toMatchObject({
      errorCode,
      message: expect.stringMatching(/./) as string,
    });
    expect(refusal.field).toBeUndefined();
  },
);

test.each([
  ['popup-closed-by-user', 'silence'],
  ['expired-action-code', 'lien'],
  ['never-heard-of', 'interne'],
  ['', 'interne'],
])('the code « %s » asks « %s » of the page', (errorCode, kind) => {
  expect(kindOfRefusal({ errorCode })).toBe(kind);
});

test('in German a refusal is in German, with the length that the policy requires', async () => {
  await speak('de');
  const said = (code: string) =>
    signInRefusal({ code: `auth/${code}` }, { online, fields, passwordMinimum: 12 });
  expect(said('weak-password')).toMatchObject({
    field: 'password',
    message: 'Dieses Passwort ist zu kurz: mindestens 12 Zeichen.',
  });
  expect(said('never-heard-of').message).toMatch(/^Es ist ein Problem aufgetreten\./);
});
