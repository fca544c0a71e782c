import { expect, test } from 'vitest';
import { createCarte, createCarteList } from '@/testing/carte-factory.ts';
import { groupByCommune, nearestFirst } from './commune-group.ts';

test('communes are counted, in French alphabetical order', () => {
  const cartes = [
    ...createCarteList(3, ['Erquy', 'Dinan']),
    createCarte({
      queteId: '22_etables_x',
      commune: { insee: '22055', nom: 'Étables', departement: '22' },
    }),
  ];
  expect(groupByCommune(cartes).map(({ nom, total }) => `${nom} ${total}`)).toEqual([
    'Dinan 1',
    'Erquy 2',
    'Étables 1',
  ]);
});

test('a commune is at the start of its first quête with a position', () => {
  const [group] = groupByCommune([
    createCarte({ queteId: '22_dinan_a', depart: null }),
    createCarte({ queteId: '22_dinan_b', depart: { lat: 48.4, lon: -2 } }),
    createCarte({ queteId: '22_dinan_c', depart: { lat: 48.5, lon: -2 } }),
  ]);
  expect(group?.position).toEqual({ lat: 48.4, lon: -2 });
});

test('the nearest quêtes are first, those without a position last', () => {
  const at = (slug: string, lat: number | null) =>
    createCarte({
      queteId: `22_dinan_${slug}`,
      slug,
      depart: lat === null ? null : { lat, lon: -2 },
    });
  const sorted = nearestFirst(
    [at('nulle-part', null), at('loin', 49), at('pres', 48.41), at('ailleurs', null)],
    { lat: 48.4, lon: -2 },
  );
  expect(sorted.map(({ slug }) => slug)).toEqual([
    'pres',
    'loin',
    'nulle-part',
    'ailleurs',
  ]);
});
