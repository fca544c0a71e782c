import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawCover } from './draw-cover.ts';

const barbentane = [
  { lat: 43.8992, lon: 4.7486 },
  { lat: 43.8984, lon: 4.7497 },
  { lat: 43.8999, lon: 4.7502 },
  { lat: 43.8978, lon: 4.7511 },
  { lat: 43.8971, lon: 4.7525 },
];

describe('drawCover', () => {
  test('draws the same cover for the same quête', () => {
    expect(drawCover('13_barbentane_le-lavoir', barbentane)).toEqual(
      drawCover('13_barbentane_le-lavoir', barbentane),
    );
  });

  test('draws another relief for another quête with the same line', () => {
    const one = drawCover('13_barbentane_le-lavoir', barbentane);
    const other = drawCover('13_barbentane_la-tour', barbentane);
    expect(other.dots).toEqual(one.dots);
    expect(other.levels).not.toEqual(one.levels);
  });

  test('keeps north up and east to the right', () => {
    const [first, , third, , last] = drawCover('lavoir', barbentane).dots;
    expect(last?.x).toBeGreaterThan(first?.x ?? Infinity);
    expect(last?.y).toBeGreaterThan(first?.y ?? Infinity);
    expect(third?.y).toBeLessThan(first?.y ?? -Infinity);
  });

  test('numbers the étapes in order', () => {
    const labels = drawCover('lavoir', barbentane).dots.map(({ label }) => label);
    expect(labels).toEqual(['1', '2', '3', '4', '5']);
  });

  test('draws many étapes as smaller dots without numbers', () => {
    const many = Array.from({ length: 40 }, (_, index) => ({
      lat: 45 + Math.sin(index) / 100,
      lon: 3 + index / 1_000,
    }));
    const drawing = drawCover('longue', many);
    expect(drawing.dots).toHaveLength(40);
    expect(new Set(drawing.dots.map(({ label }) => label))).toEqual(new Set(['']));
    expect(drawing.dotRadius).toBeLessThan(drawCover('lavoir', barbentane).dotRadius);
  });

  test('passes through every étape', () => {
    const { line, dots } = drawCover('lavoir', barbentane);
    for (const { x, y } of dots) expect(line).toContain(`${x} ${y}`);
  });

  test('has a relief and no line when no étape has a place', () => {
    const drawing = drawCover('vide', []);
    expect(drawing.line).toBe('');
    expect(drawing.dots).toEqual([]);
    expect(drawing.levels.length).toBeGreaterThan(8);
  });

  test('puts a lone étape in the middle', () => {
    const drawing = drawCover('seule', [{ lat: 48, lon: 2 }], 3 / 2);
    expect(drawing.dots).toEqual([{ x: 300, y: 200, label: '1' }]);
    expect(drawing.line).toBe('');
  });

  test('separates étapes at one place', () => {
    const here = { lat: 48, lon: 2 };
    const { dots, dotRadius } = drawCover('meme', [here, here, here]);
    for (const [index, one] of dots.entries()) {
      for (const other of dots.slice(index + 1)) {
        const distance = Math.hypot(one.x - other.x, one.y - other.y);
        expect(distance).toBeGreaterThan(2 * dotRadius);
      }
    }
  });

  test('follows the given ratio', () => {
    expect(drawCover('large', barbentane, 2)).toMatchObject({ width: 600, height: 300 });
  });

  test('marks an index contour among every five', () => {
    const { levels } = drawCover('lavoir', barbentane);
    expect(levels.filter(({ isIndex }) => isIndex).length).toBeGreaterThanOrEqual(2);
    expect(levels.filter(({ isIndex }) => isIndex).length).toBeLessThan(
      levels.length / 3,
    );
  });

  test('is light enough for a page of cards', () => {
    const { levels, line } = drawCover('lavoir', barbentane);
    const bytes = levels.reduce((sum, { path }) => sum + path.length, line.length);
    expect(bytes).toBeLessThan(9_000);
  });

  test('writes only finite numbers and keeps every étape in the frame, wherever the étapes are', () => {
    const position = fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lon: fc.double({ min: -180, max: 179.9, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.string(), fc.array(position, { maxLength: 16 }), (seed, points) => {
        const { width, height, levels, line, dots } = drawCover(seed, points);
        expect(levels.map(({ path }) => path).join('') + line).not.toMatch(
          /NaN|Infinity|e-/,
        );
        expect(dots).toHaveLength(points.length);
        for (const { x, y } of dots) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(width);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(height);
        }
      }),
      { numRuns: 60 },
    );
  });
});
