import { expect, test } from 'vitest';
import { normalizePseudonyme, pseudonymeProblem } from './pseudonyme.ts';

test.each(['Anne', 'Marcheuse 13', 'Jean-Loup d’Aix', 'éèà', 'S.O.S', 'a'.repeat(20)])(
  '« %s » is a pseudonyme',
  (pseudonyme) => {
    expect(pseudonymeProblem(pseudonyme)).toBeNull();
  },
);

test.each([
  ['', 'trop-court'],
  ['Lu', 'trop-court'],
  ['a'.repeat(21), 'trop-long'],
  ['anne@exemple.fr', 'caracteres'],
  ['<b>x</b>', 'caracteres'],
  ['😀😀', 'caracteres'],
  ['---', 'caracteres'],
])('« %s » is none: %s', (pseudonyme, problem) => {
  expect(pseudonymeProblem(pseudonyme)).toBe(problem);
});

test('spaces, apostrophes and letters typed in two parts are put right', () => {
  expect(normalizePseudonyme("  Zoé\u0301   d'Aix\n")).toBe(
    'Zoé\u0301 d’Aix'.normalize('NFC'),
  );
  expect(normalizePseudonyme('e\u0301te\u0301')).toBe('été');
});
