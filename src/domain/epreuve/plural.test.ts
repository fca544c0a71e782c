import { expect, test } from 'vitest';
import { pluralOf, singularOf } from './plural.ts';

test.each([
  ['cheval', 'chevaux'],
  ['château', 'châteaux'],
  ['jeu', 'jeux'],
  ['tuyau', 'tuyaux'],
  ['vitrail', 'vitraux'],
  ['caillou', 'cailloux'],
  ['clou', 'clous'],
  ['bal', 'bals'],
  ['détail', 'détails'],
  ['pneu', 'pneus'],
  ['lavoir', 'lavoirs'],
  ['œil', 'yeux'],
])('%s, %s', (singular, plural) => {
  expect(pluralOf(singular)).toBe(plural);
  expect(singularOf(plural)).toBe(singular);
});

test.each(['puits', 'bois', 'souris', 'croix', 'nez', 'voix', 'pays'])(
  '%s has no other form',
  (noun) => {
    expect(pluralOf(noun)).toBeNull();
    expect(singularOf(noun)).toBeNull();
  },
);
