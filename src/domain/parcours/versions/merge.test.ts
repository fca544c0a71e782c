import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEtape, createParcours, createTexteEpreuve } from '@/testing/factories.ts';
import type { Etape } from '../../etape/etape.ts';
import { etapeIdSchema } from '../../etape/etape-id.ts';
import { mergeParcours } from './merge.ts';
import { applyOperation, type ParcoursOperation } from '../operations.ts';
import type { Parcours } from '../parcours.ts';

const base = createParcours({
  etapes: [
    createEtape(1),
    createEtape(2, { epreuve: createTexteEpreuve() }),
    createEtape(3),
  ],
});
const [first, second, third] = base.etapes.map(({ id }) => id);
if (first === undefined || second === undefined || third === undefined) {
  throw new Error('The base has three étapes.');
}

function after(...operations: ParcoursOperation[]): Parcours {
  return operations.reduce(applyOperation, base);
}

describe('mergeParcours', () => {
  it('takes what each changed alone', () => {
    const mine = after(
      { type: 'changeParcours', changes: { titre: 'Mon titre' } },
      { type: 'changeEtape', etapeId: first, changes: { recit: 'Mon récit' } },
    );
    const theirs = after(
      { type: 'changeParcours', changes: { resume: 'Leur résumé' } },
      { type: 'changeEtape', etapeId: first, changes: { lieu: 'Leur lieu' } },
      { type: 'changeEpreuve', etapeId: second, changes: { points: 30 } },
    );
    const { parcours, conflicts } = mergeParcours({ base, mine, theirs });
    expect(conflicts).toEqual([]);
    expect(parcours).toMatchObject({ titre: 'Mon titre', resume: 'Leur résumé' });
    expect(parcours.etapes[0]).toMatchObject({ recit: 'Mon récit', lieu: 'Leur lieu' });
    expect(parcours.etapes[1]?.epreuve.points).toBe(30);
  });

  it('keeps mine where both wrote, with the operation that would take theirs', () => {
    const mine = after(
      { type: 'changeParcours', changes: { titre: 'Mon titre' } },
      { type: 'changeEpreuve', etapeId: second, changes: { consigne: 'Ma consigne' } },
    );
    const theirs = after(
      { type: 'changeParcours', changes: { titre: 'Leur titre' } },
      { type: 'changeEpreuve', etapeId: second, changes: { consigne: 'Leur consigne' } },
    );
    const { parcours, conflicts } = mergeParcours({ base, mine, theirs });
    expect(parcours).toEqual(mine);
    expect(conflicts.map(({ etapeId, champ }) => [etapeId, champ])).toEqual([
      [null, 'titre'],
      [second, 'epreuve.consigne'],
    ]);
    const taken = conflicts
      .map(({ takeTheirs }) => takeTheirs)
      .reduce(applyOperation, parcours);
    expect(taken).toEqual(theirs);
  });

  it('sees no conflict when both wrote the same', () => {
    const same = after({ type: 'changeParcours', changes: { titre: 'Le même' } });
    const merged = mergeParcours({ base, mine: same, theirs: structuredClone(same) });
    expect(merged).toEqual({ parcours: same, conflicts: [] });
  });

  it('keeps the étapes that each added, and drops the one that either removed', () => {
    const mine = after({ type: 'addEtape', etapeId: etapeIdSchema.parse('mienne01') });
    const theirs = after(
      { type: 'removeEtape', etapeId: first },
      { type: 'addEtape', etapeId: etapeIdSchema.parse('leurs001') },
    );
    const { parcours, conflicts } = mergeParcours({ base, mine, theirs });
    expect(parcours.etapes.map(({ id }) => id)).toEqual([
      second,
      third,
      'leurs001',
      'mienne01',
    ]);
    expect(conflicts).toEqual([]);
  });

  it('keeps an étape that one removed while the other wrote in it, and asks', () => {
    const removed = after({ type: 'removeEtape', etapeId: first });
    const written = after({
      type: 'changeEtape',
      etapeId: first,
      changes: { recit: 'Encore une phrase.' },
    });
    for (const [mine, theirs] of [
      [removed, written],
      [written, removed],
    ] as const) {
      const { parcours, conflicts } = mergeParcours({ base, mine, theirs });
      expect(parcours).toEqual(written);
      expect(conflicts).toEqual([
        {
          etapeId: first,
          champ: 'etape',
          takeTheirs: { type: 'removeEtape', etapeId: first },
        },
      ]);
    }
  });

  it('asks where both filled in an étape that they never agreed upon, and only there', () => {
    const etapeId = etapeIdSchema.parse('jamaisvue01');
    const added = after({ type: 'addEtape', etapeId });
    const fill = (changes: Partial<Etape>) =>
      applyOperation(added, { type: 'changeEtape', etapeId, changes });
    const { parcours, conflicts } = mergeParcours({
      base,
      mine: fill({ recit: 'Mon récit', titre: 'Mon titre' }),
      theirs: fill({ recit: 'Leur récit', lieu: 'Leur lieu' }),
    });
    expect(parcours.etapes.at(-1)).toMatchObject({
      recit: 'Mon récit',
      titre: 'Mon titre',
      lieu: 'Leur lieu',
    });
    expect(conflicts.map(({ champ }) => champ)).toEqual(['recit']);
  });

  it('keeps my order when both moved the same étape', () => {
    const mine = after({ type: 'moveEtape', etapeId: third, by: -1 });
    const theirs = after(
      { type: 'moveEtape', etapeId: third, by: -1 },
      { type: 'moveEtape', etapeId: third, by: -1 },
    );
    const { parcours, conflicts } = mergeParcours({ base, mine, theirs });
    expect(parcours.etapes.map(({ id }) => id)).toEqual([first, third, second]);
    expect(conflicts).toEqual([]);
  });

  const text = fc.constantFrom('a', 'b', 'c');
  const operation: fc.Arbitrary<ParcoursOperation> = fc.oneof(
    text.map((titre): ParcoursOperation => ({
      type: 'changeParcours',
      changes: { titre },
    })),
    text.map((resume): ParcoursOperation => ({
      type: 'changeParcours',
      changes: { resume },
    })),
    fc
      .tuple(fc.constantFrom(first, second, third), text)
      .map(([etapeId, recit]): ParcoursOperation => ({
        type: 'changeEtape',
        etapeId,
        changes: { recit },
      })),
    fc
      .tuple(fc.constantFrom(first, second, third), text)
      .map(([etapeId, consigne]): ParcoursOperation => ({
        type: 'changeEpreuve',
        etapeId,
        changes: { consigne },
      })),
    fc
      .tuple(fc.constantFrom(first, second, third), fc.constantFrom(-1, 1))
      .map(([etapeId, by]): ParcoursOperation => ({
        type: 'moveEtape',
        etapeId,
        by: by === 1 ? 1 : -1,
      })),
    fc
      .constantFrom(first, second, third)
      .map((etapeId): ParcoursOperation => ({ type: 'removeEtape', etapeId })),
  );
  const version = fc
    .array(operation, { maxLength: 6 })
    .map((operations) => after(...operations));

  it('gives mine when they changed nothing, and theirs when I changed nothing', () => {
    fc.assert(
      fc.property(version, (changed) => {
        const unchanged = structuredClone(base);
        expect(mergeParcours({ base, mine: changed, theirs: unchanged })).toEqual({
          parcours: changed,
          conflicts: [],
        });
        expect(mergeParcours({ base, mine: unchanged, theirs: changed })).toEqual({
          parcours: changed,
          conflicts: [],
        });
      }),
    );
  });

  it('loses no text that either of them wrote', () => {
    fc.assert(
      fc.property(version, version, (mine, theirs) => {
        const { parcours, conflicts } = mergeParcours({ base, mine, theirs });
        const kept = JSON.stringify([parcours, conflicts]);
        for (const { etapes, titre, resume } of [mine, theirs]) {
          if (titre !== base.titre) expect(kept).toContain(JSON.stringify(titre));
          if (resume !== base.resume) expect(kept).toContain(JSON.stringify(resume));
          for (const { id, recit, epreuve } of etapes) {
            const before = base.etapes.find((etape) => etape.id === id);
            const stays = parcours.etapes.some((etape) => etape.id === id);
            if (recit !== before?.recit) {
              expect(stays).toBe(true);
              expect(kept).toContain(JSON.stringify({ recit }).slice(1, -1));
            }
            if (epreuve.consigne !== before?.epreuve.consigne) {
              expect(stays).toBe(true);
              expect(kept).toContain(
                JSON.stringify({ consigne: epreuve.consigne }).slice(1, -1),
              );
            }
          }
        }
      }),
    );
  });
});

