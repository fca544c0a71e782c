import { expect, test } from 'vitest';
import { canonicalText } from '../canonical-answer.ts';
import { acceptedCanonicals } from './texte.ts';

test.each([
  ['n°5', 'nº5'],
  ['nº5', 'n°5'],
  ['le n° 12', 'Nº 12'],
  ['Dupont & fils', 'Dupont et fils'],
  ['Dupont & fils', 'DUPONT ET FILS'],
])('« %s » accepts « %s », which says the same', (reponse, typed) => {
  expect(acceptedCanonicals([reponse])).toContain(canonicalText(typed));
});

test('written answers are first, and none is added past the limit', () => {
  const written = Array.from({ length: 20 }, (_, index) => `n° ${index}`);
  expect(acceptedCanonicals(written)).toEqual(written.map(canonicalText));
  expect(acceptedCanonicals(['A & B', 'C'])).toEqual(['ab', 'c', 'aetb']);
});
