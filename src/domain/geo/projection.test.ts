import { describe, expect, test } from 'vitest';
import { isInFrance, isOnFrenchGround } from './in-france.ts';
import { distanceMetres } from './position.ts';
import { projectionNamed, projectionOfCode, unproject } from './projection.ts';

// Origins of the projections from their definitions, and places by the formulas of their registers.
test.each([
  ['EPSG:3857', 261_845.7, 6_250_564.3, 48.8566, 2.35218],
  ['urn:ogc:def:crs:EPSG::2154', 652_472.2, 6_861_741.3, 48.853, 2.352],
  ['RGF93 / Lambert-93', 700_000, 6_600_000, 46.5, 3],
  ['EPSG:27572', 600_000, 2_200_000, 46.8, 2.3366],
  ['RGF93 / CC48', 1_700_000, 7_200_000, 48, 3],
  ['WGS 84 / UTM zone 31N', 500_000, 4_982_950, 45, 3],
  ['urn:ogc:def:crs:EPSG::32731', 500_000, 10_000_000, 0, 3],
  ['EPSG:2975', 338_000, 7_690_000, -20.883, 55.443],
  ['EPSG:5490', 500_000, 1_767_000, 15.983, -63],
  ['EPSG:3163', 400_000, 300_000, -21.5, 166],
  ['EPSG:3297', 500_000, 8_064_000, -17.5103, -147],
  ['urn:ogc:def:crs:OGC:1.3:CRS84', -2.04, 48.45, 48.45, -2.04],
  ['EPSG:4326', -2.04, 48.45, 48.45, -2.04],
])('%s at %d, %d is at %d, %d', (name, x, y, lat, lon) => {
  const projection = projectionNamed(name);
  const place = projection === null ? null : unproject(projection, x, y);
  expect(place).not.toBeNull();
  expect(distanceMetres(place ?? { lat: 0, lon: 0 }, { lat, lon })).toBeLessThan(150);
});

test.each(['EPSG:27700', 'urn:ogc:def:crs:EPSG::31370', 'Gauss Boaga', ''])(
  '« %s » is not read',
  (name) => {
    expect(projectionNamed(name)).toBeNull();
  },
);

test('numbers that are none of a projection are no place', () => {
  const lambert = projectionOfCode(2154);
  const degrees = projectionOfCode(4326);
  if (lambert === null || degrees === null) throw new Error('Both are read.');
  expect(unproject(lambert, Number.NaN, 1)).toBeNull();
  expect(unproject(degrees, 2, 91)).toBeNull();
});

describe('the borders of France', () => {
  test.each([
    ['Lille', 50.63, 3.06],
    ['Strasbourg', 48.58, 7.75],
    ['Nice', 43.7, 7.27],
    ['Perpignan', 42.7, 2.9],
    ['Hendaye', 43.36, -1.77],
    ['Brest', 48.39, -4.49],
    ['Ouessant', 48.46, -5.09],
    ['Cherbourg', 49.64, -1.62],
    ['Bonifacio', 41.39, 9.16],
    ['Chamonix', 45.92, 6.87],
    ['Belle-Île', 47.34, -3.15],
    ['Saint-Denis de La Réunion', -20.88, 55.45],
    ['Nouméa', -22.27, 166.45],
  ])('hold %s', (_name, lat, lon) => {
    expect(isOnFrenchGround({ lat, lon })).toBe(true);
  });

  test.each([
    ['Bilbao', 43.26, -2.93],
    ['the sea off Bilbao', 43.22, -2.39],
    ['Turin', 45.07, 7.69],
    ['Barcelona', 41.39, 2.17],
    ['Brussels', 50.85, 4.35],
    ['Portsmouth', 50.8, -1.09],
    ['Bern', 46.95, 7.45],
  ])('leave out %s, which a box around them holds', (_name, lat, lon) => {
    expect(isOnFrenchGround({ lat, lon })).toBe(false);
    expect(isInFrance({ lat, lon })).toBe(true);
  });
});
