import { expect, test } from 'vitest';
import { etapeIdSchema } from '../etape/etape-id.ts';
import { communesPassed, lieuxOf } from './lieux.ts';

const neighbour = { insee: '13027', nom: 'Châteaurenard', departement: '13' };
const etape = (n: number, commune?: typeof neighbour) => ({
  id: etapeIdSchema.parse(`etape${n}`.padEnd(12, '0')),
  commune,
});

test('an étape at sea is of no commune, and falls to that of the start', () => {
  expect(lieuxOf([etape(1), etape(2)])).toBeNull();
  const lieux = lieuxOf([etape(1), etape(2, neighbour)]);
  expect(lieux).toEqual({ fermeture: 'territoire', [etape(2).id]: '13027' });
});

test('an étape on a border is of the commune that its author chose, and of it alone', () => {
  const etapes = [etape(1), etape(2, neighbour), etape(3, neighbour)];
  expect(Object.values(lieuxOf(etapes) ?? {})).toEqual(['territoire', '13027', '13027']);
  expect(communesPassed(etapes)).toEqual([neighbour]);
  // Chosen as the start's commune, it is in no list.
  expect(lieuxOf([etape(1), etape(2)])).toBeNull();
  expect(communesPassed([etape(1), etape(2)])).toEqual([]);
});
