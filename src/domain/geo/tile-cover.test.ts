import { expect, test } from 'vitest';
import { tilesAround, type Tile } from './tile-cover.ts';

const zooms = [12, 13, 14, 15, 16, 17];
const harbour = { lat: 46.1558, lon: -1.1532 };
const gate = { lat: 46.1612, lon: -1.1498 };

function keysOf(tiles: readonly Tile[]): string[] {
  return tiles.map(({ z, x, y }) => `${z}/${x}/${y}`);
}

test('a place is within its tile at each zoom, as the maps of the web number them', () => {
  const tiles = tilesAround([{ lat: 48.8584, lon: 2.2945 }], { zooms, maximum: 600 });
  // https://wiki.openstreetmap.org/wiki/Slippy_map_tilenames: the Eiffel tower.
  expect(keysOf(tiles)).toEqual(
    expect.arrayContaining(['12/2074/1409', '15/16592/11272', '17/66371/45091']),
  );
});

test('a walk of a kilometre takes a few dozen tiles, each once, the widest first', () => {
  const tiles = tilesAround([harbour, gate], { zooms, maximum: 600 });
  const keys = keysOf(tiles);
  expect(new Set(keys).size).toBe(keys.length);
  expect(tiles.map(({ z }) => z)).toEqual(tiles.map(({ z }) => z).toSorted());
  expect(tiles.length).toBeGreaterThan(40);
  expect(tiles.length).toBeLessThan(160);
});

test('two ends that are far apart leave no hole between them', () => {
  const far = { lat: harbour.lat, lon: harbour.lon + 0.05 };
  const columns = tilesAround([harbour, far], { zooms: [17], maximum: 10_000 }).map(
    ({ x }) => x,
  );
  const wanted = Math.max(...columns) - Math.min(...columns) + 1;
  expect(new Set(columns).size).toBe(wanted);
});

test('a walk that is too long goes without its closest zooms, whole', () => {
  const far = { lat: harbour.lat + 0.2, lon: harbour.lon };
  const all = tilesAround([harbour, far], { zooms, maximum: 10_000 });
  const some = tilesAround([harbour, far], { zooms, maximum: 200 });
  expect(some.length).toBeLessThanOrEqual(200);
  expect(some).toEqual(all.slice(0, some.length));
  expect(all[some.length]?.z).not.toBe(some.at(-1)?.z);
});

test('no place takes no tile', () => {
  expect(tilesAround([], { zooms, maximum: 600 })).toEqual([]);
});
