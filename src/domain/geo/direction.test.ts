import { expect, test } from 'vitest';
import { bearingDegrees, direction } from './direction.ts';

const dinan = { lat: 48.4535, lon: -2.0447 };

test.each([
  [0.001, 0, 'au nord'],
  [0.001, 0.0015, 'au nord-est'],
  [0, 0.001, 'à l’est'],
  [-0.001, 0.0015, 'au sud-est'],
  [-0.001, 0, 'au sud'],
  [-0.001, -0.0015, 'au sud-ouest'],
  [0, -0.001, 'à l’ouest'],
  [0.001, -0.0015, 'au nord-ouest'],
  // Just short of north again: the circle closes.
  [0.001, -0.0001, 'au nord'],
])('a place moved by %d of latitude and %d of longitude lies %s', (lat, lon, words) => {
  const to = { lat: dinan.lat + lat, lon: dinan.lon + lon };
  expect(direction(dinan, to)).toBe(words);
});

test('the same place has no direction, nor has one a few steps away', () => {
  expect(direction(dinan, dinan)).toBeNull();
  expect(direction(dinan, { ...dinan, lat: dinan.lat + 0.00003 })).toBeNull();
});

test('the way across the 180th meridian is the short one', () => {
  expect(direction({ lat: -17, lon: 179.999 }, { lat: -17, lon: -179.999 })).toBe(
    'à l’est',
  );
});

test('Bourges lies to the south of Paris', () => {
  const bearing = bearingDegrees(
    { lat: 48.8566, lon: 2.3522 },
    { lat: 47.081, lon: 2.3988 },
  );
  expect(bearing).toBeCloseTo(178.98, 1);
});
