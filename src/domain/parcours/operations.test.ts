import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEtape, createParcours } from '@/testing/factories.ts';
import { etapeIdSchema, type EtapeId } from '../etape/etape-id.ts';
import { applyOperation, sortEtapes, type ParcoursOperation } from './operations.ts';
import { parcoursSchema, type Parcours } from './parcours.ts';
import { createFullParcours } from '@/testing/full-parcours.ts';
import { withLaterKeys } from '@/testing/unknown-keys.ts';

const three = () =>
  createParcours({ etapes: [createEtape(1), createEtape(2), createEtape(3)] });
const titles = ({ etapes }: Parcours) => etapes.map(({ titre }) => titre);
const idAt = (number: number): EtapeId => createEtape(number).id;

describe('applyOperation', () => {
  it('changes only the fields it is given', () => {
    const parcours = three();
    const changed = applyOperation(parcours, {
      type: 'changeParcours',
      changes: { titre: 'La clé', theme: 'eau' },
    });
    expect(changed).toEqual({ ...parcours, titre: 'La clé', theme: 'eau' });
  });

  it('says the format of a view to find again, which a build of before could not edit, until it is another kind', () => {
    const change = (parcours: Parcours, type: 'vue' | 'texte') =>
      applyOperation(parcours, {
        type: 'changeEpreuve',
        etapeId: idAt(1),
        changes: { type },
      });
    const view = change(three(), 'vue');
    expect(view.etapes[0]?.epreuve).toMatchObject({ type: 'vue', format: 2 });
    expect(change(view, 'texte').etapes[0]?.epreuve).toMatchObject({ format: 1 });
    expect(change(three(), 'texte').etapes[0]?.epreuve).not.toHaveProperty('format');
  });

  it('adds an empty étape at the end', () => {
    const etapeId = etapeIdSchema.parse('nouvelle1');
    const { etapes } = applyOperation(three(), { type: 'addEtape', etapeId });
    expect(etapes.map(({ id }) => id)).toEqual([idAt(1), idAt(2), idAt(3), etapeId]);
    expect(etapes[3]).toMatchObject({ titre: '', position: null });
  });

  it('adds an étape where it was laid on the map', () => {
    const etapeId = etapeIdSchema.parse('nouvelle1');
    const position = { lat: 48.45, lon: -2.04 };
    const { etapes } = applyOperation(three(), { type: 'addEtape', etapeId, position });
    expect(etapes[3]).toMatchObject({ id: etapeId, titre: '', position });
  });

  it('puts a removed étape back where it was', () => {
    const parcours = three();
    const [, second] = parcours.etapes;
    if (second === undefined) throw new Error('The parcours has three étapes.');
    const without = applyOperation(parcours, { type: 'removeEtape', etapeId: second.id });
    expect(titles(without)).toEqual(['Étape 1', 'Étape 3']);
    expect(applyOperation(without, { type: 'restoreEtape', etape: second })).toEqual(
      parcours,
    );
  });

  it('keeps the last étape of a parcours', () => {
    const parcours = createParcours();
    expect(applyOperation(parcours, { type: 'removeEtape', etapeId: idAt(1) })).toBe(
      parcours,
    );
  });

  it('moves an étape one place up or down, and no further than the ends', () => {
    const move = (etapeId: EtapeId, by: -1 | 1) =>
      titles(applyOperation(three(), { type: 'moveEtape', etapeId, by }));
    expect(move(idAt(3), -1)).toEqual(['Étape 1', 'Étape 3', 'Étape 2']);
    expect(move(idAt(1), 1)).toEqual(['Étape 2', 'Étape 1', 'Étape 3']);
    expect(move(idAt(1), -1)).toEqual(['Étape 1', 'Étape 2', 'Étape 3']);
    expect(move(idAt(3), 1)).toEqual(['Étape 1', 'Étape 2', 'Étape 3']);
  });

  it('moves between two étapes that share an order key', () => {
    const etapes = [1, 2, 3].map((number) => createEtape(number, { rang: 'a0' }));
    const moved = applyOperation(createParcours({ etapes }), {
      type: 'moveEtape',
      etapeId: idAt(3),
      by: -1,
    });
    expect(titles(moved)).toEqual(['Étape 1', 'Étape 3', 'Étape 2']);
    expect(sortEtapes(moved.etapes)).toEqual(moved.etapes);
  });

  it('keeps the étapes that an operation does not touch as the same objects', () => {
    const parcours = three();
    const changed = applyOperation(parcours, {
      type: 'changeEpreuve',
      etapeId: idAt(2),
      changes: { type: 'texte', reponses: ['tour'] },
    });
    expect(changed.etapes[0]).toBe(parcours.etapes[0]);
    expect(changed.etapes[1]?.epreuve.reponses).toEqual(['tour']);
    expect(changed.etapes[2]).toBe(parcours.etapes[2]);
  });

  it('leaves a valid parcours in order, whatever is done to its étapes', () => {
    const operation = fc.record({
      kind: fc.constantFrom('add', 'remove', 'up', 'down'),
      at: fc.nat(9),
    });
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 120 }), (steps) => {
        let parcours: Parcours = createParcours();
        let fresh = 0;
        for (const { kind, at } of steps) {
          const target = parcours.etapes[at % parcours.etapes.length];
          if (target === undefined) throw new Error('A parcours is never empty.');
          const next: ParcoursOperation =
            kind === 'add'
              ? {
                  type: 'addEtape',
                  etapeId: etapeIdSchema.parse(
                    `fresh${String(fresh++).padStart(5, '0')}`,
                  ),
                }
              : kind === 'remove'
                ? { type: 'removeEtape', etapeId: target.id }
                : { type: 'moveEtape', etapeId: target.id, by: kind === 'up' ? -1 : 1 };
          if (kind === 'add' && parcours.etapes.length >= 60) continue;
          parcours = applyOperation(parcours, next);
        }
        expect(parcoursSchema.safeParse(parcours).error).toBeUndefined();
        expect(sortEtapes(parcours.etapes)).toEqual(parcours.etapes);
      }),
    );
  });

  it('redraws order keys before the rules would refuse their length', () => {
    let parcours = three();
    for (let step = 0; step < 2_000; step += 1) {
      const etapeId = parcours.etapes[step % 2 === 0 ? 2 : 0]?.id ?? idAt(1);
      parcours = applyOperation(parcours, {
        type: 'moveEtape',
        etapeId,
        by: step % 2 === 0 ? -1 : 1,
      });
    }
    const longest = Math.max(...parcours.etapes.map(({ rang }) => rang.length));
    expect(longest).toBeLessThanOrEqual(48);
  });
});

