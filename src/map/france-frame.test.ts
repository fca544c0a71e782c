import { expect, test } from 'vitest';
import { franceFrame, placeOnFrance } from './france-frame.ts';

const saintMalo = { lat: 48.65, lon: -2.02 };
const nice = { lat: 43.7, lon: 7.27 };

test('places of the mainland keep north up and east to the right', () => {
  const [west, east] = [placeOnFrance(saintMalo), placeOnFrance(nice)];
  expect(west?.x).toBeLessThan(east?.x ?? 0);
  expect(west?.y).toBeLessThan(east?.y ?? 0);
});

test('overseas départements are in a row below, within the picture', () => {
  const places = [
    { lat: 16.24, lon: -61.53 },
    { lat: 14.6, lon: -61.07 },
    { lat: 4.94, lon: -52.33 },
    { lat: -21.11, lon: 55.53 },
    { lat: -12.78, lon: 45.22 },
  ].map(placeOnFrance);
  const xs = places.map((place) => place?.x ?? 0);
  expect(xs).toEqual([...xs].sort((a, b) => a - b));
  for (const place of places) {
    expect(place?.y).toBeGreaterThan(600);
    expect(place?.y).toBeLessThan(franceFrame.height);
  }
});

test('a place that the picture does not reach has no point', () => {
  expect(placeOnFrance({ lat: 46.78, lon: -56.17 })).toBeNull();
});
