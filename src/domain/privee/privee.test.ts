import { expect, test } from 'vitest';
import { parcoursIdSchema } from '../parcours/parcours.ts';
import { freePlace, momentOf, type Privee } from './privee.ts';

function createPrivee(overrides: Partial<Privee> = {}): Privee {
  return {
    cle: '0123456789abcdef'.repeat(2),
    parcoursId: parcoursIdSchema.parse('parcoursDuLavoir1'),
    titre: 'Le secret du lavoir',
    departement: '22',
    place: 1,
    etat: 'ouverte',
    partieCount: 0,
    de: 100,
    a: 200,
    ...overrides,
  };
}

test.each([
  ['avenir', {}, 99],
  ['ouverte', {}, 100],
  ['ouverte', { etat: 'levee' }, 199],
  ['finie', {}, 200],
  ['finie', { etat: 'signalee' }, 200],
  ['signalee', { etat: 'signalee' }, 150],
  ['arretee', { etat: 'arretee' }, 300],
  ['fermee', { etat: 'fermee' }, 99],
] as const)('is %s with %o at %i', (moment, overrides, now) => {
  expect(momentOf(createPrivee(overrides), now)).toBe(moment);
});

test('the first place that nothing alive takes is free, none where all three are taken', () => {
  expect(freePlace([], 150)).toBe(1);
  expect(freePlace([createPrivee()], 150)).toBe(2);
  expect(freePlace([createPrivee()], 200)).toBe(1);
  const three = [1, 2, 3].map((place) => createPrivee({ place }));
  expect(freePlace(three, 150)).toBeNull();
  expect(freePlace(three.slice(1), 150)).toBe(1);
});