describe('data of a later build', () => {
  const parcours = withLaterKeys(createFullParcours()) as Parcours;
  const etapeId = parcours.etapes[0]?.id ?? createEtape().id;

  it('outlives what an author does and undoes, in a map that is changed as well', () => {
    const changed = [
      { type: 'changeParcours' as const, changes: { titre: 'Un autre' } },
      { type: 'changeEtape' as const, etapeId, changes: { recit: 'Un autre récit' } },
      { type: 'changeEpreuve' as const, etapeId, changes: { points: 30 } },
      { type: 'moveEtape' as const, etapeId, by: 1 },
      { type: 'addEtape' as const, etapeId: createEtape(9).id },
      { type: 'removeEtape' as const, etapeId: createEtape(9).id },
      {
        type: 'joinEtapes' as const,
        etapes: [createEtape(8)],
        aventure: parcours.aventure,
      },
      { type: 'removeEtape' as const, etapeId: createEtape(8).id },
      { type: 'moveEtape' as const, etapeId, by: -1 },
      { type: 'restoreParcours' as const, parcours, at: 0 },
    ].reduce<Parcours[]>((states, operation) => {
      const last = states.at(-1) ?? parcours;
      return [...states, applyOperation(last, operation)];
    }, []);
    for (const state of changed) {
      expect(state).toHaveProperty('cleDePlusTard');
      expect(state.aventure).toHaveProperty('cleDePlusTard');
      const etape = state.etapes.find(({ id }) => id === etapeId);
      expect(etape).toHaveProperty('cleDePlusTard');
      expect(etape?.epreuve).toHaveProperty('cleDePlusTard');
      expect(etape?.image).toHaveProperty('cleDePlusTard');
    }
    expect(changed.at(-1)).toEqual(parcours);
  });
});
