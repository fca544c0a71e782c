import { beforeEach, expect, test, vi } from 'vitest';
import { forgetCommuneRows } from '@/data/commune/commune-repository.ts';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { findCommune, findPlace } from './find-place.ts';

const rows = [
  ['22050', 'Dinan', '22', ['22100'], 14_000],
  ['35093', 'Dinard', '35', ['35800'], 10_000],
  ['38544', 'Vienne', '38', ['38200'], 31_000],
  ['75056', 'Paris', '75', ['75001'], 2_100_000],
  ['97411', 'Saint-Denis', '974', ['97400'], 155_000],
  ['93066', 'Saint-Denis', '93', ['93200'], 150_000],
  ['13010', 'Barbentane', '13', ['13570'], 4_100],
];

/** Serves the same rows for every static file. */
function serve() {
  const fetch = vi.fn<(address: string) => Promise<Response>>(() =>
    Promise.resolve(new Response(JSON.stringify(rows))),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const { signal } = new AbortController();

async function answer(q: string): Promise<string[]> {
  const found = await findPlace(q, signal);
  return found.type === 'lieu'
    ? [`→ ${found.place.to}`]
    : found.places.map(({ label }) => label);
}

beforeEach(forgetCommuneRows);

test.each([
  ['22', '→ /les_quetes/22'],
  ['22100', '→ /les_quetes/22'],
  ['Finistère', '→ /les_quetes/29'],
  // The commune is the département.
  ['paris', '→ /les_quetes/75'],
  ['dinan', '→ /les_quetes/22/dinan'],
  // The beginning of one commune only.
  ['barben', '→ /les_quetes/13/barbentane'],
  ['Saint Denis 93', '→ /les_quetes/93/saint-denis'],
])('« %s » leads to %s', async (q, to) => {
  serve();
  expect(await answer(q)).toEqual([to]);
});

test('a number asks nothing of the network', async () => {
  const fetch = serve();
  await findPlace('22100', signal);
  expect(fetch).not.toHaveBeenCalled();
});

test('homonyms are all proposed, the larger first', async () => {
  serve();
  expect(await answer('saint-denis')).toEqual([
    'Saint-Denis (97400, La Réunion)',
    'Saint-Denis (93200, Seine-Saint-Denis)',
  ]);
});

test('a département and a commune of another one that bear the same name are both proposed', async () => {
  serve();
  expect(await answer('Vienne')).toEqual([
    'Vienne (tout le département)',
    'Vienne (38200, Isère)',
  ]);
});

test('the beginning of several names proposes them', async () => {
  serve();
  expect(await answer('dina')).toEqual([
    'Dinan (22100, Côtes-d’Armor)',
    'Dinard (35800, Ille-et-Vilaine)',
  ]);
});

test('a text that names no place proposes nothing', async () => {
  serve();
  expect(await answer('xyzzy')).toEqual([]);
});

test('without the list of communes a département is found all the same', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await answer('Finistère')).toEqual(['→ /les_quetes/29']);
  expect(await answer('Dinan')).toEqual([]);
});

test('a search that is no longer wanted stops', async () => {
  const controller = new AbortController();
  controller.abort();
  vi.stubGlobal('fetch', () => Promise.reject(new DOMException('', 'AbortError')));
  await expect(findPlace('Dinan', controller.signal)).rejects.toThrow();
});

test('an address is read back to its commune, within its département only', async () => {
  serve();
  expect(await findCommune('974', 'saint-denis', signal)).toMatchObject({
    insee: '97411',
  });
  expect(await findCommune('93', 'saint-denis', signal)).toMatchObject({
    insee: '93066',
  });
  expect(await findCommune('22', 'saint-denis', signal)).toBeNull();
  expect(await findCommune('22', 'dina', signal)).toBeNull();
});

test('an address cannot be read back without the list', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(findCommune('22', 'dinan', signal)).rejects.toBeInstanceOf(OfflineError);
});
