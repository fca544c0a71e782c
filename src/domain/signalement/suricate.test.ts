import { expect, test } from 'vitest';
import { createEtapePublique, createQuete } from '@/testing/play-factories.ts';
import { suricateText, wayPlaceOf } from './suricate.ts';

const etape = createEtapePublique(1, { position: { lat: 48.45531, lon: -2.0503 } });
const motifs = [
  { motif: 'danger', count: 2 },
  { motif: 'plaque', count: 1 },
] as const;

test('a danger and works are of the way; a plate, an answer and the rest are of the game', () => {
  const place = { lat: 48.45531, lon: -2.0503 };
  expect(wayPlaceOf({ motifs }, etape)).toEqual(place);
  expect(wayPlaceOf({ motifs: [{ motif: 'travaux', count: 1 }] }, etape)).toEqual(place);
  for (const motif of ['plaque', 'reponse', 'autre'] as const) {
    expect(wayPlaceOf({ motifs: [{ motif, count: 1 }] }, etape)).toBeNull();
  }
});

test('an étape without a place, or gone since, has nothing to tell the network', () => {
  expect(wayPlaceOf({ motifs }, createEtapePublique(1, { position: null }))).toBeNull();
  expect(wayPlaceOf({ motifs }, undefined)).toBeNull();
});

test('the text for the network has the place and the problem of the way', () => {
  const place = { lat: 48.45531, lon: -2.0503 };
  const quete = createQuete();
  const text = suricateText({ motifs }, place, {
    ...{ quete, day: '26 novembre 2026' },
    url: 'https://quetes.example/les_quetes/22/dinan/le-secret-du-lavoir',
  });
  expect(text.replaceAll('\u00A0', ' ').split('\n')).toEqual([
    'Lieu : 48.455310, -2.050300 (latitude, longitude, WGS84)',
    'Commune : Dinan (22050)',
    'Activité : randonnée pédestre',
    'Problème : C’est dangereux',
    'Signalé le : 26 novembre 2026',
    'Parcours : Le secret du lavoir, https://quetes.example/les_quetes/22/dinan/le-secret-du-lavoir',
  ]);
});
