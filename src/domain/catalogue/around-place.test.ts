import { expect, test } from 'vitest';
import { createFiche } from '@/testing/fiche-factory.ts';
import { aroundPlace, distancesFrom } from './around-place.ts';

const dinan = { lat: 48.456, lon: -2.05 };

const saintMalo = createFiche({
  queteId: '35_saint-malo_le-code-des-corsaires',
  commune: { nom: 'Saint-Malo', departement: '35' },
  depart: { lat: 48.651, lon: -2.023 },
});
const erquy = createFiche({
  queteId: '22_erquy_le-cap',
  commune: { nom: 'Erquy', departement: '22' },
  depart: { lat: 48.63, lon: -2.466 },
});
const without = createFiche({
  queteId: '56_auray_le-port',
  commune: { nom: 'Auray', departement: '56' },
  depart: null,
});
const all = [without, erquy, saintMalo];
const placeOf = (departement: string, communeSlug: string) =>
  ({ type: 'commune', departement, communeSlug }) as const;

test('a place without a quête gets the nearest ones, across the border of its département', () => {
  const { ici, autour } = aroundPlace(all, placeOf('22', 'dinan'), dinan);
  expect(ici).toEqual([]);
  expect(autour.map(({ carte }) => carte.commune.nom)).toEqual(['Saint-Malo', 'Erquy']);
  expect(autour[0]?.metres).toBeCloseTo(21_775, -2);
});

test('the quêtes of the place are separate from those around it', () => {
  const { ici, autour } = aroundPlace(all, placeOf('35', 'saint-malo'), null);
  expect(ici).toEqual([saintMalo]);
  expect(autour.map(({ carte }) => carte)).toEqual([erquy]);
});

test('a région holds the quêtes of its départements', () => {
  const bretagne = { type: 'departements', codes: ['22', '29', '35', '56'] } as const;
  expect(aroundPlace(all, bretagne, null)).toEqual({
    ici: all,
    autour: [],
    isRemote: false,
  });
});

test('a place that nothing locates, without a quête, has nothing around it', () => {
  expect(aroundPlace(all, placeOf('01', 'inconnue'), null)).toEqual({
    ici: [],
    autour: [],
    isRemote: false,
  });
});

test('5,000 quêtes around a place are all listed, nearest first', () => {
  const many = Array.from({ length: 5_000 }, (_, index) =>
    createFiche({
      queteId: `22_dinan_quete-${index}`,
      commune: { nom: 'Lanvallay', departement: '22' },
      // Mixed up, within some 28 km of the place.
      depart: { lat: dinan.lat + ((index * 7_919) % 5_000) / 20_000, lon: dinan.lon },
    }),
  );
  const { ici, autour } = aroundPlace(many, placeOf('22', 'dinan'), dinan);
  expect(ici).toEqual([]);
  expect(autour).toHaveLength(5_000);
  const metres = autour.map((proche) => proche.metres ?? Number.NaN);
  expect(metres).toEqual(metres.toSorted((a, b) => a - b));
  expect(metres[0]).toBe(0);
});

test('an island whose nearest quête is thousands of kilometres off has none around', () => {
  const cilaos = { lat: -21.134, lon: 55.472 };
  expect(aroundPlace(all, placeOf('974', 'cilaos'), cilaos)).toEqual({
    ici: [],
    autour: [],
    isRemote: true,
  });
  // One of the island whose start nobody knows: there is something, and no distance.
  const unlocated = createFiche({
    queteId: '974_saint-denis_la-case',
    commune: { nom: 'Saint-Denis', departement: '974' },
    depart: null,
  });
  expect(
    aroundPlace([...all, unlocated], placeOf('974', 'cilaos'), cilaos),
  ).toMatchObject({ autour: [], isRemote: false });
});

test('distances are those of all quêtes that begin somewhere, or of none where even the nearest is 300 km off', () => {
  expect([...distancesFrom(all, dinan).keys()]).toEqual([
    erquy.queteId,
    saintMalo.queteId,
  ]);
  expect(distancesFrom(all, { lat: -21.134, lon: 55.472 }).size).toBe(0);
});
