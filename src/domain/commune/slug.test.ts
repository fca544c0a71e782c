import fc from 'fast-check';
import { expect, test } from 'vitest';
import { communeSlug, foldLetters, slugify } from './slug.ts';

test('a slug is words of a-z and 0-9 joined by hyphens, or empty, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      expect(slugify(text)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      expect(slugify(text).length).toBeLessThanOrEqual(80);
    }),
  );
});

test('the slug of a slug is itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      expect(slugify(slugify(text))).toBe(slugify(text));
    }),
  );
});

test.each([
  ['Le secret du lavoir', 'le-secret-du-lavoir'],
  ['LE SECRET DU LAVOIR', 'le-secret-du-lavoir'],
  ['L’énigme du cœur — à Nîmes !', 'l-enigme-du-coeur-a-nimes'],
  ['  1851 : la clé  ', '1851-la-cle'],
  ['Œuvre, ÆGIR, Straße', 'oeuvre-aegir-strasse'],
  ['Ελλάδα', ''],
])('« %s » becomes « %s »', (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

test('a long slug is cut between two words, and inside a word when there is only one', () => {
  expect(slugify('le grand chemin de la mer', 18)).toBe('le-grand-chemin-de');
  expect(slugify('le grand chemin de la mer', 17)).toBe('le-grand-chemin');
  expect(slugify('anticonstitutionnellement', 10)).toBe('anticonsti');
});

test.each([
  ['Saint-Étienne', 'saint-etienne'],
  ['L’Haÿ-les-Roses', 'l-hay-les-roses'],
  ["L'Haÿ-les-Roses", 'l-hay-les-roses'],
  ['Œuilly', 'oeuilly'],
  ['Château-Chinon (Ville)', 'chateau-chinon-ville'],
])('the commune %s has the address part %s', (nom, slug) => {
  expect(communeSlug(nom)).toBe(slug);
});

test('folding keeps other characters than Latin letters', () => {
  expect(foldLetters('À l’Île-aux-Œufs, 3 €')).toBe('a l’ile-aux-oeufs, 3 €');
});
