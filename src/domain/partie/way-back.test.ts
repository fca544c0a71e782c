import { expect, test } from 'vitest';
import { createContenu, createEtapePublique } from '@/testing/play-factories.ts';
import type { Position } from '../geo/position.ts';
import { wayBack } from './way-back.ts';

/** Metres to the north and to the east of a place on the equator, where both are as long. */
const place = (north: number, east: number): Position => ({
  lat: north / 111_195,
  lon: east / 111_195,
});

function walk(places: readonly (Position | null)[], distanceMetres: number) {
  return createContenu({
    etapes: places.map((position, index) => createEtapePublique(index + 1, { position })),
    distanceMetres,
  });
}

const square = [place(0, 0), place(300, 0), place(300, 300), place(0, 300), place(0, 50)];

function rounded(...given: Parameters<typeof wayBack>) {
  const way = wayBack(...given);
  if (way === null) return null;
  const { direct, rest, behind } = way;
  const round = (metres: number) => Math.round(metres / 10) * 10;
  return {
    direct: round(direct),
    rest: round(rest),
    behind: behind === null ? null : round(behind),
  };
}

test('a loop may be closed by its rest, or by the way one came', () => {
  expect(rounded(walk(square, 1_150), 1)).toEqual({
    direct: 300,
    rest: 850,
    behind: 350,
  });
});

test('an ending in the middle of an aventure is as far as the crow flies', () => {
  expect(rounded(walk(square, 1_150), 0, 2)).toMatchObject({ direct: 420 });
});

test('turns make the ways along the walk longer, not the flight of the crow', () => {
  expect(rounded(walk(square, 2_300), 1)).toEqual({
    direct: 300,
    rest: 1_700,
    behind: 650,
  });
});

test('a walk that ends elsewhere is not walked back', () => {
  const line = [place(0, 0), place(500, 0), place(1_000, 0)];
  expect(rounded(walk(line, 1_000), 1)).toEqual({ direct: 500, rest: 500, behind: null });
});

test('étapes without a place are skipped, and none has a distance', () => {
  const holed = [place(0, 0), null, place(1_000, 0)];
  expect(rounded(walk(holed, 1_000), 0)).toMatchObject({ direct: 1_000, rest: 1_000 });
  expect(wayBack(walk(holed, 1_000), 1)).toBeNull();
  expect(wayBack(walk([place(0, 0), null], 0), 0)).toBeNull();
});

test('an unmeasured distance makes nothing shorter than the straight line', () => {
  expect(rounded(walk(square, 0), 3)).toMatchObject({ direct: 250, rest: 250 });
});
