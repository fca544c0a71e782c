import { expect, test } from 'vitest';
import { asideBy, placeOf } from './row-drag.ts';

/** Four rows, the second twice as high. */
const rows = [
  { top: 0, height: 50 },
  { top: 60, height: 100 },
  { top: 170, height: 50 },
  { top: 230, height: 50 },
];

test.each([
  [0, 0, 0],
  [0, 84, 0],
  [0, 86, 1],
  [0, 171, 2],
  [0, 1_000, 3],
  [3, -59, 3],
  [3, -61, 2],
  [3, -1_000, 0],
  [1, 90, 2],
])('row %i dragged by %i pixels moves to place %i', (from, dy, place) => {
  expect(placeOf(rows, from, dy)).toBe(place);
});

test('rows between the old and the new place of a row make room for it', () => {
  const by = (from: number, to: number) =>
    rows.map((_, index) => asideBy(index, { from, to, gap: 60 }));
  expect(by(0, 2)).toEqual([0, -60, -60, 0]);
  expect(by(3, 1)).toEqual([0, 60, 60, 0]);
  expect(by(1, 1)).toEqual([0, 0, 0, 0]);
});