/** A parcours with keys of a later build, unknown to this one. */
function later(parcours: Parcours, keys: object, etapeKeys: object = {}): Parcours {
  const etapes = parcours.etapes.map((etape, index) =>
    index === 0 ? { ...etape, ...etapeKeys } : etape,
  );
  return { ...parcours, ...keys, etapes };
}

describe('mergeParcours of a later build’s data', () => {
  const renamed = after({ type: 'changeParcours', changes: { titre: 'Mon titre' } });

  it('keeps the data of either side', () => {
    const theirs = later(base, { langue: 'br' }, { bruit: 3 });
    const merged = mergeParcours({ base, mine: renamed, theirs });
    expect(merged).toEqual({
      parcours: later(renamed, { langue: 'br' }, { bruit: 3 }),
      conflicts: [],
    });
    const mine = later(renamed, { langue: 'br' }, { bruit: 3 });
    expect(mergeParcours({ base, mine, theirs: base })).toEqual({
      parcours: mine,
      conflicts: [],
    });
  });

  it('takes the newer of theirs, without a conflict', () => {
    const mine = later(renamed, { langue: 'gallo' });
    const theirs = later(base, { langue: 'fr' });
    const merged = mergeParcours({ base: later(base, { langue: 'br' }), mine, theirs });
    expect(merged).toEqual({ parcours: later(renamed, { langue: 'fr' }), conflicts: [] });
  });

  it('still reports conflicts in known fields', () => {
    const theirs = later(
      after({ type: 'changeParcours', changes: { titre: 'Leur titre' } }),
      { langue: 'fr' },
    );
    const { conflicts } = mergeParcours({ base, mine: renamed, theirs });
    expect(conflicts.map(({ champ }) => champ)).toEqual(['titre']);
  });
});
