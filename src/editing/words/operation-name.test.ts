import { describe, expect, it } from 'vitest';
import { etapeIdSchema } from '@/domain/etape/etape-id.ts';
import { applyOperation, type ParcoursOperation } from '@/domain/parcours/operations.ts';
import { createEtape, createParcours } from '@/testing/factories.ts';
import {
  epreuveFieldName,
  etapeFieldName,
  operationName,
  parcoursFieldName,
} from './operation-name.ts';

const before = createParcours({
  etapes: [createEtape(1), createEtape(2), createEtape(3)],
});
const etapeId = etapeIdSchema.parse('etape0002');

function nameOf(operation: ParcoursOperation, from = before): string {
  const after = applyOperation(from, operation);
  return operationName({ operation, before: from, after, from: 0, until: 0 });
}

describe('the name of an operation', () => {
  it.each<[string, ParcoursOperation]>([
    ['Titre modifié', { type: 'changeParcours', changes: { titre: 'Autre' } }],
    ['Tracé commencé', { type: 'changeParcours', changes: { trace: '_p~iF~ps|U' } }],
    ['Étape 4 ajoutée', { type: 'addEtape', etapeId: etapeIdSchema.parse('etape0004') }],
    [
      '2 étapes ajoutées depuis des fichiers',
      {
        type: 'joinEtapes',
        etapes: [createEtape(8), createEtape(9)],
        aventure: { objets: [], drapeaux: [], personnages: [] },
      },
    ],
    ['Étape 2 retirée', { type: 'removeEtape', etapeId }],
    ['Étape 2 déplacée', { type: 'moveEtape', etapeId, by: 1 }],
    [
      'Place de l’étape 2 changée',
      { type: 'changeEtape', etapeId, changes: { position: null } },
    ],
    [
      'Enregistrement de l’étape 2 changé',
      { type: 'changeEtape', etapeId, changes: { audio: 'parcours/p/a.mp3' } },
    ],
    [
      'Indices de l’étape 2 modifiés',
      { type: 'changeEpreuve', etapeId, changes: { indices: [{ texte: 'A', cout: 1 }] } },
    ],
    [
      'L’étape 2 modifiée',
      { type: 'changeEtape', etapeId, changes: { titre: 'A', lieu: 'B' } },
    ],
  ])('is « %s »', (name, operation) => {
    expect(nameOf(operation)).toBe(name);
  });

  it('tells every field from the others of its kind, but for the two bounds of a number', () => {
    const [etape] = before.etapes;
    if (etape === undefined) throw new Error('There is an étape.');
    const keys = <Value extends object>(value: Value, ...left: (keyof Value)[]) =>
      (Object.keys(value) as (keyof Value)[]).filter((key) => !left.includes(key));
    const { epreuve } = etape;
    const names = [
      ...keys(before, 'id', 'etapes').map((champ) =>
        // The rest are the fields of the parcours.
        parcoursFieldName(champ as Parameters<typeof parcoursFieldName>[0]),
      ),
      ...keys(etape, 'id', 'rang', 'epreuve').map((champ) =>
        etapeFieldName(champ as Parameters<typeof etapeFieldName>[0], 2),
      ),
      ...keys(epreuve, 'maximum').map((champ) => epreuveFieldName(champ, 2)),
    ];
    expect(new Set(names).size).toBe(names.length);
    expect(names.every((name) => /^\p{Lu}/u.test(name) && !name.includes('§'))).toBe(
      true,
    );
  });
});
