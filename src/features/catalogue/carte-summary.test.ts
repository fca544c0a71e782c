import { expect, test } from 'vitest';
import { createCarte } from '@/testing/carte-factory.ts';
import { endInFrench, speak } from '@/testing/langue.ts';
import { carteSummary } from './carte-summary.ts';

endInFrench();

function show(overrides: Parameters<typeof createCarte>[0], withCommune = true): string {
  return carteSummary(createCarte(overrides), { withCommune }).replaceAll('\u00A0', ' ');
}

test('a card summarises a quête in one line', () => {
  expect(show({})).toBe('Dinan · 1 h 15 · 2,4 km · dès 7 ans');
});

test('unknown facts are left out', () => {
  expect(show({ dureeMinutes: null, distanceMetres: 0, ageMinimum: 0 })).toBe(
    'Dinan · tout âge',
  );
});

test('the commune is omitted on its own page', () => {
  expect(show({}, false)).toBe('1 h 15 · 2,4 km · dès 7 ans');
});

test('a visite and an aventure are named', () => {
  expect(show({ genre: 'visite', ageMinimum: 1 })).toBe(
    'Dinan · visite · 1 h 15 · 2,4 km · dès 1 an',
  );
  expect(show({ genre: 'aventure' })).toContain(' · aventure · ');
});

test('the languages of a quête are listed if French is not the only one', () => {
  expect(show({ langues: ['en', 'de'] })).toBe(
    'Dinan · 1 h 15 · 2,4 km · dès 7 ans · FR, EN, DE',
  );
});

test('a version for small ones is promised, with its share', () => {
  expect(show({ petits: [5, 6] })).toBe(
    'Dinan · 1 h 15 · 2,4 km · dès 7 ans · pour petits et grands (5 étapes sur 6)',
  );
});

test('in German the line is German, with its numbers', async () => {
  await speak('de');
  expect(show({ genre: 'visite', note: { moyenne: 4.5, nombre: 1 } })).toBe(
    'Dinan · Rundgang · 1 h 15 min · 2,4 km · ab 7 Jahren · 4,5 / 5 (1 Bewertung)',
  );
});
