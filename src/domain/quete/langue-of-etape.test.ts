import { expect, test } from 'vitest';
import { langueOfEtape, langueOfTexte } from './langue-of-etape.ts';

const german = { langue: 'de', enFrancais: ['Sous la halle'] };

test('an étape has the language of its quête, unless it stays French', () => {
  expect(langueOfEtape({}, german)).toBe('de');
  expect(langueOfEtape({ langue: 'fr' }, german)).toBe('fr');
  expect(langueOfEtape({}, {})).toBe('fr');
  // From a future build.
  expect(langueOfEtape({}, { langue: 'pt' })).toBe('fr');
});

test('an untranslated text is French, in any étape', () => {
  expect(langueOfTexte('Sous la halle', german)).toBe('fr');
  expect(langueOfTexte('Unter der Halle', german)).toBe('de');
  expect(langueOfTexte('La porte', german, { langue: 'fr' })).toBe('fr');
  expect(langueOfTexte('Sous la halle', {})).toBe('fr');
});
