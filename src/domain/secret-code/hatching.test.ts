import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bande, disque, surface, type FilledShape, type Point } from './drawing.ts';
import { hatchingOf } from './hatching.ts';

const coordinate = fc.integer({ min: -50, max: 150 });
const point = fc.tuple(coordinate, coordinate);

/** Rectangles, triangles and discs, at any position. */
const shape: fc.Arbitrary<FilledShape> = fc.oneof(
  fc
    .tuple(point, fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 90 }))
    .map(([[x, y], width, height]) => bande('rouge', x, y, width, height)),
  fc.tuple(point, point, point).map((corners) => surface('rouge', ...corners)),
  fc
    .tuple(point, fc.integer({ min: 1, max: 90 }))
    .map(([centre, radius]) => disque(centre, radius, 'rouge')),
);

/** Distance of a point outside the box of a shape; a disc is no larger than its circle. */
function excess(hatched: FilledShape, [x, y]: Point): number {
  if (hatched.kind === 'disque') {
    const [cx, cy] = hatched.centre;
    return Math.hypot(x - cx, y - cy) - hatched.rayon;
  }
  const xs = hatched.points.map(([one]) => one);
  const ys = hatched.points.map(([, one]) => one);
  return Math.max(
    Math.min(...xs) - x,
    x - Math.max(...xs),
    Math.min(...ys) - y,
    y - Math.max(...ys),
  );
}

test('upright lines cross a band from edge to edge, eight apart', () => {
  expect(hatchingOf(bande('rouge', 0, 0, 20, 10), 'debout')).toEqual([
    [
      [4, 0],
      [4, 10],
    ],
    [
      [12, 0],
      [12, 10],
    ],
  ]);
});

test('level lines stop between the two arms of a shape', () => {
  const arms = surface(
    'bleu',
    ...([
      [0, 0],
      [10, 0],
      [10, 16],
      [20, 16],
      [20, 0],
      [30, 0],
      [30, 24],
      [0, 24],
    ] as const),
  );
  const ends = hatchingOf(arms, 'couche').map(([[from, y], [to]]) => [y, from, to]);
  expect(ends).toEqual([
    [4, 0, 10],
    [4, 20, 30],
    [12, 0, 10],
    [12, 20, 30],
    [20, 0, 30],
  ]);
});

test('no hatching leaves its shape', () => {
  fc.assert(
    fc.property(shape, fc.constantFrom('debout', 'couche'), (hatched, hachure) => {
      for (const [from, to] of hatchingOf(hatched, hachure)) {
        // Places have two decimals.
        expect(excess(hatched, from)).toBeLessThan(0.02);
        expect(excess(hatched, to)).toBeLessThan(0.02);
      }
    }),
  );
});

test('every line that crosses a triangle is drawn: the strokes together weigh what its surface does', () => {
  fc.assert(
    fc.property(point, point, point, (a, b, c) => {
      const area = Math.abs(
        ((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2,
      );
      const drawn = hatchingOf(surface('rouge', a, b, c), 'debout').reduce(
        (sum, [[, from], [, to]]) => sum + Math.abs(to - from) * 8,
        0,
      );
      // The trapezoids between two lines are counted by their middle: wrong at the two corners at most.
      const height = Math.max(a[1], b[1], c[1]) - Math.min(a[1], b[1], c[1]);
      expect(Math.abs(drawn - area)).toBeLessThanOrEqual(8 * height + 1);
    }),
  );
});
