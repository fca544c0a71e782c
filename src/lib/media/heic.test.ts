import { expect, test } from 'vitest';
import { isHeic } from './heic.ts';

test.each([
  [new File([''], 'IMG_1.HEIC'), true],
  [new File([''], 'img.heif'), true],
  [new File([''], 'image', { type: 'image/heic' }), true],
  [new Blob([''], { type: 'image/heif-sequence' }), true],
  [new File([''], 'heic.jpg', { type: 'image/jpeg' }), false],
  [new Blob([''], { type: 'image/webp' }), false],
])('file %# is HEIC: %s', (file, is) => {
  expect(isHeic(file)).toBe(is);
});
