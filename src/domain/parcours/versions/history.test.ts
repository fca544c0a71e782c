import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEtape, createParcours } from '@/testing/factories.ts';
import type { Option } from '../../epreuve/epreuve-parts.ts';
import { etapeIdSchema } from '../../etape/etape-id.ts';
import { emptyHistory, redo, remember, undo, type History } from './history.ts';
import { applyOperation, type ParcoursOperation } from '../operations.ts';
import type { Parcours } from '../parcours.ts';

const start = createParcours({
  etapes: [createEtape(1), createEtape(2), createEtape(3)],
});
const ids = start.etapes.map(({ id }) => id);
const first = etapeIdSchema.parse(ids[0]);
const second = etapeIdSchema.parse(ids[1]);

type Desk = { parcours: Parcours; history: History };

function act(desk: Desk, operation: ParcoursOperation, at: number): Desk {
  const after = applyOperation(desk.parcours, operation);
  return {
    parcours: after,
    history: remember(desk.history, { operation, before: desk.parcours, after, at }),
  };
}

function actAll(steps: readonly (readonly [ParcoursOperation, number])[]): Desk {
  return steps.reduce<Desk>((desk, [operation, at]) => act(desk, operation, at), {
    parcours: start,
    history: emptyHistory,
  });
}

function undone(desk: Desk): Desk {
  const reverted = undo(desk.history, desk.parcours);
  if (reverted === null) throw new Error('There is nothing to undo.');
  return reverted;
}

function redone(desk: Desk): Desk {
  const reverted = redo(desk.history, desk.parcours);
  if (reverted === null) throw new Error('There is nothing to redo.');
  return reverted;
}

const retitle = (titre: string): ParcoursOperation => ({
  type: 'changeParcours',
  changes: { titre },
});
const tell = (recit: string): ParcoursOperation => ({
  type: 'changeEtape',
  etapeId: first,
  changes: { recit },
});

/** Any operation of the editor, on étapes that may be there or not. */
const anyOperation: fc.Arbitrary<ParcoursOperation> = fc.oneof(
  fc.string({ maxLength: 12 }).map(retitle),
  fc.string({ maxLength: 12 }).map(tell),
  fc
    .constantFrom(...ids)
    .map((etapeId): ParcoursOperation => ({ type: 'removeEtape', etapeId })),
  fc.nat(4).map((number): ParcoursOperation => ({
    type: 'addEtape',
    etapeId: etapeIdSchema.parse(`fresh0000${String(number)}`),
  })),
  fc
    .record({
      etapeId: fc.constantFrom(...ids),
      by: fc.constantFrom(-1 as const, 1 as const),
    })
    .map((move): ParcoursOperation => ({ type: 'moveEtape', ...move })),
  fc
    .record({ etapeId: fc.constantFrom(...ids), points: fc.nat(100) })
    .map(({ etapeId, points }): ParcoursOperation => ({
      type: 'changeEpreuve',
      etapeId,
      changes: { points },
    })),
  fc.string({ maxLength: 12 }).map((titre): ParcoursOperation => ({
    type: 'restoreParcours',
    parcours: createParcours({ titre, etapes: [createEtape(2), createEtape(9)] }),
    at: 0,
  })),
);

