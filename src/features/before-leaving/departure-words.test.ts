import { describe, expect, test } from 'vitest';
import {
  createContenu,
  createEtapePublique,
  createTextePublique,
} from '@/testing/play-factories.ts';
import { equipmentOf, sunsetWords } from './departure-words.ts';

const paris = { lat: 48.8566, lon: 2.3522 };

/** A walk of an hour and a half in Paris. */
const walk = createContenu({
  dureeMinutes: 90,
  etapes: [createEtapePublique(1, { position: paris })],
});

describe('what the sun does to a walk, on 11 November 2026 in Paris', () => {
  test.each([
    ['2026-11-11T13:00Z', false, 'Le soleil se couche à 17 h 16.'],
    ['2026-11-11T15:30Z', true, 'Vous finirez après le coucher du soleil (17 h 16).'],
    [
      '2026-11-11T18:00Z',
      true,
      'Le soleil est couché depuis 17 h 16 : prenez une lampe.',
    ],
  ])('begun at %s', (at, isLate, text) => {
    const words = sunsetWords(walk, Date.parse(at));
    expect(words?.isLate).toBe(isLate);
    expect(words?.text.replaceAll('\u00A0', ' ')).toBe(text);
  });

  test.each([
    ['Saint-Denis, La Réunion', -20.88, 55.45, '2026-11-25T10:00Z', '18 h 42'],
    ['Dinan', 48.45, -2.04, '2026-11-25T10:00Z', '17 h 20'],
    ['Cayenne', 4.94, -52.33, '2026-11-25T14:00Z', '18 h 12'],
    ['Papeete', -17.54, -149.57, '2026-11-25T20:00Z', '18 h 16'],
    ['Saint-Pierre', 46.78, -56.17, '2026-11-25T14:00Z', '17 h 02'],
  ])('is by the clock of %s', (_name, lat, lon, at, heure) => {
    const there = createContenu({
      dureeMinutes: 60,
      etapes: [createEtapePublique(1, { position: { lat, lon } })],
    });
    const text = sunsetWords(there, Date.parse(at))?.text.replaceAll('\u00A0', ' ');
    expect(text).toBe(`Le soleil se couche à ${heure}.`);
  });

  test('is not said of a quête without a place', () => {
    const nowhere = createContenu({
      etapes: [createEtapePublique(1, { position: null })],
    });
    expect(sunsetWords(nowhere, Date.parse('2026-11-11T15:30Z'))).toBeNull();
  });
});

test('a camera is to be taken along where an étape asks for it, and not elsewhere', () => {
  const { points, indices, consigne, motDeSucces, anecdote, empreinte } =
    createTextePublique();
  const common = { points, indices, consigne, motDeSucces, anecdote };
  const photo = createEtapePublique(1, { epreuve: { type: 'photo', ...common } });
  const texte = createEtapePublique(2, {
    epreuve: { type: 'texte', ...common, empreinte },
  });
  expect(equipmentOf({ etapes: [photo] })).toContain('L’appareil photo du téléphone');
  expect(equipmentOf({ etapes: [texte] })).toEqual([
    'Un téléphone chargé',
    'De bonnes chaussures',
  ]);
});
