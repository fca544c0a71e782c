import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { decodePixels } from './decode-pixels.ts';

/** A code as a camera sees it, each module `scale` pixels wide. */
function photographed(text: string, scale: number) {
  const { data: rows, size } = encode(text, { ecc: 'M', border: 4 });
  const side = size * scale;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let pixel = 0; pixel < side * side; pixel += 1) {
    const [x, y] = [Math.floor((pixel % side) / scale), Math.floor(pixel / side / scale)];
    if (rows[y]?.[x] === true) data.fill(0, pixel * 4, pixel * 4 + 3);
  }
  return { data, width: side, height: side };
}

test('The reader that is loaded where a browser has none reads the codes that we draw', () => {
  expect(decodePixels(photographed('7K2M9QXA4TBD0H3V', 6))).toBe('7K2M9QXA4TBD0H3V');
});

test('A picture without a code is read as nothing', () => {
  const data = new Uint8ClampedArray(100 * 100 * 4).fill(200);
  expect(decodePixels({ data, width: 100, height: 100 })).toBeNull();
});
