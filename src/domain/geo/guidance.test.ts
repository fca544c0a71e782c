import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockHour, guideTo, isStale, toneInterval, toneSide } from './guidance.ts';

const lavoir = { lat: 48.4, lon: -2 };
/** So many metres to the south of the lavoir. */
const southOf = (metres: number, accuracyMetres = 10) => ({
  position: { lat: lavoir.lat - metres / 111_195, lon: lavoir.lon },
  accuracyMetres,
});

test('the way is its length and its direction', () => {
  expect(guideTo(southOf(220), lavoir)).toMatchObject({
    type: 'route',
    degrees: 0,
    direction: 'au nord',
  });
});

test.each([
  [8, 10, 'ici'],
  [14, 3, 'ici'],
  [35, 38, 'ici'],
  [35, 20, 'route'],
  [35, 60, 'vague'],
  [400, 500, 'vague'],
  [2, 500, 'vague'],
  [900, 500, 'route'],
])(
  'a phone that is %d metres away and sure of %d says « %s »',
  (metres, accuracy, type) => {
    expect(guideTo(southOf(metres, accuracy), lavoir).type).toBe(type);
  },
);

test.each([
  [0, 12],
  [14, 12],
  [-14, 12],
  [16, 1],
  [60, 2],
  [90, 3],
  [180, 6],
  [-90, 9],
  [346, 12],
  [750, 1],
])('a turn of %d degrees is at %d o’clock', (degrees, hour) => {
  expect(clockHour(degrees)).toBe(hour);
});

test('every turn has an hour of the clock, the same after a whole turn', () => {
  fc.assert(
    fc.property(fc.integer({ min: -720, max: 720 }), (degrees) => {
      const hour = clockHour(degrees);
      expect(hour).toBeGreaterThanOrEqual(1);
      expect(hour).toBeLessThanOrEqual(12);
      expect(clockHour(degrees + 360)).toBe(hour);
    }),
  );
});

test('a measure is old after half a minute', () => {
  expect(isStale(1_000, 31_000)).toBe(false);
  expect(isStale(1_000, 31_001)).toBe(true);
});

test('tones are faster the nearer the place is, with a limit for far ones', () => {
  expect(toneInterval(0)).toBeLessThan(toneInterval(40));
  expect(toneInterval(40)).toBeLessThan(toneInterval(200));
  expect(toneInterval(5_000)).toBe(toneInterval(200));
});

test('a tone is heard from the side of the place', () => {
  expect(toneSide(90)).toBe(1);
  expect(toneSide(-90)).toBe(-1);
  expect(toneSide(360)).toBeCloseTo(0);
});
