import { describe, expect, test } from 'vitest';
import { createContenu, createEtapePublique } from '@/testing/play-factories.ts';
import { blankPratique, type Pratique } from '../parcours/pratique.ts';
import { sunsetWords, weatherWords } from './today-words.ts';

const paris = { lat: 48.8566, lon: 2.3522 };

/** A walk of an hour and a half in Paris. */
const walk = createContenu({
  dureeMinutes: 90,
  etapes: [createEtapePublique(1, { position: paris })],
});

describe('the sun during a walk, on 11 November 2026 in Paris', () => {
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

/** Warnings for a walk of an hour in a département, begun at a time. */
function weatherAt(
  departement: string,
  at: string,
  pratique: Partial<Pratique> = {},
): string {
  const contenu = createContenu({
    commune: { insee: `${departement}001`.slice(0, 5), nom: 'Ici', departement },
    dureeMinutes: 60,
    pratique: { ...blankPratique, ...pratique },
  });
  return weatherWords(contenu, Date.parse(at)).join(' ').replaceAll('\u00A0', ' ');
}

describe('heat and storms, by the calendar and the clock of the place', () => {
  test.each([
    ['a noon of July in Dinan', '22', '2026-07-10T10:30Z', /Entre 12 h et 16 h/],
    ['an early walk that ends at noon', '22', '2026-07-10T09:30Z', /Entre 12 h et 16 h/],
    ['a July afternoon', '22', '2026-07-10T14:30Z', /orage/],
    ['a May afternoon', '22', '2026-05-10T14:30Z', /^Un orage/],
    [
      'ten o’clock in Martinique',
      '972',
      '2026-02-10T14:00Z',
      /^Entre 10 h et 14 h[^C]*$/,
    ],
    [
      'September in Guadeloupe',
      '971',
      '2026-09-10T22:00Z',
      /^C’est la saison des cyclones/,
    ],
    [
      'January in La Réunion',
      '974',
      '2026-01-10T14:00Z',
      /^C’est la saison des cyclones/,
    ],
  ])('%s', (_, departement, at, words) => {
    expect(weatherAt(departement, at)).toMatch(words);
  });

  test.each([
    ['a winter afternoon', '22', '2026-01-10T13:00Z'],
    ['a July morning', '22', '2026-07-10T06:00Z'],
    ['the day after the season of heat, before noon', '22', '2026-09-16T09:30Z'],
    ['July in La Réunion, in the evening', '974', '2026-07-10T14:00Z'],
    ['September in Guyane, in the evening', '973', '2026-09-10T21:00Z'],
    ['a noon of July in Saint-Pierre', '975', '2026-07-10T14:00Z'],
  ])('there is no advice for %s', (_, departement, at) => {
    expect(weatherAt(departement, at)).toBe('');
  });

  test('a way without shade says so with the heat, and not in winter', () => {
    const ombre = {
      service: 'ombre',
      reponse: 'non',
      position: null,
      precision: '',
    } as const;
    const pratique = { services: [ombre] };
    expect(weatherAt('22', '2026-07-10T10:30Z', pratique)).toMatch(/pas d’ombre/);
    expect(weatherAt('22', '2026-01-10T10:30Z', pratique)).toBe('');
  });
});
