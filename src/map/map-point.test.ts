import { expect, test } from 'vitest';
import { toLatLng, toMapPoint } from './map-point.ts';

test('a place is rounded to six decimals', () => {
  expect(toMapPoint({ lat: 43.899_500_49, lng: 4.747_800_51 })).toEqual({
    lat: 43.8995,
    lon: 4.747_801,
  });
});

test.each([
  [190, -170],
  [-190, 170],
  [180, -180],
  [-180, -180],
  [364.75, 4.75],
  [179.999_999_9, -180],
])('longitude %d of a world turned round is %d', (lng, lon) => {
  expect(toMapPoint({ lat: 0, lng }).lon).toBe(lon);
});

test('a click above the map is the edge of the map', () => {
  expect(toMapPoint({ lat: 89, lng: 0 }).lat).toBe(85.051_128);
  expect(toMapPoint({ lat: -89, lng: 0 }).lat).toBe(-85.051_128);
});

test('there is no negative zero', () => {
  expect(Object.is(toMapPoint({ lat: -1e-9, lng: -1e-9 }).lat, 0)).toBe(true);
});

test('Leaflet receives the latitude first', () => {
  expect(toLatLng({ lat: 43.9, lon: 4.7 })).toEqual([43.9, 4.7]);
});
