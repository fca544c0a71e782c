import { expect, test } from 'vitest';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { signInFailure } from './sign-in-failure.ts';

test('an e-mail that the server refuses is said beside its field', () => {
  expect(signInFailure({ code: 'auth/invalid-email' }, true)).toEqual({
    place: 'champ',
    errors: {
      email:
        'Cette adresse e-mail semble incorrecte. Exemple\u00A0: prenom.nom@exemple.fr',
    },
  });
});

test('a password that is missing is said beside its field', () => {
  expect(signInFailure({ code: 'auth/missing-password' }, true)).toEqual({
    place: 'champ',
    errors: { password: 'Saisissez votre mot de passe.' },
  });
});

test('a wrong pair is said above the form, since nobody knows which is wrong', () => {
  expect(signInFailure({ code: 'auth/invalid-credential' }, true)).toMatchObject({
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
  const failure = signInFailure(error, online);
  expect(failure).toMatchObject({ place: 'formulaire', answer: { message } });
});
