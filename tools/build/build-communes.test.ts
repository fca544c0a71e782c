import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { communeSchema } from '../../src/domain/commune/commune.ts';
import {
  otherQueries,
  searchCommunes,
  type CommuneRow,
} from '../../src/domain/commune/search.ts';
import { shardOfQuery } from '../../src/domain/commune/shard.ts';
import { communeSlug } from '../../src/domain/commune/slug.ts';
import {
  cutIntoShards,
  departementCentres,
  readCommuneRows,
  writeCommunes,
} from './build-communes.ts';

let rows: CommuneRow[] = [];
let shards = new Map<string, CommuneRow[]>();
let folder = '';

beforeAll(async () => {
  rows = await readCommuneRows();
  shards = cutIntoShards(rows);
});

afterEach(async () => {
  if (folder !== '') await rm(folder, { recursive: true, force: true });
  folder = '';
});

function search(
  query: string,
  limit = 8,
  departements: readonly string[] | null = null,
): string[] {
  const shard = shardOfQuery(query);
  if (shard === null) return [];
  return searchCommunes(shards.get(shard) ?? [], query, limit, departements).map(
    ({ label }) => label,
  );
}

test('every commune of France is read, and fits the schema of a commune', () => {
  expect(rows.length).toBeGreaterThan(34_900);
  for (const [insee, nom, departement] of rows) {
    expect(communeSchema.safeParse({ insee, nom, departement }).success).toBe(true);
  }
});

test('the address <departement>/<slug> names one commune only', () => {
  const present = rows.filter(({ length }) => length === 6);
  const addresses = present.map(
    ([, nom, departement]) => `${departement}/${communeSlug(nom)}`,
  );
  expect(present.length).toBeGreaterThan(34_900);
  expect(new Set(addresses).size).toBe(present.length);
  for (const address of addresses) {
    expect(address).toMatch(/^(\d{2,3}|2[AB])\/[a-z0-9]+(-[a-z0-9]+)*$/);
  }
});

test('every commune is found by its name and département, in the one file that the query asks for', () => {
  const lost = rows.filter((row) => {
    const query = `${row[1]} ${row[2]}`;
    const held = shards.get(shardOfQuery(query) ?? '') ?? [];
    return !held.includes(row) || searchCommunes([row], query, 1).length === 0;
  });
  expect(lost).toEqual([]);
});

test('every label finds its commune again', () => {
  const lost = rows.filter((row) => {
    const label = searchCommunes([row], row[1], 1)[0]?.label ?? '';
    const held = shards.get(shardOfQuery(label) ?? '') ?? [];
    return !held.includes(row) || searchCommunes([row], label, 1).length === 0;
  });
  expect(lost).toEqual([]);
});

test('every commune is found by each of its postcodes and by its INSEE code', () => {
  const lost = rows.filter((row) =>
    [row[0], ...row[3]].some((number) => {
      const held = shards.get(shardOfQuery(number) ?? '') ?? [];
      return !held.includes(row);
    }),
  );
  expect(lost).toEqual([]);
});

test.each([
  ['st malo', 'Saint-Malo (35400, Ille-et-Vilaine)'],
  ['malo', 'Saint-Malo (35400, Ille-et-Vilaine)'],
  ['Saint-Étienne', 'Saint-Étienne (42000, Loire)'],
  ['saint etienne', 'Saint-Étienne (42000, Loire)'],
  ["l'hay", 'L’Haÿ-les-Roses (94240, Val-de-Marne)'],
  ['13570', 'Barbentane (13570, Bouches-du-Rhône)'],
  ['2A004', 'Ajaccio (20000, Corse-du-Sud)'],
  ['97411', 'Saint-Paul (97411, La Réunion)'],
  ['p', 'Paris (75001, Paris)'],
  ['y', 'Y (80190, Somme)'],
  ['ye', 'Yerres (91330, Essonne)'],
  ['le mans', 'Le Mans (72000, Sarthe)'],
  ['eu', 'Eu (76260, Seine-Maritime)'],
  ['le saint', 'Le Saint (56110, Morbihan)'],
  ['mont st michel', 'Le Mont-Saint-Michel (50170, Manche)'],
  ['vezelay', 'Vézelay (89450, Yonne)'],
  ['lehon', 'Léhon – Dinan (22100, Côtes-d’Armor)'],
  ['97460', 'Saint-Paul (97460, La Réunion)'],
])('« %s » proposes %s first', (query, label) => {
  expect(search(query)[0]).toBe(label);
});

/** The first suggestion, or the first of a corrected query if there is none. */
function offered(query: string): string | undefined {
  const located = otherQueries(query).map((one) =>
    search(one.query, 8, one.departements),
  );
  return [search(query), ...located].find(({ length }) => length > 0)?.[0];
}

