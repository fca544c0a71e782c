import { expect, test } from 'vitest';
import { foreignQr } from '@/testing/foreign-qr.ts';
import { decodePixels } from './decode-pixels.ts';

/** A code as a camera sees it, each module `scale` pixels wide, on quiet paper of four. */
function photographed(rows: readonly string[], scale: number) {
  const side = (rows.length + 8) * scale;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let pixel = 0; pixel < side * side; pixel += 1) {
    const [x, y] = [Math.floor((pixel % side) / scale), Math.floor(pixel / side / scale)];
    if (rows[y - 4]?.[x - 4] === '#') data.fill(0, pixel * 4, pixel * 4 + 3);
  }
  return { data, width: side, height: side };
}

test('The reader loaded without a native one reads a code drawn by another program', () => {
  expect(decodePixels(photographed(foreignQr.rows, 6))).toBe(foreignQr.text);
});

test('A picture without a code is read as nothing', () => {
  const data = new Uint8ClampedArray(100 * 100 * 4).fill(200);
  expect(decodePixels({ data, width: 100, height: 100 })).toBeNull();
});
