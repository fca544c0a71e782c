import { expect, test } from 'vitest';
import { createFiche } from '@/testing/fiche-factory.ts';
import { ficheOf, rechercheRowOf, putRow, rechercheRowSchema } from './recherche-row.ts';

const fiche = createFiche({
  etapes: 'Le lavoir · La fontaine',
  traits: ['sans-marches', 'falc'],
  saisons: ['ete', 'automne'],
  horaires: { de: 540, a: 1_080 },
  langues: ['en', 'de'],
  titres: { en: 'The wash house', de: 'Das Waschhaus' },
  note: { moyenne: 4.5, nombre: 12 },
  embleme: 'lucide:castle',
  petits: [5, 6],
});

test('a quête is read from its row as written, except for fields of its card alone', () => {
  const read = ficheOf(rechercheRowSchema.parse(rechercheRowOf(fiche)));
  const { nom, departement } = fiche.commune;
  expect(fiche).toMatchObject(read);
  expect(read.commune).toEqual({ nom, departement });
});

test('a quête without a place, hours or a note has none in its row', () => {
  const bare = createFiche({ etapes: '', depart: null, horaires: null, note: null });
  const ligne = rechercheRowOf(bare);
  expect(ligne).toMatchObject({ la: null, lo: null, o: null, n: null, x: '', s: '' });
  expect(bare).toMatchObject(ficheOf(ligne));
});

test('a letter that nothing means any more is left out', () => {
  const { traits, saisons } = ficheOf({ ...rechercheRowOf(fiche), x: 'mzc', s: 'e!a' });
  expect(traits).toEqual(['sans-marches', 'falc']);
  expect(saisons).toEqual(['ete', 'automne']);
});

test('a quête has a single row', () => {
  const ligne = rechercheRowOf(fiche);
  const changed = { ...ligne, t: 'Autre titre' };
  expect(putRow(putRow([], ligne), changed)).toEqual([changed]);
});

test('the titles of many étapes are cut', () => {
  const many = rechercheRowOf({ ...fiche, etapes: 'Le lavoir · '.repeat(60) });
  expect(many.e).toHaveLength(240);
});

test('amenities and recurring closures are restored; a row without them has no key for them', () => {
  const closing = {
    jours: [7],
    horaires: { de: 480, a: 720 },
    periode: { du: '09-15', au: '02-28' },
    danger: true,
  };
  const told = createFiche({
    etapes: '',
    atouts: ['toilettes', 'arret', 'chiens'],
    fermetures: [closing],
    fenetre: { du: '2026-06-15', au: null },
  });
  const ligne = rechercheRowOf(told);
  expect(ligne).toMatchObject({ k: 'tac', w: ['2026-06-15', null] });
  expect(told).toMatchObject(ficheOf(rechercheRowSchema.parse(ligne)));
  const plain = rechercheRowOf(fiche);
  for (const key of ['k', 'r', 'w']) expect(plain).not.toHaveProperty(key);
  // A name that a later build adds is not searched for here.
  expect(rechercheRowOf({ ...told, atouts: ['eau', 'barbecue'] }).k).toBe('e');
});
