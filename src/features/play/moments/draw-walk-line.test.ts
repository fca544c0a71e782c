import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawWalkLine } from './draw-walk-line.ts';

const positionArbitrary = fc.record({
  lat: fc.double({ min: 42, max: 51, noNaN: true }),
  lon: fc.double({ min: -5, max: 8, noNaN: true }),
});

describe('drawWalkLine', () => {
  test('keeps every dot in the frame, and draws one stretch between two', () => {
    fc.assert(
      fc.property(
        fc.array(fc.option(positionArbitrary, { freq: 20 }), {
          minLength: 1,
          maxLength: 60,
        }),
        (positions) => {
          const { width, height, dots, segments } = drawWalkLine(positions);
          expect(dots).toHaveLength(positions.length);
          expect(segments).toHaveLength(positions.length - 1);
          for (const { x, y } of dots) {
            expect(x).toBeGreaterThanOrEqual(0);
            expect(x).toBeLessThanOrEqual(width);
            expect(y).toBeGreaterThanOrEqual(0);
            expect(y).toBeLessThanOrEqual(height);
          }
          for (const path of segments) expect(path).not.toMatch(/NaN|Infinity/);
        },
      ),
    );
  });

  test('lays a walk from south to north across the drawing, its start on the left', () => {
    const northward = [0, 1, 2, 3].map((step) => ({ lat: 48 + step / 100, lon: -2 }));
    const { width, dots } = drawWalkLine(northward);
    const [first, , , last] = dots;
    expect(first?.x).toBeLessThan(width * 0.1);
    expect(last?.x).toBeGreaterThan(width * 0.9);
  });

  test('separates étapes that are close together, so that each number is readable', () => {
    const close = [0, 0.00001, 1].map((step) => ({ lat: 48 + step / 100, lon: -2 }));
    const [first, second] = drawWalkLine(close).dots;
    const distance = Math.hypot(
      (first?.x ?? 0) - (second?.x ?? 0),
      (first?.y ?? 0) - (second?.y ?? 0),
    );
    expect(distance).toBeGreaterThan(28);
  });

  test('draws a wave if a position is unknown, or all are the same', () => {
    const here = { lat: 48, lon: -2 };
    const xs = (positions: Parameters<typeof drawWalkLine>[0]) =>
      drawWalkLine(positions).dots.map(({ x }) => x);
    expect(xs([here, null, here])).toEqual([26, 180, 334]);
    expect(xs([here, here, here])).toEqual([26, 180, 334]);
  });
});
