import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellOf, gridOf } from './nombre-step.ts';

/** Bounds as an author types them: integers or up to four decimals, of either sign, and their step. */
const boundsArbitrary = fc
  .record({
    decimals: fc.integer({ min: 0, max: 4 }),
    first: fc.integer({ min: -2_000_000, max: 2_000_000 }),
    width: fc.integer({ min: 0, max: 5_000 }),
  })
  .map(({ decimals, first, width }) => ({
    at: (steps: number) => Number(`${first + steps}e-${decimals}`),
    width,
    decimals,
  }));

describe('gridOf and cellOf', () => {
  test('puts every accepted number in one cell, and the next step outside it', () => {
    fc.assert(
      fc.property(
        boundsArbitrary,
        fc.nat({ max: 5_000 }),
        fc.integer({ min: 1, max: 20_000 }),
        ({ at, width }, inside, beyond) => {
          const grid = gridOf(at(0), at(width));
          const cell = cellOf(at(0), grid);
          expect(cellOf(at(width), grid)).toBe(cell);
          expect(cellOf(at(Math.min(inside, width)), grid)).toBe(cell);
          expect(cellOf(at(-beyond), grid)).not.toBe(cell);
          expect(cellOf(at(width + beyond), grid)).not.toBe(cell);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  test('accepts a number typed more finely exactly when it is within the bounds', () => {
    fc.assert(
      fc.property(
        boundsArbitrary,
        fc.integer({ min: -30, max: 50_030 }),
        ({ at, width, decimals }, tenths) => {
          const [minimum, maximum] = [at(0), at(width)];
          const grid = gridOf(minimum, maximum);
          const value = Number(
            `${Math.round(minimum * 10 ** decimals) * 10 + tenths}e-${decimals + 1}`,
          );
          const isAccepted = value >= minimum && value <= maximum;
          expect(cellOf(value, grid) === cellOf(minimum, grid)).toBe(isAccepted);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  test('gives the same grid to every answer of the same width when the step is the width', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000, max: 10_000 }), (value) => {
        expect(gridOf(value, value)).toEqual({ origine: 0.5, largeur: 1 });
      }),
    );
  });

  test.each([
    [3.7, 3.7],
    [0.1, 0.3],
    [-12.5, -12.5],
    [-0.7, 0.7],
    [1.005, 1.005],
    [1e15, 1e15],
    [0, 0],
  ])('keeps the bounds %d and %d together', (minimum, maximum) => {
    const grid = gridOf(minimum, maximum);
    expect(cellOf(maximum, grid)).toBe(cellOf(minimum, grid));
    expect(cellOf(minimum, grid)).toMatch(/^-?\d+$/);
  });

  test('survives being written as JSON', () => {
    fc.assert(
      fc.property(boundsArbitrary, ({ at, width }) => {
        const grid = gridOf(at(0), at(width));
        const read = JSON.parse(JSON.stringify(grid)) as typeof grid;
        expect(cellOf(at(width), read)).toBe(cellOf(at(0), grid));
      }),
    );
  });

  test('takes zero and minus zero for the same number', () => {
    const grid = gridOf(0, 0);
    expect(cellOf(-0, grid)).toBe(cellOf(0, grid));
  });

  test('reads a grid that begins on a whole number as plain cells', () => {
    expect(cellOf(7, { origine: 0, largeur: 5 })).toBe('1');
    expect(cellOf(-1, { origine: 0, largeur: 5 })).toBe('-1');
  });

  test('says that 3.74 is wrong when 3.7 is asked for', () => {
    expect(cellOf(3.74, gridOf(3.7, 3.7))).toMatch(/\+$/);
  });
});
