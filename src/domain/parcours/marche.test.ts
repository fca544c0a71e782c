import { expect, test } from 'vitest';
import { etapeIdSchema } from '../etape/etape-id.ts';
import { isWholeOnSite, marcheStateOf, openNotes, type Marche } from './marche.ts';

const first = etapeIdSchema.parse('etape001');
const second = etapeIdSchema.parse('etape002');

function createMarche(changes: Partial<Marche> = {}): Marche {
  return {
    id: '0'.repeat(24),
    version: 2,
    revision: 7,
    jour: '2026-11-22',
    surPlace: true,
    etapeCount: 2,
    vues: [first, second],
    deplacees: [],
    notes: [
      { id: 'a'.repeat(24), etapeId: first, motif: 'place', texte: 'De l’autre côté.' },
      { id: 'b'.repeat(24), etapeId: second, motif: 'recit', texte: '' },
    ],
    reglees: [],
    ...changes,
  };
}

test('A walk is whole on site when it came to every étape, there', () => {
  expect(isWholeOnSite(createMarche())).toBe(true);
  expect(isWholeOnSite(createMarche({ vues: [first] }))).toBe(false);
  expect(isWholeOnSite(createMarche({ surPlace: false }))).toBe(false);
});

test('Notes are to be put right until they are settled, all or those of an étape', () => {
  const marche = createMarche({ reglees: ['a'.repeat(24)] });
  expect(openNotes(marche).map(({ motif }) => motif)).toEqual(['recit']);
  expect(openNotes(marche, first)).toEqual([]);
  expect(openNotes(null)).toEqual([]);
});

test('A version is checked by a whole walk of it, not by one of the version before', () => {
  expect(marcheStateOf([], 2)).toEqual({ type: 'jamais' });
  const part = createMarche({ vues: [first], id: 'c'.repeat(24) });
  const whole = createMarche();
  expect(marcheStateOf([part, whole], 2)).toEqual({ type: 'verifiee', marche: whole });
  expect(marcheStateOf([part, whole], 3)).toEqual({ type: 'en-partie', marche: part });
});
