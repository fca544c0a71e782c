import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cropOf, draggedFraming, middleFraming } from './draw-avatar.ts';

const portrait = { width: 600, height: 800 };

test('the initial crop is the middle of a portrait, at its full width', () => {
  expect(cropOf(portrait, middleFraming)).toEqual({ x: 0, y: 100, side: 600 });
});

test('zooming in shrinks the square', () => {
  expect(cropOf(portrait, { zoom: 2, across: 1, down: 0 })).toEqual({
    x: 300,
    y: 0,
    side: 300,
  });
});

test('the picture follows the finger', () => {
  const dragged = draggedFraming(portrait, middleFraming, { dx: 0, dy: 30, shown: 300 });
  expect(cropOf(portrait, dragged)).toEqual({ x: 0, y: 40, side: 600 });
});

test('a picture that fits exactly cannot be dragged', () => {
  const square = { width: 500, height: 500 };
  const dragged = draggedFraming(square, middleFraming, { dx: 80, dy: -80, shown: 100 });
  expect(dragged).toEqual(middleFraming);
});

test('the square is within the picture for every framing', () => {
  const size = fc.integer({ min: 1, max: 10_000 });
  const number = fc.double({ min: -5, max: 9, noNaN: true });
  fc.assert(
    fc.property(
      size,
      size,
      number,
      number,
      number,
      (width, height, zoom, across, down) => {
        const { x, y, side } = cropOf({ width, height }, { zoom, across, down });
        expect(side).toBeGreaterThan(0);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(x + side).toBeLessThanOrEqual(width + 1e-6);
        expect(y + side).toBeLessThanOrEqual(height + 1e-6);
      },
    ),
  );
});
