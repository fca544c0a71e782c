import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emulatorServices } from '@/testing/services.ts';
import { createOperationId } from '@/data/firestore/operation-id.ts';
import { findProblems } from '@/domain/parcours/check/problem.ts';
import { applyOperation } from '@/domain/parcours/operations.ts';
import {
  parcoursIdSchema,
  type Parcours,
  type ParcoursId,
} from '@/domain/parcours/parcours.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { clearBackEnd, leaveSession, signInAs } from '@/testing/emulator-account.ts';
import {
  changePastRules,
  deletePastRules,
  readPastRules,
} from '@/testing/emulator-documents.ts';
import { createEtape, createParcours, createTexteEpreuve } from '@/testing/factories.ts';
import { readEtapeBefore } from './etape-before.ts';
import { parcoursRepository } from './parcours-repository.ts';
import type { ParcoursSnapshot } from './parcours-store.ts';

const store = parcoursRepository(emulatorServices);
let count = 0;

function freshParcours(): Parcours {
  count += 1;
  const id = parcoursIdSchema.parse(
    `etape${String(count).padStart(4, '0')}${'y'.repeat(12)}`,
  );
  return createParcours({
    id,
    etapes: [
      createEtape(1, { epreuve: createTexteEpreuve() }),
      createEtape(2),
      createEtape(3),
    ],
  });
}

const save = (parcours: Parcours, base: ParcoursSnapshot | null) =>
  store.save({ base, parcours, operationId: createOperationId() });

async function saveOk(parcours: Parcours, base: ParcoursSnapshot | null) {
  const outcome = await save(parcours, base);
  if (outcome.type !== 'saved') throw new Error('It was to be saved.');
  return outcome;
}

const etapePath = (id: ParcoursId, index: number) =>
  `parcours/${id}/etapes/${createEtape(index).id}`;
const titleOf = (index: number, titre: string) => ({
  type: 'changeEtape' as const,
  etapeId: createEtape(index).id,
  changes: { titre },
});

/** An étape with more keys than the rules allow: a later build may write some, never so many. */
function withTooManyKeys(parcours: Parcours, index: number): Parcours {
  const more = Object.fromEntries(
    Array.from({ length: 60 }, (_, key) => [`plus${key}`, 'x']),
  );
  return {
    ...parcours,
    etapes: parcours.etapes.map((etape) =>
      etape.id === createEtape(index).id
        ? { ...etape, titre: 'Refusée', ...more }
        : etape,
    ),
  };
}

beforeAll(clearBackEnd);
beforeEach(async () => {
  await signInAs('autrice', { admin: true });
});
afterAll(leaveSession);

describe('a save', () => {
  it('names the étapes of its parcours, in their order', async () => {
    const parcours = freshParcours();
    await saveOk(parcours, null);
    const document = await readPastRules(`parcours/${parcours.id}`);
    expect(document?.['etapeIds']).toEqual({
      arrayValue: {
        values: parcours.etapes.map(({ id }) => ({ stringValue: id })),
      },
    });
  });

  it('is one commit for all that is taken, and names the étape that the rules refuse', async () => {
    const parcours = freshParcours();
    const { snapshot } = await saveOk(parcours, null);
    const changed = withTooManyKeys(
      applyOperation(applyOperation(parcours, titleOf(1, 'Le puits')), {
        type: 'changeParcours',
        changes: { titre: 'Le nouveau titre' },
      }),
      2,
    );
    const outcome = await saveOk(changed, snapshot);
    expect(outcome.refused).toEqual([{ etapeId: createEtape(2).id, raison: 'refus' }]);
    const online = await store.load(parcours.id);
    expect(online.parcours.titre).toBe('Le nouveau titre');
    expect(online.parcours.etapes.map(({ titre }) => titre)).toEqual([
      'Le puits',
      parcours.etapes[1]?.titre,
      parcours.etapes[2]?.titre,
    ]);
    expect({ ...outcome.snapshot, updatedAt: 0 }).toEqual({ ...online, updatedAt: 0 });
  });

  it('leaves out a new étape that is refused, with its épreuve, and takes it once it is mended', async () => {
    const parcours = freshParcours();
    const { snapshot } = await saveOk(parcours, null);
    const added = { ...parcours, etapes: [...parcours.etapes, createEtape(4)] };
    const outcome = await saveOk(withTooManyKeys(added, 4), snapshot);
    expect(outcome.refused?.map(({ raison }) => raison)).toEqual(['refus']);
    expect(await readPastRules(etapePath(parcours.id, 4))).toBeNull();
    const epreuvePath = etapePath(parcours.id, 4).replace('etapes', 'epreuves');
    expect(await readPastRules(epreuvePath)).toBeNull();
    await saveOk(added, outcome.snapshot);
    expect((await store.load(parcours.id)).parcours).toEqual(added);
  });

  it('names an étape that is larger than a document may be', async () => {
    const parcours = freshParcours();
    const { snapshot } = await saveOk(parcours, null);
    const etapes = parcours.etapes.map((etape, index) =>
      index === 1
        ? { ...etape, titre: 'Trop grande', plus: 'x'.repeat(1_100_000) }
        : etape,
    );
    const outcome = await saveOk({ ...parcours, etapes }, snapshot);
    expect(outcome.refused).toEqual([
      { etapeId: createEtape(2).id, raison: 'trop-grande' },
    ]);
  });

  it('writes no étape that could not be read again', async () => {
    const parcours = freshParcours();
    const { snapshot } = await saveOk(parcours, null);
    const tooLong = applyOperation(parcours, titleOf(3, 'x'.repeat(200)));
    const outcome = await saveOk(
      applyOperation(tooLong, titleOf(1, 'Le puits')),
      snapshot,
    );
    expect(outcome.refused).toEqual([
      { etapeId: createEtape(3).id, raison: 'trop-grande' },
    ]);
    expect((await store.load(parcours.id)).parcours.etapes[0]?.titre).toBe('Le puits');
  });

  it('is refused as a whole without the right to write the parcours', async () => {
    const parcours = freshParcours();
    const { snapshot } = await saveOk(parcours, null);
    await signInAs('autre', { admin: false, isProven: true });
    const changed = applyOperation(parcours, titleOf(1, 'Le puits'));
    await expect(save(changed, snapshot)).rejects.toBeInstanceOf(AccessDeniedError);
  });
});

