import { expect, test } from 'vitest';
import { checkCredentials, pseudonymeError } from './credentials.ts';

test('a password is never judged when signing in, only missed', () => {
  expect(checkCredentials('lou@exemple.fr', ' ')).toEqual({});
  expect(checkCredentials('lou@exemple.fr', '')).toEqual({
    password: 'Saisissez votre mot de passe.',
  });
});

test.each([
  ['', 'Choisissez un pseudonyme.'],
  ['L', /trop court/],
  ['a'.repeat(500), /trop long/],
  ['<script>', /lettres de l’alphabet latin, des chiffres/],
])('the pseudonym %j is corrected', (pseudonyme, message) => {
  expect(pseudonymeError(pseudonyme)).toMatch(message);
});

test('a pseudonym of letters, digits and one space is taken', () => {
  expect(pseudonymeError('Élodie 12')).toBeUndefined();
});
