import fc from 'fast-check';
import { expect, test } from 'vitest';
import '@/testing/property-seed.ts';
import { normalizePseudonyme, prenomProblem, pseudonymeProblem } from './pseudonyme.ts';

test.each([
  'Anne',
  'Marcheuse 13',
  'Jean-Loup d’Aix',
  'éèà',
  'Œdipe_Ÿ',
  'Iñaki Muñoz',
  'S.O.S',
  'a'.repeat(20),
  // Beside the reserved ones: a letter more, or within another word.
  'Lemaire',
  'Mairin',
  'Équipée',
  'Admirateur',
  'Officier',
  'Les codes',
  'Maryse Bernard',
  'Badminton 44',
  // As many digits as a year has, and a dot that leads nowhere.
  'Anne 1985',
  '1 2 3 4',
  'J.Franck',
])('« %s » is a pseudonyme', (pseudonyme) => {
  expect(pseudonymeProblem(pseudonyme)).toBeNull();
});

test.each([
  ['', 'trop-court'],
  ['Lu', 'trop-court'],
  ['a'.repeat(21), 'trop-long'],
  ['anne@exemple.fr', 'caracteres'],
  ['<b>x</b>', 'caracteres'],
  ['😀😀', 'caracteres'],
  ['---', 'caracteres'],
  ['Anne  Lise', 'caracteres'],
  [' Anne', 'caracteres'],
  // Invisible Hangul fillers; mathematical, Greek and Cyrillic look-alikes.
  ['\u3164\u3164\u3164', 'caracteres'],
  ['\u115F\u1160\uFFA0', 'caracteres'],
  ['\u{1D400}\u{1D427}\u{1D427}', 'caracteres'],
  ['\u0410nne', 'caracteres'],
  ['\u0391nne', 'caracteres'],
  ['Ａｎｎｅ', 'caracteres'],
  ['An\u200Bne', 'caracteres'],
  ['Anne\u202Eennob', 'caracteres'],
  ['Ann\u0131e', 'caracteres'],
  // A letter and its accent apart.
  ['Zoe\u0301', 'caracteres'],
  ['Mairie de Barbentane', 'reserve'],
  ['MAIRIE', 'reserve'],
  ['La maîrïe', 'reserve'],
  ['M.airie de Vézelay', 'reserve'],
  ['m_a_i_r_i_e', 'reserve'],
  ['Le-maire', 'reserve'],
  ['L’équipe', 'reserve'],
  ['Equipes', 'reserve'],
  ['Administrateur 2', 'reserve'],
  ['Àdmìn', 'reserve'],
  ['Modération', 'reserve'],
  ['Quêtes et codes', 'reserve'],
  ['QuetesEtCodes', 'reserve'],
  ['Compte officiel', 'reserve'],
  // An office by its other names, a digit or another letter for one, glued or with a letter more.
  ['Police municipale', 'reserve'],
  ['Hotel de ville', 'reserve'],
  ['Lamairie', 'reserve'],
  ['Ma1rie', 'reserve'],
  ['MaIrie', 'reserve'],
  ['Malrie 2', 'reserve'],
  ['Rnairie', 'reserve'],
  ['Mairiee', 'reserve'],
  ['3quipe', 'reserve'],
  ['Lequipe', 'reserve'],
  ['M a i r e du Lac', 'reserve'],
  ['anne arobase gmail', 'reserve'],
  // A number to call, a place to go.
  ['0612345678', 'contact'],
  ['06 12 34 56 78', 'contact'],
  ['Anne-06_12.345', 'contact'],
  ['13570', 'contact'],
  ['exemple.fr', 'contact'],
  ['www exemple', 'contact'],
  ['http.exemple', 'contact'],
  ['Anne-exemple.com', 'contact'],
])('« %s » is none: %s', (pseudonyme, problem) => {
  expect(pseudonymeProblem(pseudonyme)).toBe(problem);
});

test('spaces, apostrophes and letters typed in two parts are put right', () => {
  expect(normalizePseudonyme("  Zoé\u0301   d'Aix\n")).toBe(
    'Zoé\u0301 d’Aix'.normalize('NFC'),
  );
  expect(normalizePseudonyme('e\u0301te\u0301')).toBe('été');
});

test('a first name may be short or left out, and is of the same letters', () => {
  expect(['', 'Lu', 'Li-Na'].map(prenomProblem)).toEqual([null, null, null]);
  expect(['Mairie', 'Лена', '\u3164'].map(prenomProblem)).toEqual([
    'reserve',
    'caracteres',
    'caracteres',
  ]);
});

test('whatever is a pseudonyme is composed, seen, and in one line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 12 }), (typed) => {
      const name = normalizePseudonyme(typed);
      if (pseudonymeProblem(name) !== null) return;
      expect(name).toBe(name.normalize('NFC'));
      expect(name).toMatch(/^[\p{Script=Latin}0-9 .’_-]+$/u);
    }),
  );
});

test('a reserved word is refused whatever its case, its accents and the words beside it', () => {
  const word = fc.constantFrom('mairie', 'équipe', 'admin', 'maire');
  const accent = (text: string) => text.replaceAll('a', 'â').replaceAll('e', 'È');
  fc.assert(
    fc.property(
      word,
      fc.constantFrom('', 'la ', 'X-', 'd’'),
      fc.constantFrom('', ' 2', '.fr', '-Aix'),
      fc.boolean(),
      (reserved, before, after, isAccented) => {
        const written = isAccented ? accent(reserved) : reserved.toUpperCase();
        expect(pseudonymeProblem(before + written + after)).toBe('reserve');
      },
    ),
  );
});