describe('an étape that cannot be read', () => {
  async function withUnreadable() {
    const parcours = freshParcours();
    const { snapshot } = await saveOk(parcours, null);
    await store.save({
      base: snapshot,
      parcours,
      operationId: createOperationId(),
      jalon: 'demande',
    });
    await changePastRules(etapePath(parcours.id, 2), { recit: { integerValue: '3' } });
    return { parcours, loaded: await store.load(parcours.id) };
  }

  it('keeps its place, and the others are unchanged', async () => {
    const { parcours, loaded } = await withUnreadable();
    expect(loaded.parcours.etapes.map(({ illisible }) => illisible)).toEqual([
      undefined,
      true,
      undefined,
    ]);
    expect(loaded.parcours.etapes[0]).toEqual(parcours.etapes[0]);
    expect(loaded.parcours.etapes[2]).toEqual(parcours.etapes[2]);
  });

  it('keeps the parcours from being published, and says so alone', async () => {
    const { loaded } = await withUnreadable();
    const own = findProblems(loaded.parcours).filter(
      ({ etapeId }) => etapeId === createEtape(2).id,
    );
    expect(own.map(({ kind }) => kind)).toEqual(['etape-illisible']);
  });

  it('holds back no save of the others, and is not written over', async () => {
    const { parcours, loaded } = await withUnreadable();
    await saveOk(applyOperation(loaded.parcours, titleOf(1, 'Le puits')), loaded);
    const document = await readPastRules(etapePath(parcours.id, 2));
    expect(document?.['recit']).toEqual({ integerValue: '3' });
  });

  it('is taken back from the newest state that has it', async () => {
    const { parcours, loaded } = await withUnreadable();
    const before = await readEtapeBefore(store, parcours.id, createEtape(2).id);
    expect(before).toEqual(parcours.etapes[1]);
    if (before === null) return;
    const restored = applyOperation(loaded.parcours, {
      type: 'restoreEtape',
      etape: before,
    });
    await saveOk(restored, loaded);
    expect((await store.load(parcours.id)).parcours).toEqual(parcours);
  });

  it('is erased with its épreuve', async () => {
    const { parcours, loaded } = await withUnreadable();
    const etapeId = createEtape(2).id;
    await saveOk(
      applyOperation(loaded.parcours, { type: 'removeEtape', etapeId }),
      loaded,
    );
    expect((await store.load(parcours.id)).parcours.etapes).toHaveLength(2);
    expect(await readPastRules(etapePath(parcours.id, 2))).toBeNull();
  });

  it('replaces an étape that is named and missing', async () => {
    const parcours = freshParcours();
    await saveOk(parcours, null);
    await deletePastRules(etapePath(parcours.id, 3));
    const { etapes } = (await store.load(parcours.id)).parcours;
    expect(etapes.map(({ illisible }) => illisible === true)).toEqual([
      false,
      false,
      true,
    ]);
  });
});

it('an étape that the parcours does not name does not count', async () => {
  const parcours = freshParcours();
  await saveOk(parcours, null);
  const copy = await readPastRules(etapePath(parcours.id, 1));
  await changePastRules(etapePath(parcours.id, 4), copy ?? {});
  expect((await store.load(parcours.id)).parcours).toEqual(parcours);
});