test.each([
  ['lhay les roses', 'L’Haÿ-les-Roses (94240, Val-de-Marne)'],
  ['lisle adam', 'L’Isle-Adam (95290, Val-d’Oise)'],
  ['villeneuve dascq', 'Villeneuve-d’Ascq (59491, Nord)'],
  ['dolus doleron', 'Dolus-d’Oléron (17550, Charente-Maritime)'],
  ['pont labbe', 'Pont-l’Abbé (29120, Finistère)'],
  ['aixenprovence', 'Aix-en-Provence (13080, Bouches-du-Rhône)'],
  ['saintmalo', 'Saint-Malo (35400, Ille-et-Vilaine)'],
  ['stmalo', 'Saint-Malo (35400, Ille-et-Vilaine)'],
  ['larochelle', 'La Rochelle (17000, Charente-Maritime)'],
  ['saint denis de la reunion', 'Saint-Denis (97400, La Réunion)'],
  ['Dinan Bretagne', 'Dinan (22100, Côtes-d’Armor)'],
  ['dinan en bretagne', 'Dinan (22100, Côtes-d’Armor)'],
  ['saint denis ile de france', 'Saint-Denis (93200, Seine-Saint-Denis)'],
  ['Saint-Pierre, Martinique', 'Saint-Pierre (97250, Martinique)'],
  ['fort de france en martinique', 'Fort-de-France (97200, Martinique)'],
  ['Annecy-le-Vieux', 'Annecy-le-Vieux – Annecy (74000, Haute-Savoie)'],
  ['Léhon', 'Léhon – Dinan (22100, Côtes-d’Armor)'],
  ['Olonne-sur-Mer', 'Olonne-sur-Mer – Les Sables-d’Olonne (85100, Vendée)'],
  ['chateau dolonne', 'Château-d’Olonne – Les Sables-d’Olonne (85100, Vendée)'],
  ['Châlons-sur-Marne', 'Châlons-sur-Marne – Châlons-en-Champagne (51000, Marne)'],
])('« %s » is %s', (query, label) => {
  expect(offered(query)).toBe(label);
});

test('« saint » proposes the largest saints while the rest is typed', () => {
  expect(search('saint', 4)).toEqual([
    'Le Saint (56110, Morbihan)',
    'Saint-Étienne (42000, Loire)',
    'Saint-Denis (97400, La Réunion)',
    'Saint-Denis (93200, Seine-Saint-Denis)',
  ]);
  expect(search('saint m')[0]).toBe('Saint-Maur-des-Fossés (94100, Val-de-Marne)');
});

test('each of the Sainte-Colombe is proposed with a label of its own', () => {
  const labels = search('sainte-colombe', 100).filter((label) =>
    label.startsWith('Sainte-Colombe ('),
  );
  expect(labels).toContain('Sainte-Colombe (05700, Hautes-Alpes)');
  expect(labels.length).toBeGreaterThan(8);
  expect(new Set(labels).size).toBe(labels.length);
});

/** Position of a commune, by its INSEE code, and true if estimated. */
function centreOf(insee: string) {
  const [lat, lon, isEstimate] = rows.find(([code]) => code === insee)?.[5] ?? [];
  return { lat, lon, isEstimate: isEstimate === 1 };
}

test.each([
  ['22050', 'Dinan', 48.456, -2.05],
  ['35238', 'Rennes', 48.112, -1.674],
  ['22123', 'Léhon', 48.444, -2.046],
  ['97411', 'Saint-Denis (La Réunion)', -20.882, 55.45],
  ['97611', 'Mamoudzou', -12.782, 45.229],
  ['2A004', 'Ajaccio', 41.927, 8.737],
])('the commune %s (%s) lies at %d, %d', (insee, _nom, lat, lon) => {
  const centre = centreOf(insee);
  expect(centre.lat).toBeCloseTo(lat, 1);
  expect(centre.lon).toBeCloseTo(lon, 1);
  expect(centre.isEstimate).toBe(false);
});

test('a village that no source locates is estimated from its neighbours, and marked so', () => {
  // Saint-Pierre in the Jura, 250 inhabitants: 46.59 N, 5.93 E by its church.
  const centre = centreOf('39494');
  expect(centre.isEstimate).toBe(true);
  expect(Math.abs((centre.lat ?? 0) - 46.59)).toBeLessThan(0.2);
  expect(Math.abs((centre.lon ?? 0) - 5.93)).toBeLessThan(0.2);
});

test('only uninhabited places have no position at all', () => {
  const placeless = rows.filter(([, , , , , centre = []]) => centre.length === 0);
  expect(new Set(placeless.map(([, , departement]) => departement))).toEqual(
    new Set(['984', '989']),
  );
});

test('each département but those has a centre', () => {
  const codes = departementCentres(rows).map(([code]) => code);
  expect(codes).toHaveLength(107);
  expect(codes).toContain('978');
});

test('no file is heavier than a photograph of a thumb', () => {
  for (const [shard, held] of shards) {
    expect(JSON.stringify(held).length, shard).toBeLessThan(170_000);
  }
});

test('the files are written once, again when their stamp is not that of the data', async () => {
  folder = await mkdtemp(join(tmpdir(), 'communes-'));
  await writeCommunes(folder);
  const barbentane = join(folder, 'code/13.json');
  expect(JSON.parse(await readFile(barbentane, 'utf8'))).toEqual(shards.get('code/13'));
  expect(await readdir(join(folder, 'nom'))).toHaveLength(26 + 26 * 26 + 1);

  const { mtimeMs } = await stat(barbentane);
  await writeCommunes(folder);
  expect((await stat(barbentane)).mtimeMs).toBe(mtimeMs);

  await writeFile(join(folder, 'version.json'), '{}');
  await writeFile(join(folder, 'nom/leftover.json'), '[]');
  await writeCommunes(folder);
  expect(await readdir(join(folder, 'nom'))).not.toContain('leftover.json');
});
