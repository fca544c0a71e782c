import { expect, test } from 'vitest';
import { createEtape, createParcours } from '@/testing/factories.ts';
import { formatByStored, isNewer, isNewerCatalogue, isNewerParcours } from './format.ts';

test('a value without a format is of the first one', () => {
  for (const value of [
    {},
    null,
    undefined,
    'texte',
    [],
    { format: '2' },
    { format: 1.5 },
  ]) {
    expect(isNewer('parcours', value)).toBe(false);
  }
});

test('a format of this build is read, and a greater one is not', () => {
  const format = formatByStored.contenu;
  expect(isNewer('contenu', { format })).toBe(false);
  expect(isNewer('contenu', { format: format + 1 })).toBe(true);
});

test('a format that is inherited is none', () => {
  expect(isNewer('contenu', Object.create({ format: 9 }))).toBe(false);
});

test('a parcours is of a later build where one of its étapes or épreuves is', () => {
  const etape = createEtape();
  const later = { format: 2 };
  const laterEpreuve = { format: formatByStored.epreuve + 1 };
  expect(isNewerParcours(createParcours())).toBe(false);
  expect(isNewerParcours({ ...createParcours(), ...later })).toBe(true);
  expect(isNewerParcours({ etapes: [etape, { ...etape, ...later }] })).toBe(true);
  const epreuve = { ...etape.epreuve, ...laterEpreuve };
  expect(isNewerParcours({ etapes: [{ ...etape, epreuve }] })).toBe(true);
  expect(isNewerParcours({ etapes: 'none' })).toBe(false);
});

test('a part of the catalogue that is written again is of a later build where one of its cards is', () => {
  expect(isNewerCatalogue({ cartes: [{ titre: 'a' }] })).toBe(false);
  for (const list of ['cartes', 'vedettes', 'lignes', 'articles', 'actualites']) {
    expect(isNewerCatalogue({ [list]: [{}, { format: 2 }] })).toBe(true);
  }
});
