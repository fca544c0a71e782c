import { expect, test } from 'vitest';
import { areaAlong, areaAround, areaKey, isInArea, metresFrom } from './area.ts';

const dinan = { lat: 48.45412345, lon: -2.04491234 };

test('a place is sent to some 11 m, and the same place has the same name', () => {
  const area = areaAround(dinan, 300);
  expect(area.centre).toEqual({ lat: 48.4541, lon: -2.0449 });
  expect(areaKey(areaAround({ lat: 48.454121, lon: -2.044899 }, 300))).toBe(
    areaKey(area),
  );
  expect(areaKey(areaAround(dinan, 1_000))).not.toBe(areaKey(area));
});

test('along a line, places beside it count, and those merely within its circle do not', () => {
  const area = areaAlong([
    { lat: 48.45, lon: -2.05 },
    { lat: 48.45, lon: -2.03 },
  ]);
  if (area === null) throw new Error('A line has an area.');
  expect(isInArea(area, { lat: 48.451, lon: -2.04 })).toBe(true);
  expect(isInArea(area, { lat: 48.455, lon: -2.04 })).toBe(false);
  expect(metresFrom(area, { lat: 48.451, lon: -2.04 })).toBeCloseTo(111, 0);
  expect(area.radiusMetres).toBe(900);
});

test('a line of 1,000 points is sent as 40 at most, a walk without a line is not', () => {
  const line = Array.from({ length: 1_000 }, (_, index) => ({
    lat: 48 + index / 10_000,
    lon: -2 + Math.sin(index) / 100,
  }));
  expect(areaAlong(line)?.line.length).toBeLessThanOrEqual(40);
  expect(areaAlong([])).toBeNull();
});

test('no circle is wider than Wikimedia searches', () => {
  const area = areaAlong([
    { lat: 48, lon: -2 },
    { lat: 49, lon: -1 },
  ]);
  expect(area?.radiusMetres).toBe(10_000);
});
