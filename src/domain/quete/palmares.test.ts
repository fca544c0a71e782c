import { expect, test } from 'vitest';
import { rankPalmares } from './palmares.ts';

test('a palmarès is ordered by points, then by name, and equals share a place', () => {
  const ranked = rankPalmares([
    { id: 'a', pseudonyme: 'Zoé', points: 40 },
    { id: 'b', pseudonyme: 'Anne', points: 20 },
    { id: 'c', pseudonyme: 'Émile', points: 40 },
  ]);
  expect(ranked.map(({ rang, pseudonyme }) => `${rang} ${pseudonyme}`)).toEqual([
    '1 Émile',
    '1 Zoé',
    '3 Anne',
  ]);
});
