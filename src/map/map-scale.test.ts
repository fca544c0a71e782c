import { expect, test } from 'vitest';
import { metresPerPixel, scaleBar } from './map-scale.ts';

test('one pixel of the whole world at the equator is 156.5 km', () => {
  expect(metresPerPixel(0, 0)).toBeCloseTo(156_543.03, 1);
});

test('a pixel covers half as much one zoom further, and less away from the equator', () => {
  expect(metresPerPixel(0, 1)).toBeCloseTo(metresPerPixel(0, 0) / 2, 6);
  expect(metresPerPixel(60, 17)).toBeCloseTo(metresPerPixel(0, 17) / 2, 6);
});

test.each([
  [1, '50\u00a0m', 50],
  [1.7, '100\u00a0m', 59],
  [10.5, '1\u00a0km', 95],
  [600, '50\u00a0km', 83],
  [0.02, '1\u00a0m', 50],
])('at %d metres a pixel the bar represents %s', (metresByPixel, label, widthPx) => {
  expect(scaleBar(metresByPixel, 96)).toEqual({ label, widthPx });
});
