import { expect, test } from 'vitest';
import { createFiche } from '@/testing/fiche-factory.ts';
import { buildSearchIndex, searchWords } from './search-index.ts';

const saintMalo = createFiche({
  queteId: '35_saint-malo_les-corsaires',
  titre: 'Les corsaires et l’œil du port',
  theme: 'eau',
  commune: { nom: 'Saint-Malo', departement: '35' },
});
const laRochelle = createFiche({
  queteId: '17_la-rochelle_les-trois-tours',
  titre: 'Les trois tours',
  theme: 'eau',
  commune: { nom: 'La Rochelle', departement: '17' },
});
const barbentane = createFiche({
  queteId: '13_barbentane_la-tour-anglica',
  titre: 'Le secret de la tour Anglica',
  theme: 'pierre',
  ageMinimum: 12,
  etapes: 'La maison des chevaliers · Les remparts',
  commune: { nom: 'Barbentane', departement: '13' },
});
const all = [saintMalo, laRochelle, barbentane];
const index = await buildSearchIndex(all);

function found(text: string): string[] {
  const { scores } = index.search(text);
  return [...scores.entries()]
    .toSorted(([, a], [, b]) => b - a)
    .map(([{ commune }]) => commune.nom);
}

test.each([
  ['Saint-Malo', 'Saint-Malo'],
  ['saint malo', 'Saint-Malo'],
  ['st malo', 'Saint-Malo'],
  ['saintmalo', 'Saint-Malo'],
  ['MALO', 'Saint-Malo'],
  ['la rochelle', 'La Rochelle'],
  ['larochelle', 'La Rochelle'],
  ['rochele', 'La Rochelle'],
  ['roche', 'La Rochelle'],
  ['barbentanne', 'Barbentane'],
  ['babentane', 'Barbentane'],
  ['les corsaire', 'Saint-Malo'],
  ['oeil', 'Saint-Malo'],
  ['tour anglica', 'Barbentane'],
  ['Bouches du Rhône', 'Barbentane'],
  ['chateau', 'Barbentane'],
  // The title of an étape; the plural of a word, or its singular.
  ['chevalier', 'Barbentane'],
  ['rempart', 'Barbentane'],
  ['châteaux', 'Barbentane'],
  ['corsaire', 'Saint-Malo'],
])('« %s » finds %s first', (text, nom) => {
  expect(found(text)[0]).toBe(nom);
});

test('a theme finds every quête that has it', () => {
  expect(found('eau').toSorted()).toEqual(['La Rochelle', 'Saint-Malo']);
});

test('a commune counts for more than a title', () => {
  expect(found('tours')[0]).toBe('La Rochelle');
});

test('quêtes with all the words are alone; without any, those with some of them are listed, with a notice', () => {
  expect(index.search('tour barbentane')).toMatchObject({ justesse: 'exacte' });
  expect(found('tour barbentane')).toEqual(['Barbentane']);
  expect(index.search('corsaires barbentane')).toMatchObject({ justesse: 'partielle' });
  expect(found('corsaires barbentane').toSorted()).toEqual(['Barbentane', 'Saint-Malo']);
});

test.each(['xyzzy', '', '   ', '🗺️', '<script>', 'a'.repeat(3_000)])(
  '« %s » finds nothing and breaks nothing',
  (text) => {
    expect(found(text)).toEqual([]);
  },
);

test('articles count only where there is nothing else', () => {
  expect(searchWords('La tour de l’église')).toEqual(['tour', 'eglise']);
  expect(searchWords('Le Du')).toEqual(['le', 'du']);
});

test('an age finds the quêtes that are made for it', () => {
  expect(found('enfants').toSorted()).toEqual(['La Rochelle', 'Saint-Malo']);
  expect(found('adultes')).toEqual(['Barbentane']);
});

test.each(['secrets', 'ports', 'maisons'])(
  '« %s » is met in full by its singular',
  (text) => {
    expect(index.search(text).justesse).toBe('exacte');
  },
);

test('an answer says whether a typing error was forgiven', () => {
  expect(index.search('barbent').justesse).toBe('exacte');
  expect(index.search('babentane').justesse).toBe('proche');
});
