import { expect, test } from 'vitest';
import { createFiche } from '@/testing/fiche-factory.ts';
import { createQuete } from '@/testing/play-factories.ts';
import { openQueteOf, openQueteOfFiche, toCsv, toGeoJson } from './open-data.ts';

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

const both = [lavoir, sansLieu].map((fiche) => openQueteOfFiche(fiche, origin));

test('GeoJSON gives the start of each quête, longitude first, and null where it has no place', () => {
  const parsed: unknown = JSON.parse(toGeoJson(both));
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
      { id: '13_arles_visite', geometry: null },
    ],
  });
});

test('CSV keeps its columns in their places, and lets no title be a formula', () => {
  const [head = '', first = '', second = '', last] = toCsv(both).split('\r\n');
  expect(head).toBe(
    '\uFEFFid,titre,commune,departement,genre,dureeMinutes,url,latitude,longitude,codeInsee,resume,theme,distanceMetres,difficulte,ageMinimum,etapes,traits,saisons,version,publieeLe,verifieeLe,etat,fermeeJusquAu',
  );
  expect(first).toContain(',"Le secret, du ""lavoir""",Barbentane,13,quete,75,');
  expect(first).toContain('/le-secret-du-lavoir,43.8992,4.7486,');
  expect(second).toContain(",'=SOMME(A1),Arles,13,quete,,");
  expect(second).toContain('/arles/visite,,,');
  expect(last).toBe('');
});

test('a published quête has its version, its check and its closures, without reasons', () => {
  const now = Date.UTC(2026, 5, 1);
  const fermeture = { motif: 'Madame Untel se repose', jusquAu: Date.UTC(2026, 5, 3) };
  const quete = {
    ...createQuete({}, 4),
    suspensions: { fermeture, byEtapeId: {} },
    verifieeLe: Date.UTC(2026, 4, 12),
  };
  const { row, depart } = openQueteOf(quete, origin, now);
  expect(row).toMatchObject({
    ...{ id: quete.id, version: 4, codeInsee: quete.contenu.commune.insee },
    ...{ etat: 'fermee', fermeeJusquAu: '2026-06-03', verifieeLe: '2026-05-12' },
    etapes: quete.contenu.etapes.length,
  });
  expect(depart).toEqual(quete.contenu.etapes[0]?.position);
  expect(JSON.stringify(row)).not.toContain('Untel');
  const later = openQueteOf(quete, origin, now + 3 * 86_400_000);
  expect(later.row).toMatchObject({ etat: 'ouverte', fermeeJusquAu: null });
});
