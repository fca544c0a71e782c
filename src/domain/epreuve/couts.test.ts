import { expect, test } from 'vitest';
import { blankEpreuve } from './blank-epreuve.ts';
import { coutAt, coutsOf, hasCostlyErreurs, outcomesOf } from './couts.ts';

const indices = [
  { texte: 'Un', cout: 5 },
  { texte: 'Deux', cout: 30 },
];
const costing = { points: 20, indices };

test('each wrong choice takes half of the points left by the indices, and never more', () => {
  expect(coutsOf(costing)).toEqual([
    ...[0, 10, 15, 18],
    ...[5, 13, 17, 19],
    ...[20, 20, 20, 20],
  ]);
  expect(coutsOf({ points: 1, indices: [] })).toEqual([0, 1, 1, 1]);
  expect(coutsOf({ points: 0, indices: [] })).toEqual([0, 0, 0, 0]);
});

test('the fourth wrong choice costs no more than the third', () => {
  const couts = coutsOf(costing);
  const at = (indiceCount: number, erreurCount: number) =>
    coutAt(couts, { points: 20, indiceCount, erreurCount });
  expect([at(0, 3), at(0, 4), at(1, 9)]).toEqual([18, 18, 19]);
  // A count beyond the version's own.
  expect(at(7, 0)).toBe(20);
});

test('wrong answers cost where one can only choose', () => {
  const { autre } = blankEpreuve;
  expect(hasCostlyErreurs({ type: 'choix', autre })).toBe(true);
  expect(hasCostlyErreurs({ type: 'choix', autre: { ...autre, type: 'choix' } })).toBe(
    true,
  );
  expect(hasCostlyErreurs({ type: 'choix', autre: { ...autre, type: 'texte' } })).toBe(
    false,
  );
  expect(hasCostlyErreurs({ type: 'texte', autre: { ...autre, type: 'choix' } })).toBe(
    false,
  );
  expect(hasCostlyErreurs({ type: 'ordre', autre })).toBe(false);
});

test('an épreuve ends with all its points, with less for each hint, or missed', () => {
  const hints = [5, 5, 20].map((cout) => ({ texte: 'Un indice', cout }));
  expect(outcomesOf({ points: 20, indices: hints })).toEqual([20, 15, 10, 0, -1]);
});
