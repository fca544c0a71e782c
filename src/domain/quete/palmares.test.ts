import { expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { isTooFast, minutesOfLigne, rankPalmares } from './palmares.ts';

const minute = 60_000;

test('a palmarès is ordered by points, then by name, and equals share a place', () => {
  const ranked = rankPalmares(
    [
      { id: 'a', pseudonyme: 'Zoé', points: 40, minutes: 90 },
      { id: 'b', pseudonyme: 'Anne', points: 20, minutes: null },
      { id: 'c', pseudonyme: 'Émile', points: 40, minutes: 30 },
    ],
    60,
  );
  expect(ranked).toEqual([
    { id: 'c', rang: 1, pseudonyme: 'Émile', points: 40 },
    { id: 'a', rang: 1, pseudonyme: 'Zoé', points: 40 },
    { id: 'b', rang: 3, pseudonyme: 'Anne', points: 20 },
  ]);
});

test('a third of the announced time is enough, and less is not; what is not known stands against nobody', () => {
  expect(isTooFast(20, 60)).toBe(false);
  expect(isTooFast(19, 60)).toBe(true);
  expect(isTooFast(0, 60)).toBe(true);
  expect(isTooFast(0, null)).toBe(false);
  expect(isTooFast(null, 60)).toBe(false);
});

test('a line that is left out takes the place of nobody', () => {
  const ranked = rankPalmares(
    [
      { id: 'a', pseudonyme: 'Éclair', points: 60, minutes: 19 },
      { id: 'b', pseudonyme: 'Anne', points: 20, minutes: 20 },
    ],
    60,
  );
  expect(ranked.map(({ rang, pseudonyme }) => `${rang} ${pseudonyme}`)).toEqual([
    '1 Anne',
  ]);
});

test('how long a party took is known once it ended, its pauses apart, unless its clock was set back', () => {
  const partie = { startedAt: minute, finishedAt: 41 * minute, pausedMs: 10 * minute };
  expect(minutesOfLigne(partie)).toBe(30);
  expect(minutesOfLigne({ ...partie, finishedAt: null })).toBeNull();
  expect(minutesOfLigne({ ...partie, finishedAt: 0 })).toBeNull();
  const yearLater = partie.finishedAt + 365 * 24 * 60 * minute;
  expect(minutesOfLigne({ ...partie, finishedAt: yearLater })).toBe(
    limits.palmaresMinutes.max,
  );
});
