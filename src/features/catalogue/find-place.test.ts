import { beforeEach, expect, test, vi } from 'vitest';
import { forgetCommuneRows } from '@/data/commune/commune-repository.ts';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { findCommune, findPlace } from './find-place.ts';

const rows = [
  ['22050', 'Dinan', '22', ['22100'], 14_000, [48.456, -2.05]],
  ['35093', 'Dinard', '35', ['35800'], 10_000, [48.632, -2.062]],
  ['38544', 'Vienne', '38', ['38200'], 31_000, [45.526, 4.874]],
  ['75056', 'Paris', '75', ['75001'], 2_100_000, [48.853, 2.349]],
  ['97411', 'Saint-Denis', '974', ['97400'], 155_000, [-20.88, 55.45]],
  ['93066', 'Saint-Denis', '93', ['93200'], 150_000, [48.936, 2.354]],
  ['13010', 'Barbentane', '13', ['13570'], 4_100, [43.899, 4.748]],
  ['01001', 'L’Abergement', '01', ['01400'], 800, [46.15, 4.92, 1]],
  ['22123', 'Léhon', '22', ['22100'], 0, [48.444, -2.046], ['22050', 'Dinan']],
];

const centres = [
  ['22', 48.4, -2.8],
  ['29', 48.2, -4],
  ['35', 48.1, -1.7],
  ['56', 47.8, -2.8],
];

/** Serves the same rows for every static file of communes, and the centres of départements. */
function serve() {
  const fetch = vi.fn<(address: string) => Promise<Response>>((address) =>
    Promise.resolve(
      Response.json(address === '/communes/departements.json' ? centres : rows),
    ),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const { signal } = new AbortController();

/** The address of the found place, then the labels of the others. */
async function answer(q: string): Promise<string[]> {
  const { lieu, autres } = await findPlace(q, signal);
  return lieu === null ? [] : [lieu.to, ...autres.map(({ label }) => label)];
}

beforeEach(forgetCommuneRows);

test.each([
  ['22', '/les_quetes/22'],
  ['Finistère', '/les_quetes/29'],
  ['Bretagne', '/les_quetes?q=Bretagne'],
  // The commune is the département.
  ['paris', '/les_quetes/75'],
  ['dinan', '/les_quetes/22/dinan'],
  ['93200', '/les_quetes/93/saint-denis'],
  // The beginning of a single commune.
  ['barben', '/les_quetes/13/barbentane'],
  ['Saint Denis 93', '/les_quetes/93/saint-denis'],
  // A former commune leads to its present one.
  ['Léhon', '/les_quetes/22/dinan'],
])('« %s » leads to %s and nowhere else', async (q, to) => {
  serve();
  expect(await answer(q)).toEqual([to]);
});

test('a former commune has its own name and its own place', async () => {
  serve();
  const { lieu, isNamed } = await findPlace('lehon', signal);
  expect(isNamed).toBe(true);
  expect(lieu).toMatchObject({
    nom: 'Léhon',
    a: 'à Léhon',
    label: 'Léhon – Dinan (22100, Côtes-d’Armor)',
    centre: { position: { lat: 48.444, lon: -2.046 }, isEstimate: false },
  });
});

test('a commune with an estimated place is marked', async () => {
  serve();
  const { lieu } = await findPlace('l’abergement', signal);
  expect(lieu?.centre).toEqual({
    position: { lat: 46.15, lon: 4.92 },
    isEstimate: true,
  });
});

test('a région is in the middle of its départements', async () => {
  serve();
  const { lieu } = await findPlace('Bretagne', signal);
  expect(lieu?.etendue).toEqual({
    type: 'departements',
    codes: ['22', '29', '35', '56'],
  });
  expect(lieu?.centre?.position.lat).toBeCloseTo(48.125, 3);
});

test('a postcode that several communes share means the largest, and offers the others', async () => {
  serve();
  expect(await answer('22100')).toEqual([
    '/les_quetes/22/dinan',
    'Léhon – Dinan (22100, Côtes-d’Armor)',
  ]);
});

test('of homonyms the largest is meant, and the others are offered', async () => {
  serve();
  expect(await answer('saint-denis')).toEqual([
    '/les_quetes/974/saint-denis',
    'Saint-Denis (93200, Seine-Saint-Denis)',
  ]);
});

test('a commune may have its département or région after it, and is named by that', async () => {
  serve();
  for (const q of ['Dinan Bretagne', 'dinan, côtes d’armor']) {
    expect(await findPlace(q, signal)).toMatchObject({
      lieu: { to: '/les_quetes/22/dinan', a: 'à Dinan' },
      isNamed: true,
      autres: [],
    });
  }
  expect(await answer('Saint-Denis Réunion')).toEqual(['/les_quetes/974/saint-denis']);
});

test('one of several places of a name says its département', async () => {
  serve();
  const { lieu } = await findPlace('saint-denis', signal);
  expect(lieu?.a).toBe('à Saint-Denis (La Réunion)');
});

test('a département is meant before a commune of another one that bears its name', async () => {
  serve();
  expect(await answer('Vienne')).toEqual(['/les_quetes/86', 'Vienne (38200, Isère)']);
});

test('the beginning of several names means the largest, and is no name', async () => {
  serve();
  expect(await answer('dina')).toEqual([
    '/les_quetes/22/dinan',
    'Dinard (35800, Ille-et-Vilaine)',
  ]);
  expect((await findPlace('dina', signal)).isNamed).toBe(false);
});

test('a text without a place name has no place', async () => {
  serve();
  expect(await findPlace('xyzzy', signal)).toEqual({
    lieu: null,
    isNamed: false,
    autres: [],
  });
});

test('without the list of communes a département is found all the same', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await answer('Finistère')).toEqual(['/les_quetes/29']);
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
    commune: { insee: '97411' },
  });
  expect(await findCommune('93', 'saint-denis', signal)).toMatchObject({
    commune: { insee: '93066' },
    centre: { isEstimate: false },
  });
  expect(await findCommune('22', 'saint-denis', signal)).toBeNull();
  expect(await findCommune('22', 'dina', signal)).toBeNull();
});

test('an address cannot be read back without the list', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(findCommune('22', 'dinan', signal)).rejects.toBeInstanceOf(OfflineError);
});
