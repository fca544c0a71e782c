// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inParts } from './parts.ts';

const frame = 4_000;

test('nothing is one empty part: the file is there', () => {
  expect(inParts([], () => 1)).toEqual([[]]);
});

test('an item that passes the limit by itself is a part', () => {
  expect(inParts([10, 90, 10], (bytes) => bytes, frame + 50)).toEqual([[10], [90], [10]]);
});

test('every item is in one part, in its order, and no part of several passes the limit', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 300 })), (items) => {
      const parts = inParts(items, (bytes) => bytes, frame + 500);
      expect(parts.flat()).toEqual(items);
      for (const part of parts.filter(({ length }) => length > 1)) {
        expect(part.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(500);
      }
    }),
  );
});
