import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodePolyline, encodePolyline } from './polyline.ts';
import { positionSchema } from './position-schema.ts';
import { distanceMetres, lengthMetres, positionsAlong } from './position.ts';

const paris = { lat: 48.8566, lon: 2.3522 };
const lyon = { lat: 45.764, lon: 4.8357 };

const position = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lon: fc.double({ min: -180, max: 179.99999, noNaN: true }),
});

describe('positions', () => {
  test('Paris and Lyon are 391 km apart', () => {
    expect(Math.round(distanceMetres(paris, lyon) / 1_000)).toBe(391);
  });

  test('a place outside the world is refused', () => {
    expect(positionSchema.safeParse({ lat: 90.1, lon: 0 }).success).toBe(false);
    expect(positionSchema.safeParse({ lat: 0, lon: 180 }).success).toBe(false);
    expect(positionSchema.safeParse({ lat: Number.NaN, lon: 0 }).success).toBe(false);
    expect(positionSchema.safeParse({ lat: 90, lon: -180 }).success).toBe(true);
  });

  test('distances are the same both ways and never negative', () => {
    fc.assert(
      fc.property(position, position, (a, b) => {
        expect(distanceMetres(a, b)).toBeGreaterThanOrEqual(0);
        expect(distanceMetres(a, b)).toBeCloseTo(distanceMetres(b, a), 3);
      }),
    );
  });

  test('the length of a line is the sum of its legs', () => {
    expect(lengthMetres([])).toBe(0);
    expect(lengthMetres([paris])).toBe(0);
    expect(lengthMetres([paris, lyon, paris])).toBeCloseTo(
      2 * distanceMetres(paris, lyon),
    );
  });

  test('positions along a line are at equal distances, its ends included', () => {
    const line = [
      { lat: 48, lon: 2 },
      { lat: 48.01, lon: 2 },
      { lat: 48.04, lon: 2 },
    ];
    const found = positionsAlong(line, 5);
    expect(found.map(({ lat }) => Number(lat.toFixed(6)))).toEqual([
      48, 48.01, 48.02, 48.03, 48.04,
    ]);
    expect(positionsAlong(line.slice(0, 1), 5)).toEqual([]);
    expect(positionsAlong([paris, paris], 3)).toEqual([paris, paris, paris]);
  });

  test('an encoded line is decoded within a metre', () => {
    fc.assert(
      fc.property(fc.array(position, { maxLength: 40 }), (line) => {
        const back = decodePolyline(encodePolyline(line));
        expect(back).toHaveLength(line.length);
        for (const [index, { lat, lon }] of back.entries()) {
          expect(Math.abs(lat - (line[index]?.lat ?? 0))).toBeLessThan(2e-5);
          expect(Math.abs(lon - (line[index]?.lon ?? 0))).toBeLessThan(2e-5);
        }
      }),
    );
  });
});
