import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodePolyline, encodePolyline } from './polyline.ts';

/** The example of the algorithm's page. */
const published = '_p~iF~ps|U_ulLnnqC_mqNvxq`@';
const positions = [
  { lat: 38.5, lon: -120.2 },
  { lat: 40.7, lon: -120.95 },
  { lat: 43.252, lon: -126.453 },
];

test('the published example is written and read', () => {
  expect(encodePolyline(positions)).toBe(published);
  expect(decodePolyline(published)).toEqual(positions);
});

test('halves are rounded away from zero, on both sides', () => {
  const half = { lat: 0.000_005, lon: -0.000_005 };
  expect(decodePolyline(encodePolyline([half]))).toEqual([
    { lat: 0.000_01, lon: -0.000_01 },
  ]);
});

test('any line is decoded to the decimals of its precision, and errors do not add up', () => {
  const degree = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
  const line = fc.array(fc.record({ lat: degree(90), lon: degree(180) }));
  fc.assert(
    fc.property(line, fc.integer({ min: 4, max: 6 }), (drawn, precision) => {
      const read = decodePolyline(encodePolyline(drawn, precision), precision);
      const near = 0.500_001 / 10 ** precision;
      expect(read).toHaveLength(drawn.length);
      const isNear = drawn.every(({ lat, lon }, index) => {
        const { lat: otherLat = NaN, lon: otherLon = NaN } = read[index] ?? {};
        return Math.abs(lat - otherLat) <= near && Math.abs(lon - otherLon) <= near;
      });
      expect(isNear).toBe(true);
    }),
  );
});

test('a last position that is cut off is left out', () => {
  expect(decodePolyline(published.slice(0, -1))).toEqual(positions.slice(0, 2));
  expect(decodePolyline('')).toEqual([]);
});
