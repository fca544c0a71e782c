import { describe, expect, it } from 'vitest';
import { parcoursIdSchema } from './parcours.ts';
import { filterLignes, mergeLignes, type Filtre, type Ligne } from './tableau.ts';

function createLigne(number: number, overrides: Partial<Ligne> = {}): Ligne {
  return {
    id: parcoursIdSchema.parse(`parcours${String(number).padStart(8, '0')}`),
    titre: `Parcours ${number}`,
    genre: 'quete',
    communeNom: 'Dinan',
    departement: '22',
    etapeCount: 3,
    etat: 'brouillon',
    publication: null,
    updatedAt: number,
    par: null,
    suivi: null,
    membreUids: [],
    controle: { erreurs: 0 },
    ...overrides,
  };
}

const all: Filtre = { q: '', etat: null, commune: '', besoin: null };
const context = { ouverts: null, uid: 'claire', isInCatalogue: () => undefined };
const numbersOf = (lignes: readonly Ligne[]) => lignes.map(({ updatedAt }) => updatedAt);

describe('the rows of the list of the team', () => {
  it('replace known rows, last changed first', () => {
    const known = [createLigne(3), createLigne(1), createLigne(2)];
    const again = createLigne(1, { titre: 'Autre', updatedAt: 9 });
    const merged = mergeLignes(known, [again, createLigne(4)]);
    expect(numbersOf(merged)).toEqual([9, 4, 3, 2]);
    expect(merged[0]?.titre).toBe('Autre');
  });

  it('are found by words in any order, with or without accents', () => {
    const lignes = [
      createLigne(1, { titre: 'Le secret du lavoir', communeNom: 'Vézelay' }),
      createLigne(2, { titre: 'Le lavoir' }),
    ];
    expect(
      numbersOf(filterLignes(lignes, { ...all, q: ' vezelay LAVOIR' }, context)),
    ).toEqual([1]);
    expect(filterLignes(lignes, all, context)).toHaveLength(2);
  });

  it('leave out those in the bin, until they are asked for', () => {
    const lignes = [createLigne(1, { etat: 'corbeille' }), createLigne(2)];
    expect(numbersOf(filterLignes(lignes, all, context))).toEqual([2]);
    const binned = { ...all, etat: 'corbeille' } as const;
    expect(numbersOf(filterLignes(lignes, binned, context))).toEqual([1]);
  });

  it('are found by state, commune, and missing data', () => {
    const publication = { queteId: '22_dinan_a', slug: 'a', version: 1, at: 1 };
    const lignes = [
      createLigne(1, { etat: 'archive', communeNom: 'Sète' }),
      createLigne(2, { publication, suivi: { uid: 'claire', nom: 'Claire' } }),
      createLigne(3, { controle: { erreurs: 1 } }),
      createLigne(4, { controle: { erreurs: 0 } }),
    ];
    const ouverts = {
      at: 0,
      commentaires: { [String(lignes[2]?.id)]: 2 },
      signalements: { '22_dinan_a': 1 },
    };
    const found = (filtre: Partial<Filtre>) =>
      numbersOf(filterLignes(lignes, { ...all, ...filtre }, { ...context, ouverts }));
    expect(found({ etat: 'archive' })).toEqual([1]);
    expect(found({ etat: 'modifie' })).toEqual([2]);
    expect(found({ etat: 'brouillon' })).toEqual([3, 4]);
    expect(found({ commune: 'Sète' })).toEqual([1]);
    expect(found({ besoin: 'commentaires' })).toEqual([3]);
    expect(found({ besoin: 'signalements' })).toEqual([2]);
    expect(found({ besoin: 'erreurs' })).toEqual([3]);
    expect(found({ besoin: 'moi' })).toEqual([2]);
    expect(found({ besoin: 'personne' })).toEqual([1, 3, 4]);
  });
});
