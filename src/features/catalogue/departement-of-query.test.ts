import { expect, test } from 'vitest';
import { departementOfName, departementOfNumber } from './departement-of-query.ts';

test.each([
  ['22', '22'],
  ['1', '01'],
  ['2a', '2A'],
  ['2B', '2B'],
  ['974', '974'],
  ['22100', '22'],
  ['22 100', '22'],
  ['01000', '01'],
  ['97400', '974'],
  ['20000', '2A'],
  ['20137', '2A'],
  ['20200', '2B'],
  ['20600', '2B'],
])('« %s » is in département %s', (text, departement) => {
  expect(departementOfNumber(text)).toBe(departement);
});

test.each(['', '0', '20', '99', '999', '20400', '221', '2210', '221000', '22a', 'Dinan'])(
  '« %s » is no code and no postcode',
  (text) => {
    expect(departementOfNumber(text)).toBeNull();
  },
);

test.each([
  ['Finistère', '29'],
  ['le finistere', '29'],
  ['COTES D ARMOR', '22'],
  ['Côtes-d’Armor', '22'],
  ["val d'oise", '95'],
  ['Réunion', '974'],
  ['La Réunion', '974'],
  ['l’Ain', '01'],
  ['Paris', '75'],
])('« %s » is the name of département %s', (text, departement) => {
  expect(departementOfName(text)).toBe(departement);
});

test.each(['', 'Dinan', 'Fini', 'la', 'Bretagne'])(
  '« %s » names no département',
  (text) => {
    expect(departementOfName(text)).toBeNull();
  },
);
