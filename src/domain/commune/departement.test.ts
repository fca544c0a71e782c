import { expect, test } from 'vitest';
import { departements } from '@/testing/decoupage.generated.json';
import {
  departementList,
  departementName,
  departementOfInsee,
  isDepartementCode,
  isDepartementName,
} from './departement.ts';

test('the list is that of the official geographic code', () => {
  const official = departements
    .map(({ code, nom }) => ({ code, nom: nom.replaceAll("'", '’') }))
    .sort((a, b) => (a.code < b.code ? -1 : 1));
  expect(departementList).toEqual(official);
});

test('a name is found by its code, in Corsica and overseas as well', () => {
  expect(departementName('13')).toBe('Bouches-du-Rhône');
  expect(departementName('2A')).toBe('Corse-du-Sud');
  expect(departementName('974')).toBe('La Réunion');
});

test('an unknown code is shown as it is', () => {
  expect(departementName('999')).toBe('999');
  expect(isDepartementCode('999')).toBe(false);
  expect(isDepartementCode('2B')).toBe(true);
});

test('a name is recognised letter for letter', () => {
  expect(isDepartementName('Val-d’Oise')).toBe(true);
  expect(isDepartementName('Canton de Charente-Sud')).toBe(false);
});

test.each([
  ['13010', '13'],
  ['2A004', '2A'],
  ['97411', '974'],
  ['98818', '988'],
])('the INSEE code %s is in département %s', (insee, departement) => {
  expect(departementOfInsee(insee)).toBe(departement);
});
