import { describe, expect, it } from 'vitest';
import { createEtape, createParcours, createTexteEpreuve } from '@/testing/factories.ts';
import { applyOperation, type ParcoursOperation } from '@/domain/parcours/operations.ts';
import { etapeIdSchema } from '@/domain/etape/etape-id.ts';
import { differenceLines } from './difference-lines.ts';
import { createFullParcours } from '@/testing/full-parcours.ts';
import { withLaterKeys } from '@/testing/unknown-keys.ts';

const epreuve = createTexteEpreuve();
const before = createParcours({
  etapes: [createEtape(1), createEtape(2, { epreuve }), createEtape(3)],
});
const [one, two, three] = before.etapes.map(({ id }) => id);
if (one === undefined || two === undefined || three === undefined) {
  throw new Error('There are three étapes.');
}

const after = (...operations: ParcoursOperation[]) =>
  operations.reduce(applyOperation, before);
const names = (...operations: ParcoursOperation[]) =>
  differenceLines(before, after(...operations)).map(({ nom }) => nom);

describe('the differences of two states', () => {
  it('are empty between a state and itself', () => {
    expect(differenceLines(before, before)).toEqual([]);
  });

  it('give the words of a story on both sides', () => {
    expect(
      differenceLines(
        before,
        after({
          type: 'changeEtape',
          etapeId: two,
          changes: { recit: 'Voici le pont.' },
        }),
      ),
    ).toEqual([
      {
        nom: 'Récit de l’étape 2 modifié',
        texte: { avant: 'Nous voici devant la mairie.', apres: 'Voici le pont.' },
      },
    ]);
  });

  it('count the étapes that came and went, by their titles', () => {
    expect(
      names(
        { type: 'addEtape', etapeId: etapeIdSchema.parse('nouvelle1') },
        { type: 'addEtape', etapeId: etapeIdSchema.parse('nouvelle2') },
        { type: 'removeEtape', etapeId: one },
      ),
    ).toEqual([
      '2\u00A0étapes ajoutées\u00A0: «\u00A0Étape sans titre\u00A0», «\u00A0Étape sans titre\u00A0»',
      '1\u00A0étape retirée\u00A0: «\u00A0Étape 1\u00A0»',
    ]);
  });

  it('show a new order, and number an étape by its present place', () => {
    expect(
      names(
        { type: 'moveEtape', etapeId: three, by: -2 },
        { type: 'changeEtape', etapeId: three, changes: { position: null } },
      ),
    ).toEqual(['Étapes mises dans un autre ordre', 'Place de l’étape 1 changée']);
  });

  it('name the parcours and the épreuve, both bounds of a number once', () => {
    expect(
      names(
        { type: 'changeParcours', changes: { titre: 'Autre', dureeMinutes: 45 } },
        { type: 'changeEpreuve', etapeId: two, changes: { minimum: 1, maximum: 2 } },
      ),
    ).toEqual(['Titre modifié', 'Durée modifiée', 'Bornes de l’étape 2 modifiées']);
  });

  it('show the texts of indices and options, and not the secret of a QR code', () => {
    const indices = [...epreuve.indices, { texte: 'Levez les yeux.', cout: 1 }];
    const lines = differenceLines(
      before,
      after({
        type: 'changeEpreuve',
        etapeId: two,
        changes: { indices, jeton: '7k2m9qxa4tbd0h3v' },
      }),
    );
    expect(lines.map(({ nom, texte }) => [nom, texte?.apres.split('\n').at(-1)])).toEqual(
      expect.arrayContaining([
        ['Indices de l’étape 2 modifiés', 'Levez les yeux.'],
        ['QR code de l’étape 2 changé', undefined],
      ]),
    );
  });
});

it('keys of a later build have no line', () => {
  const parcours = createFullParcours();
  const later = withLaterKeys(parcours) as typeof parcours;
  const before = { ...later, titre: 'Avant', cleDePlusTard: 1 };
  expect(differenceLines(before, later).map(({ nom }) => nom)).toEqual(['Titre modifié']);
});