describe('the history of a parcours', () => {
  it('is back at the beginning when everything is undone, and at the end when everything is redone', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(anyOperation, fc.integer({ min: 1, max: 4_000 })), {
          maxLength: 40,
        }),
        (steps) => {
          let time = 0;
          const end = actAll(
            steps
              // Ids are unique: an existing étape is not added again.
              .filter(
                ([operation], index) =>
                  operation.type !== 'addEtape' ||
                  steps.findIndex(
                    ([other]) =>
                      other.type === 'addEtape' && other.etapeId === operation.etapeId,
                  ) === index,
              )
              .map(([operation, pause]) => [operation, (time += pause)] as const),
          );
          const count = end.history.done.length;
          let desk = end;
          for (let step = 0; step < count; step += 1) desk = undone(desk);
          expect(desk.parcours).toEqual(start);
          for (let step = 0; step < count; step += 1) desk = redone(desk);
          expect(desk.parcours).toEqual(end.parcours);
        },
      ),
    );
  });

  /** Of each kind, several in a row: an operation that is added to the editor is added here. */
  const rowsByType: Record<ParcoursOperation['type'], ParcoursOperation[]> = {
    changeParcours: [
      retitle('Un'),
      { type: 'changeParcours', changes: { trace: '_p~iF' } },
    ],
    addEtape: [0, 1, 2].map((number) => ({
      type: 'addEtape',
      etapeId: etapeIdSchema.parse(`ajoutee000${String(number)}`),
      position: number === 0 ? undefined : { lat: 48, lon: number },
    })),
    joinEtapes: [
      {
        type: 'joinEtapes',
        etapes: [createEtape(8), createEtape(9)],
        aventure: {
          objets: [{ id: 'cle', nom: 'La clé', description: '' }],
          drapeaux: [],
          personnages: [],
        },
      },
      {
        type: 'joinEtapes',
        etapes: [createEtape(10)],
        aventure: {
          objets: [],
          drapeaux: [{ id: 'vu', nom: 'Chat vu' }],
          personnages: [],
        },
      },
    ],
    removeEtape: [second, first].map((etapeId) => ({ type: 'removeEtape', etapeId })),
    restoreEtape: [createEtape(7), createEtape(2, { titre: 'D’avant' })].map((etape) => ({
      type: 'restoreEtape',
      etape,
    })),
    moveEtape: [2, -1, 1, -2].map((by) => ({ type: 'moveEtape', etapeId: first, by })),
    changeEtape: [
      tell('Nous voici.'),
      { type: 'changeEtape', etapeId: first, changes: { position: null, lieu: '' } },
    ],
    changeEpreuve: [
      { type: 'changeEpreuve', etapeId: second, changes: { type: 'nombre', minimum: 3 } },
      { type: 'changeEpreuve', etapeId: second, changes: { indices: [], points: 0 } },
    ],
    restoreParcours: [{ type: 'restoreParcours', parcours: createParcours(), at: 0 }],
  };

  it.each(Object.entries(rowsByType))(
    'restores the beginning and the end of %s, alone and while another author writes',
    (_type, row) => {
      const end = actAll(row.map((operation, index) => [operation, index * 10_000]));
      const count = end.history.done.length;
      expect(count).toBeGreaterThan(0);
      const times = (desk: Desk, step: (desk: Desk) => Desk) =>
        Array.from({ length: count }).reduce<Desk>((last) => step(last), desk);
      const begun = times(end, undone);
      expect(begun.parcours).toEqual(start);
      expect(times(begun, redone).parcours).toEqual(end.parcours);
      // Uses a field that none of them changes, because a conflict keeps their own title.
      const theirs = (parcours: Parcours): Parcours => ({
        ...parcours,
        signature: 'Anne',
      });
      const joined = { ...end, parcours: theirs(end.parcours) };
      const back = times(joined, undone);
      expect(back.parcours).toEqual(theirs(start));
      expect(times(back, redone).parcours).toEqual(joined.parcours);
    },
  );

  it('undoes text typed at once as a whole, not letter by letter', () => {
    const desk = actAll([
      [retitle('L'), 0],
      [retitle('Le'), 200],
      [retitle('Le lavoir'), 900],
      [retitle('Le lavoir bleu'), 9_000],
    ]);
    expect(desk.history.done).toHaveLength(2);
    expect(undone(desk).parcours.titre).toBe('Le lavoir');
  });

  it('begins a new operation with another field, another étape or another kind of act', () => {
    const desk = actAll([
      [retitle('Le lavoir'), 0],
      [tell('Nous voici.'), 100],
      [
        { type: 'changeEtape', etapeId: second, changes: { recit: 'Et nous voilà.' } },
        200,
      ],
      [{ type: 'moveEtape', etapeId: second, by: 1 }, 300],
      [{ type: 'moveEtape', etapeId: second, by: -1 }, 400],
    ]);
    expect(desk.history.done).toHaveLength(5);
  });

  it('holds each choice and each move on the map apart, however quick they are', () => {
    const at = (lat: number): ParcoursOperation => ({
      type: 'changeEtape',
      etapeId: first,
      changes: { position: { lat, lon: 2 } },
    });
    const desk = actAll([
      [at(48), 0],
      [at(49), 10],
      [{ type: 'changeParcours', changes: { genre: 'visite' } }, 20],
      [{ type: 'changeParcours', changes: { genre: 'quete' } }, 30],
    ]);
    expect(desk.history.done).toHaveLength(4);
    expect(undone(undone(undone(desk))).parcours.etapes[0]?.position?.lat).toBe(48);
  });

  it('holds an option added apart from the letters typed in the others', () => {
    const one: Option = { id: 'a', texte: '', juste: true, paire: '' };
    const two: Option = { id: 'b', texte: '', juste: false, paire: '' };
    const change = (next: Option[]): ParcoursOperation => ({
      type: 'changeEpreuve',
      etapeId: first,
      changes: { options: next },
    });
    const desk = actAll([
      [change([one, two]), 0],
      [change([{ ...one, texte: 'B' }, two]), 100],
      [change([{ ...one, texte: 'Bl' }, two]), 200],
      [change([{ ...one, texte: 'Bl' }]), 300],
    ]);
    expect(desk.history.done).toHaveLength(2);
  });

  it('forgets an operation that changed nothing', () => {
    expect(actAll([[retitle(start.titre), 0]]).history).toBe(emptyHistory);
  });

  it('can no longer redo once something else was done', () => {
    const desk = undone(actAll([[retitle('Le lavoir'), 0]]));
    expect(redo(act(desk, tell('Nous voici.'), 100).history, desk.parcours)).toBeNull();
  });

  it('leaves what another author wrote since, and reports a change in the same place', () => {
    const desk = actAll([
      [retitle('Le lavoir'), 0],
      [tell('Nous voici.'), 5_000],
    ]);
    const theirs = applyOperation(desk.parcours, {
      type: 'changeParcours',
      changes: { titre: 'La fontaine', resume: 'Leur résumé' },
    });
    const once = undo(desk.history, theirs);
    expect(once?.isWhole).toBe(true);
    expect(once?.parcours).toMatchObject({ titre: 'La fontaine', resume: 'Leur résumé' });
    expect(once?.parcours.etapes[0]?.recit).toBe(start.etapes[0]?.recit);
    const twice = once === null ? null : undo(once.history, once.parcours);
    expect(twice?.isWhole).toBe(false);
    expect(twice?.parcours.titre).toBe('La fontaine');
  });

  it('keeps whole étapes shared between its entries, so that a long day stays small', () => {
    const desk = actAll(
      Array.from({ length: 500 }, (_, index) => [
        retitle(`Titre ${String(index)}`),
        index * 10_000,
      ]),
    );
    expect(desk.history.done).toHaveLength(500);
    const etapes = new Set(desk.history.done.flatMap(({ after }) => after.etapes));
    expect(etapes.size).toBe(3);
  });
});
