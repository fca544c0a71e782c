import { expect, test } from 'vitest';
import { etapeIdSchema } from '../etape/etape-id.ts';
import { parseConstats, tourneeEnd, troublesOf, roundSchema } from './tournee.ts';

const lavoir = etapeIdSchema.parse('etapeLavoir1');
const moulin = etapeIdSchema.parse('etapeMoulin1');

test('a stored round is read étape by étape, and invalid data are left out', () => {
  const whole = { etat: 'abime', note: 'La plaque est fendue.' };
  expect(
    parseConstats({ [lavoir]: whole, [moulin]: { etat: 'perdu', note: '' } }),
  ).toEqual({ [lavoir]: whole });
  expect(parseConstats({ '../x': whole })).toEqual({});
  expect(parseConstats(null)).toEqual({});
});

test('a round is whole once each étape was looked at', () => {
  const missed = { etat: null, note: '' };
  const found = { etat: 'en-place', note: ' Tout va bien. ' } as const;
  const { error } = roundSchema.safeParse({ constats: [found, missed] });
  expect(error?.issues.map(({ path }) => path)).toEqual([['constats', 1, 'etat']]);
  expect(roundSchema.parse({ constats: [found] })).toEqual({
    constats: [{ etat: 'en-place', note: 'Tout va bien.' }],
  });
});

test('étapes to repair are those not in place, and those with a note', () => {
  const constats = [
    { etapeId: lavoir, etat: 'en-place', note: '' },
    { etapeId: moulin, etat: 'disparu', note: '' },
  ] as const;
  expect(troublesOf({ constats })).toEqual([constats[1]]);
});

test('the link of a round lives thirty days', () => {
  expect(tourneeEnd({ createdAt: 0 })).toBe(30 * 24 * 60 * 60 * 1_000);
});
