import { expect, test } from 'vitest';
import { headingOf } from './use-heading.ts';

test.each([
  ['a compass of Android', { absolute: true, alpha: 60 }, 0, 300],
  ['the same held sideways', { absolute: true, alpha: 60 }, 90, 30],
  ['an iPhone', { absolute: false, alpha: 12, webkitCompassHeading: 271 }, 0, 270],
  ['a hand that trembles around the north', { absolute: true, alpha: 1 }, 0, 0],
  ['a device that only knows how it turned', { absolute: false, alpha: 60 }, 0, null],
  ['a device without a compass', { absolute: true, alpha: null }, 0, null],
])('%s gives its heading', (_, event, screenAngle, heading) => {
  expect(headingOf(event, screenAngle)).toBe(heading);
});
