import { expect, test } from 'vitest';
import { departements, regions } from '@/testing/decoupage.generated.json';
import { isDepartementCode } from './departement.ts';
import { regionList, regionOfName } from './region.ts';

test('the list is that of the official geographic code', () => {
  const official = regions
    .map(({ code, nom }) => ({
      nom: nom.replaceAll("'", '’'),
      departements: departements
        .filter(({ region }) => region === code)
        .map((departement) => departement.code),
    }))
    .filter((region) => region.departements.length > 1);
  expect(regionList).toEqual(official);
});

test.each([
  ['Bretagne', 'Bretagne'],
  ['la bretagne', 'Bretagne'],
  ['pays de la loire', 'Pays de la Loire'],
  ['provence alpes cote d azur', 'Provence-Alpes-Côte d’Azur'],
  ['paca', 'PACA'],
  ['ile de france', 'Île-de-France'],
  ['Alsace', 'Alsace'],
])('« %s » is the région %s', (text, nom) => {
  expect(regionOfName(text)?.nom).toBe(nom);
});

test.each(['', 'bret', 'Dinan', 'La Réunion'])('« %s » is no région', (text) => {
  expect(regionOfName(text)).toBeNull();
});

test('a former région holds départements of today', () => {
  const former = regionOfName('Poitou-Charentes');
  expect(former?.departements).toEqual(['16', '17', '79', '86']);
  expect(former?.departements.every(isDepartementCode)).toBe(true);
});
