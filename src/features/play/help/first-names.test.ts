import { expect, test } from 'vitest';
import { firstNamesIn } from './first-names.ts';

test.each([
  ['Louna et Malo', ['Louna', 'Malo']],
  [' Louna,Malo ; Zoé & Étienne ', ['Louna', 'Malo', 'Zoé', 'Étienne']],
  ['Anna und Ben', ['Anna', 'Ben']],
  ['Ana y Luis', ['Ana', 'Luis']],
  ['Juliette', ['Juliette']],
  ['Lina, Lina', ['Lina']],
  [', et ', []],
  ['', []],
  ['A'.repeat(40), ['A'.repeat(20)]],
])('reads the first names of %j', (typed, names) => {
  expect(firstNamesIn(typed)).toEqual(names);
});

test('returns at most twelve', () => {
  const typed = Array.from({ length: 30 }, (_, index) => `Nom ${index}`).join(', ');
  expect(firstNamesIn(typed)).toHaveLength(12);
});
