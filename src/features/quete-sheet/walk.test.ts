import { expect, test } from 'vitest';
import { createEtapePublique } from '@/testing/play-factories.ts';
import { isLoop, walkOf } from './walk.ts';

const start = { lat: 48.45, lon: -2.04 };

function etapesAt(...positions: ({ lat: number; lon: number } | null)[]) {
  return positions.map((position, index) => createEtapePublique(index + 1, { position }));
}

function north(metres: number) {
  return { ...start, lat: start.lat + metres / 111_195 };
}

test('the first étape has no way to it, the next ones a distance to 10 metres and a direction', () => {
  const legs = walkOf(etapesAt(start, north(123), start)).map(({ leg }) => leg);
  expect(legs).toEqual([
    null,
    { type: 'marche', depuis: 1, metres: 120, direction: 'au nord' },
    { type: 'marche', depuis: 2, metres: 120, direction: 'au sud' },
  ]);
});

test('a few steps away are 10 metres, never 0', () => {
  expect(walkOf(etapesAt(start, north(6)))[1]?.leg).toMatchObject({ metres: 10 });
});

test('two étapes at one place are marked', () => {
  expect(walkOf(etapesAt(start, start))[1]?.leg).toEqual({
    type: 'sur-place',
    depuis: 1,
  });
});

test('an étape without a place is passed over', () => {
  const legs = walkOf(etapesAt(null, start, null, north(500))).map(({ leg }) => leg);
  expect(legs).toEqual([
    null,
    null,
    null,
    { type: 'marche', depuis: 2, metres: 500, direction: 'au nord' },
  ]);
});

test('a walk that ends within 150 metres of its start is a loop', () => {
  expect(isLoop(etapesAt(start, north(800), north(140)))).toBe(true);
  expect(isLoop(etapesAt(start, north(800), north(160)))).toBe(false);
});

test('two étapes, or étapes without a position, are not a loop', () => {
  expect(isLoop(etapesAt(start, north(10)))).toBe(false);
  expect(isLoop(etapesAt(null, null, null))).toBe(false);
});
