import { expect, test } from 'vitest';
import { createFiche } from '@/testing/fiche-factory.ts';
import { toCsv, toGeoJson } from './open-data.ts';

const origin = 'https://quetes.example';
const lavoir = createFiche({
  queteId: '13_barbentane_le-secret-du-lavoir',
  titre: 'Le secret, du "lavoir"',
  commune: { nom: 'Barbentane', departement: '13' },
  depart: { lat: 43.8992, lon: 4.7486 },
  dureeMinutes: 75,
});
const sansLieu = createFiche({
  queteId: '13_arles_visite',
  titre: '=SOMME(A1)',
  commune: { nom: 'Arles', departement: '13' },
  depart: null,
  dureeMinutes: null,
});

test('GeoJSON gives the start of each quête that has a place, longitude first', () => {
  const parsed: unknown = JSON.parse(toGeoJson([lavoir, sansLieu], origin));
  expect(parsed).toMatchObject({
    type: 'FeatureCollection',
    features: [
      {
        geometry: { type: 'Point', coordinates: [4.7486, 43.8992] },
        properties: {
          titre: 'Le secret, du "lavoir"',
          url: 'https://quetes.example/les_quetes/13/barbentane/le-secret-du-lavoir',
        },
      },
    ],
  });
});

test('CSV quotes what must be, and lets no title be a formula', () => {
  const [head, first, second, last] = toCsv([lavoir, sansLieu], origin).split('\r\n');
  expect(head).toBe(
    '\uFEFFid,titre,commune,departement,genre,dureeMinutes,url,latitude,longitude',
  );
  expect(first).toContain(',"Le secret, du ""lavoir""",Barbentane,13,quete,75,');
  expect(first).toMatch(/,43\.8992,4\.7486$/);
  expect(second).toContain(",'=SOMME(A1),Arles,13,quete,,");
  expect(second).toMatch(/,,$/);
  expect(last).toBe('');
});
