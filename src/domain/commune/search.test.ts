import { expect, test } from 'vitest';
import {
  normaliseCommuneName,
  parseCommuneQuery,
  searchCommunes,
  type CommuneRow,
} from './search.ts';

const rows: readonly CommuneRow[] = [
  ['75056', 'Paris', '75', ['75001', '75012', '75116'], 2_103_778],
  ['13055', 'Marseille', '13', ['13001', '13003'], 886_040],
  ['69123', 'Lyon', '69', ['69001', '69003'], 519_127],
  ['42218', 'Saint-Étienne', '42', ['42000', '42100', '42230'], 173_136],
  ['97411', 'Saint-Denis', '974', ['97400', '97417', '97490'], 155_000],
  ['93066', 'Saint-Denis', '93', ['93200', '93210'], 150_000],
  ['97415', 'Saint-Paul', '974', ['97411', '97422'], 105_000],
  ['2A004', 'Ajaccio', '2A', ['20000', '20090', '20167'], 75_000],
  ['35288', 'Saint-Malo', '35', ['35400'], 47_255],
  ['94038', 'L’Haÿ-les-Roses', '94', ['94240'], 31_188],
  ['76575', 'Saint-Étienne-du-Rouvray', '76', ['76800'], 28_000],
  ['17415', 'Saintes', '17', ['17100'], 25_000],
  ['13010', 'Barbentane', '13', ['13570'], 4_130],
  ['54584', 'Villey-Saint-Étienne', '54', ['54200'], 1_024],
  ['05135', 'Sainte-Colombe', '05', ['05700'], 60],
  ['33390', 'Sainte-Colombe', '33', ['33350'], 500],
  ['16046', 'Bors (Canton de Charente-Sud)', '16', ['16360'], 90],
  ['16047', 'Bors (Canton de Tude-et-Lavalette)', '16', ['16190'], 250],
  ['02554', 'Œuilly', '02', ['02160'], 260],
  ['71076', 'Chalon-sur-Saône', '71', ['71100'], 45_000],
  ['98412', 'Archipel des Kerguelen', '984', [], 0],
];

function labels(query: string, limit = 10): string[] {
  return searchCommunes(rows, query, limit).map(({ label }) => label);
}

function insees(query: string): string[] {
  return searchCommunes(rows, query, 10).map(({ commune }) => commune.insee);
}

test.each([
  ['L’Haÿ-les-Roses', 'hay les roses'],
  ["l'hay les roses", 'hay les roses'],
  ['st malo', 'saint malo'],
  ['Ste-Colombe', 'sainte colombe'],
  ['Œuilly', 'oeuilly'],
  ['Les Saintes-Maries-de-la-Mer', 'saintes maries de la mer'],
  ['Chalon s/ Saône', 'chalon sur saone'],
  ['Le', 'le'],
])('« %s » is compared as « %s »', (text, normalised) => {
  expect(normaliseCommuneName(text)).toBe(normalised);
});

test.each([
  'Saint-Étienne',
  'saint etienne',
  'SAINT ETIENNE',
  'st étienne',
  'St-Etienne',
])(
  '« %s » finds Saint-Étienne first, then names that begin so, then names that contain it',
  (query) => {
    expect(labels(query)).toEqual([
      'Saint-Étienne (42000, Loire)',
      'Saint-Étienne-du-Rouvray (76800, Seine-Maritime)',
      'Villey-Saint-Étienne (54200, Meurthe-et-Moselle)',
    ]);
  },
);

test.each(['L’Haÿ-les-Roses', "l'hay les roses", 'hay les', 'Haÿ-les-Roses'])(
  '« %s » finds L’Haÿ-les-Roses',
  (query) => {
    expect(labels(query)).toEqual(['L’Haÿ-les-Roses (94240, Val-de-Marne)']);
  },
);

test('« st malo », and even « malo », find Saint-Malo', () => {
  expect(insees('st malo')).toEqual(['35288']);
  expect(insees('malo')).toEqual(['35288']);
  const malouy: CommuneRow = ['27384', 'Malouy', '27', ['27300'], 120];
  const found = searchCommunes([malouy, ...rows], 'malo', 2);
  expect(found.map(({ commune }) => commune.nom)).toEqual(['Saint-Malo', 'Malouy']);
});

test('« sainte » alone finds Saintes and every Sainte', () => {
  expect(insees('sainte')).toEqual(['17415', '33390', '05135']);
});

test('« chalon s/ saone » and a ligature typed as two letters are understood', () => {
  expect(insees('chalon s/ saone')).toEqual(['71076']);
  expect(insees('oeuilly')).toEqual(['02554']);
});

test('homonyms differ by postcode and département, the larger first', () => {
  expect(labels('sainte colombe')).toEqual([
    'Sainte-Colombe (33350, Gironde)',
    'Sainte-Colombe (05700, Hautes-Alpes)',
  ]);
});

test('a number beside the name chooses among homonyms', () => {
  expect(insees('saint denis 974')).toEqual(['97411']);
  expect(insees('93200 Saint-Denis')).toEqual(['93066']);
});

test('a label that was given finds its commune again, alone', () => {
  for (const row of rows) {
    const [suggestion] = searchCommunes(rows, row[1], 10).filter(
      ({ commune }) => commune.insee === row[0],
    );
    expect(insees(suggestion?.label ?? '')).toEqual([row[0]]);
  }
});

test('a postcode finds its communes, whole or from its second digit', () => {
  expect(labels('13570')).toEqual(['Barbentane (13570, Bouches-du-Rhône)']);
  expect(insees('13')).toEqual(['13055', '13010']);
  expect(labels('1')).toEqual([]);
});

test('the label shows the postcode that was asked for', () => {
  expect(labels('42230')).toEqual(['Saint-Étienne (42230, Loire)']);
});

test('97411 is first the postcode of Saint-Paul, then the INSEE code of Saint-Denis', () => {
  expect(labels('97411')).toEqual([
    'Saint-Paul (97411, La Réunion)',
    'Saint-Denis (97400, La Réunion)',
  ]);
});

test.each(['2A004', '2a004', '20167', 'ajaccio', 'Ajac'])(
  '« %s » finds Ajaccio',
  (query) => {
    expect(insees(query)).toEqual(['2A004']);
  },
);

test.each([
  ['Paris 12e arrondissement', 'Paris (75012, Paris)'],
  ['75012', 'Paris (75012, Paris)'],
  ['75112', 'Paris (75001, Paris)'],
  ['lyon 3', 'Lyon (69003, Rhône)'],
  ['Marseille 3ème', 'Marseille (13003, Bouches-du-Rhône)'],
])('« %s » is the commune %s', (query, label) => {
  expect(labels(query)).toEqual([label]);
});

test('a number past the last arrondissement is not one', () => {
  expect(parseCommuneQuery('lyon 12')).toEqual({ nom: 'lyon', number: '12' });
  expect(parseCommuneQuery('lyon 9')).toEqual({ nom: 'lyon', number: '69009' });
});

test('a commune without postcode is named by its territory', () => {
  expect(labels('kerguelen')).toEqual([
    'Archipel des Kerguelen (Terres australes et antarctiques françaises)',
  ]);
});

test('words must be in the order of the name', () => {
  expect(insees('roses hay')).toEqual([]);
});

test('an empty query, punctuation and an unknown name find nothing', () => {
  expect(labels('')).toEqual([]);
  expect(labels(' - ’ ')).toEqual([]);
  expect(labels('zzyzx')).toEqual([]);
});

test('no more than the limit is given', () => {
  expect(labels('saint', 3)).toHaveLength(3);
});
