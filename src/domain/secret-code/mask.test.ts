import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { secretCode as fleissner } from './codes/fleissner.ts';
import {
  cellsOfTurn,
  holeCountOf,
  holesOfKey,
  keyOfHoles,
  maskSides,
  sideOfKey,
  withCellPressed,
} from './mask.ts';

describe('the mask of a turning grille', () => {
  it.each(maskSides)(
    'of side %i is good as soon as it has all its holes, whatever cells are pressed',
    (side) => {
      const pressesArb = fc.array(fc.nat({ max: side ** 2 - 1 }), { maxLength: 60 });
      fc.assert(
        fc.property(pressesArb, (presses) => {
          const holes = presses.reduce<number[]>(
            (before, cell) => withCellPressed(before, cell, side),
            [],
          );
          const isWhole = holes.length === holeCountOf(side);
          expect(holes.length).toBeLessThanOrEqual(holeCountOf(side));
          expect(fleissner.keyProblem(keyOfHoles(holes)) === null).toBe(isWhole);
        }),
      );
    },
  );

  it('uncovers four different cells with one hole', () => {
    expect(cellsOfTurn(0, 4)).toEqual([0, 3, 15, 12]);
    expect(cellsOfTurn(5, 4)).toEqual([5, 6, 10, 9]);
  });

  it('fills a hole that is pressed again', () => {
    expect(withCellPressed([0, 7], 7, 4)).toEqual([0]);
    expect(withCellPressed([0, 7], 3, 4)).toEqual([3, 7]);
  });

  it('reads a key, and the side it is of', () => {
    expect(holesOfKey('1 8, 10-12')).toEqual([0, 7, 9, 11]);
    expect(sideOfKey('1 8 10 12')).toBe(4);
    expect(sideOfKey('1 8 10 12 30')).toBe(6);
    expect(sideOfKey('64')).toBe(8);
    expect(sideOfKey('')).toBe(4);
  });
});
