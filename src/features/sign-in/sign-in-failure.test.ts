import { expect, test } from 'vitest';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { signInFailure } from './sign-in-failure.ts';

const all = ['email', 'password', 'code'] as const;

test('an e-mail that the server refuses is said beside its field', () => {
  expect(
    signInFailure({ code: 'auth/invalid-email' }, { online: true, fields: all }),
  ).toEqual({
    place: 'champ',
    errors: {
      email:
        'Cette adresse e-mail semble incorrecte. Exemple\u00A0: prenom.nom@exemple.fr',
    },
  });
});

test('a password that is missing is said beside its field', () => {
  expect(
    signInFailure({ code: 'auth/missing-password' }, { online: true, fields: all }),
  ).toEqual({
    place: 'champ',
    errors: { password: 'Saisissez votre mot de passe.' },
  });
});

test('a wrong pair is said above the form, since nobody knows which is wrong', () => {
  expect(
    signInFailure({ code: 'auth/invalid-credential' }, { online: true, fields: all }),
  ).toMatchObject({
    place: 'formulaire',
    answer: { message: 'L’adresse e-mail ou le mot de passe est incorrect.' },
  });
});

test.each([
  [new TypeError('Failed to fetch dynamically imported module'), true],
  [new OfflineError('x'), true],
  [{ code: 'auth/invalid-email' }, false],
])('%s is the network when the network is to blame', (error, online) => {
  const message =
    'Le service ne répond pas. Vérifiez votre connexion à Internet, puis réessayez.';
  const failure = signInFailure(error, { online, fields: all });
  expect(failure).toMatchObject({ place: 'formulaire', answer: { message } });
});

test.each([
  ['code-expired', ['email', 'password']],
  ['invalid-verification-code', []],
  ['missing-password', ['email']],
  ['invalid-email', ['code']],
] as const)(
  'what is about a field that is not on the screen is said above the form: %s',
  (code, fields) => {
    const failure = signInFailure({ code: `auth/${code}` }, { online: true, fields });
    expect(failure).toMatchObject({
      place: 'formulaire',
      answer: { errorCode: code, message: expect.stringMatching(/.+/) as string },
    });
  },
);
