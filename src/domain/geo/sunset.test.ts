import { expect, test } from 'vitest';
import { sunsetAt } from './sunset.ts';

const places = {
  paris: { lat: 48.8566, lon: 2.3522 },
  brest: { lat: 48.3904, lon: -4.4861 },
  tromso: { lat: 69.6492, lon: 18.9553 },
};

/** Times of sun tables to the minute, in UTC. */
test.each([
  ['paris', '2026-06-21T10:00Z', '2026-06-21T19:58Z'],
  ['paris', '2026-12-21T10:00Z', '2026-12-21T15:56Z'],
  ['paris', '2026-03-20T10:00Z', '2026-03-20T18:02Z'],
  ['brest', '2026-06-21T10:00Z', '2026-06-21T20:22Z'],
] as const)('at %s on %s the sun sets at %s, within two minutes', (place, at, sunset) => {
  const found = sunsetAt(Date.parse(at), places[place]) ?? 0;
  expect(Math.abs(found - Date.parse(sunset))).toBeLessThanOrEqual(2 * 60_000);
});

test('the same day gives the same sunset from its morning to its evening', () => {
  const morning = sunsetAt(Date.parse('2026-10-12T05:00Z'), places.paris);
  const evening = sunsetAt(Date.parse('2026-10-12T21:00Z'), places.paris);
  expect(evening).toBe(morning);
});

test('if the sun does not set, or does not rise, there is no time', () => {
  expect(sunsetAt(Date.parse('2026-06-21T10:00Z'), places.tromso)).toBeNull();
  expect(sunsetAt(Date.parse('2026-12-21T10:00Z'), places.tromso)).toBeNull();
});
