import { expect, test } from 'vitest';
import { createClusterIndex, type ClusterBounds } from './cluster-index.ts';
import { maxTileZoom } from './tile-source.ts';

const world: ClusterBounds = [-180, -85, 180, 85];

function point(id: string, lat: number, lon: number) {
  return { id, position: { lat, lon }, label: id };
}

test('points that a wide view cannot tell apart are one spot with their number; close by they are apart', () => {
  const index = createClusterIndex([
    point('a', 48.45, -2.04),
    point('b', 48.46, -2.05),
    point('c', 43.7, 7.27),
  ]);
  const wide = index(world, 5);
  expect(wide.map(({ count }) => count).toSorted()).toEqual([1, 2]);
  const group = wide.find(({ count }) => count === 2);
  expect(group?.points().map(({ id }) => id)).toEqual(['a', 'b']);
  const apart = index(world, group?.apartZoom ?? 0);
  expect(apart.map(({ key }) => key).toSorted()).toEqual(['a', 'b', 'c']);
});

test('points at one place are never separated, and report it', () => {
  const index = createClusterIndex([point('a', 48.45, -2.04), point('b', 48.45, -2.04)]);
  const [spot] = index(world, maxTileZoom);
  expect(spot?.count).toBe(2);
  expect(spot?.apartZoom).toBeGreaterThan(maxTileZoom);
});

test('points out of view are left out', () => {
  const index = createClusterIndex([point('a', 48.45, -2.04), point('c', 43.7, 7.27)]);
  expect(index([-3, 48, -1, 49], 8).map(({ key }) => key)).toEqual(['a']);
});

test('10,000 points are grouped in a moment, all of them counted', () => {
  const index = createClusterIndex(
    Array.from({ length: 10_000 }, (_, number) =>
      point(String(number), 42 + (number % 900) / 100, -4 + (number % 1_100) / 100),
    ),
  );
  const spots = index(world, 6);
  expect(spots.length).toBeLessThan(400);
  expect(spots.reduce((sum, { count }) => sum + count, 0)).toBe(10_000);
});
