import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestOnLine } from './nearest-on-line.ts';
import { distanceMetres, type Position } from './position.ts';

const at = (lat: number, lon: number): Position => ({ lat, lon });
const near = fc.record({
  lat: fc.double({ min: 44.28, max: 44.3, noNaN: true }),
  lon: fc.double({ min: 3.93, max: 3.96, noNaN: true }),
});

describe('the nearest point of a line', () => {
  it('is on the segment, between its ends', () => {
    const line = [at(44, 4), at(44, 4.01), at(44.01, 4.01)];
    const found = nearestOnLine(line, at(44.001, 4.005));
    expect(found).toMatchObject({ toIndex: 1 });
    expect(found?.metres).toBeCloseTo(111.2, 0);
    expect(found?.position.lon).toBeCloseTo(4.005, 6);
    expect(found?.segmentMetres).toBeCloseTo(distanceMetres(at(44, 4), at(44, 4.01)), 0);
  });

  it('of fewer than two points is none', () => {
    expect(nearestOnLine([], at(44, 4))).toBeNull();
    expect(nearestOnLine([at(44, 4)], at(44, 4))).toBeNull();
  });

  it('is found across the 180th meridian', () => {
    const line = [at(-17, 179.999), at(-17, -179.999)];
    expect(nearestOnLine(line, at(-17.0001, -179.9999))?.metres).toBeCloseTo(11.1, 0);
  });

  it('is no further than any drawn point, and as far as it is said to be', () => {
    fc.assert(
      fc.property(
        fc.array(near, { minLength: 2, maxLength: 12 }),
        near,
        (line, place) => {
          const found = nearestOnLine(line, place);
          if (found === null) throw new Error('A line of two points has a nearest one.');
          const farthest = 1.005;
          for (const point of line) {
            expect(found.metres).toBeLessThanOrEqual(
              distanceMetres(place, point) * farthest + 0.01,
            );
          }
          const measured = distanceMetres(place, found.position);
          expect(Math.abs(measured - found.metres)).toBeLessThan(1 + measured * 0.005);
        },
      ),
      { numRuns: 60 },
    );
  });
});
