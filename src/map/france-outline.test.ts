import { gzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import encoded from './data/france-outline.generated.json';
import { decodeOutline } from './decode-outline.ts';
import { loadOutline } from './france-outline.ts';

type Pair = [number, number];

/** Even-odd rule: a point is inside when a ray from it crosses the ring an odd number of times. */
function isInside([lat, lon]: Pair, ring: readonly Pair[]): boolean {
  return ring.reduce((inside, [aLat, aLon], index) => {
    const [bLat, bLon] = ring.at(index - 1) ?? [0, 0];
    const crosses =
      aLon > lon !== bLon > lon &&
      lat < ((bLat - aLat) * (lon - aLon)) / (bLon - aLon) + aLat;
    return crosses ? !inside : inside;
  }, false);
}

const outline = decodeOutline(encoded);

test.each<[string, Pair]>([
  ['Barbentane', [43.8995, 4.7478]],
  ['Paris', [48.8566, 2.3522]],
  ['Corte', [42.306, 9.149]],
  ['Basse-Terre, Guadeloupe', [16.1, -61.7]],
  ['Fort-de-France', [14.65, -61.05]],
  ['Cayenne', [4.85, -52.4]],
  ['Cilaos', [-21.13, 55.47]],
  ['Mayotte', [-12.8, 45.15]],
  ['Nouméa', [-22.1, 166.5]],
])('%s is on exactly one piece of land', (_name, place) => {
  const pieces = outline.land.filter(([ring]) => ring && isInside(place, ring));
  expect(pieces).toHaveLength(1);
});

test.each<[string, Pair]>([
  ['the Bay of Biscay', [45, -3]],
  ['Geneva', [46.2, 6.15]],
  ['the Gulf of Lion', [42.8, 4]],
])('%s is on no land', (_name, place) => {
  expect(outline.land.some(([ring]) => ring && isInside(place, ring))).toBe(false);
});

test('every ring is closed and has a surface', () => {
  for (const ring of outline.land.flat()) {
    expect(ring.length).toBeGreaterThanOrEqual(4);
    expect(ring.at(-1)).toEqual(ring[0]);
  }
});

test('an edge shared by two départements is an inner line, drawn once', () => {
  const square = {
    precision: 0,
    // (0,1) down the middle to (0,0), then the left and the right half around it.
    arcs: ['@A@@', '??', '??'],
    polygons: [[[0, 1]], [[~0, 2]]],
  };
  const { inner, outer, land } = decodeOutline(square);
  expect(inner).toHaveLength(1);
  expect(outer).toHaveLength(2);
  expect(land).toHaveLength(2);
  expect(land[1]?.[0]?.slice(0, 2)).toEqual(land[0]?.[0]?.slice(0, 2).reverse());
});

test('the drawing weighs less than 60 kB once compressed', () => {
  expect(gzipSync(JSON.stringify(encoded)).length).toBeLessThan(60_000);
});

test('an unreadable drawing is left out, and requested again', async () => {
  const fetchStub = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('offline')));
  vi.stubGlobal('fetch', fetchStub);
  expect(await loadOutline()).toBe(null);
  fetchStub.mockImplementation(() =>
    Promise.resolve(new Response('gone', { status: 404 })),
  );
  expect(await loadOutline()).toBe(null);
  fetchStub.mockImplementation(() => Promise.resolve(Response.json(encoded)));
  const [first, second] = await Promise.all([loadOutline(), loadOutline()]);
  expect(first?.land).toHaveLength(encoded.polygons.length);
  expect(second).toBe(first);
  expect(fetchStub).toHaveBeenCalledTimes(3);
});
