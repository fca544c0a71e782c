import { expect, test } from 'vitest';
import { inCommune, nomDeCommune, ofCommune } from './nom-de-commune.ts';

test.each([
  ['Barbentane', 'de Barbentane', 'à Barbentane'],
  ['Arles', 'd’Arles', 'à Arles'],
  ['Le Mans', 'du Mans', 'au Mans'],
  ['LE HAVRE', 'du HAVRE', 'au HAVRE'],
  ['Les Baux-de-Provence', 'des Baux-de-Provence', 'aux Baux-de-Provence'],
  ['La Rochelle', 'de La Rochelle', 'à La Rochelle'],
  ['Lesneven', 'de Lesneven', 'à Lesneven'],
  ['L’Isle-Adam', 'de L’Isle-Adam', 'à L’Isle-Adam'],
  ['{nom}', 'de {nom}', 'à {nom}'],
  // An article alone is a name still being typed.
  ['Le', 'de Le', 'à Le'],
  ['La', 'de La', 'à La'],
  ['Les', 'de Les', 'à Les'],
  ['L’', 'de L’', 'à L’'],
  ['Le ', 'de Le ', 'à Le '],
])('%s is named « %s » and « %s »', (nom, de, a) => {
  expect(nomDeCommune(nom)).toEqual({ nom, de, a });
  expect([ofCommune(nom), inCommune(nom)]).toEqual([de, a]);
});

test.each([null, '', ' '])('the commune %j leaves a line to write on', (nom) => {
  expect(nomDeCommune(nom)).toEqual({
    nom: '……………………',
    de: 'de ……………………',
    a: 'à ……………………',
  });
});
