import { emulatorServices } from '@/testing/services.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { epreuveTypeList } from '@/domain/epreuve/kinds/table.ts';
import { applyOperation } from '@/domain/parcours/operations.ts';
import {
  parcoursIdSchema,
  type Parcours,
  type ParcoursId,
} from '@/domain/parcours/parcours.ts';
import { clearBackEnd, leaveSession, signInAs } from '@/testing/emulator-account.ts';
import {
  createHeaviestEpreuve,
  createHeaviestEtape,
  createHeaviestParcours,
} from '@/testing/heaviest-parcours.ts';
import { createParcours } from '@/testing/factories.ts';
import { invitationRepository } from '@/data/membre/invitation-repository.ts';
import { membreRepository } from '@/data/membre/membre-repository.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { parcoursRepository } from './parcours-repository.ts';
import { createOperationId } from '@/data/firestore/operation-id.ts';
import type { ParcoursSnapshot } from './parcours-store.ts';

const { accept: acceptInvitation, create: createInvitation } =
  invitationRepository(emulatorServices);
const firestoreMembreStore = membreRepository(emulatorServices);
const { load: loadParcours, save: saveParcours } = parcoursRepository(emulatorServices);

let count = 0;

function freshId(): ParcoursId {
  count += 1;
  return parcoursIdSchema.parse(`kind${String(count).padStart(4, '0')}${'x'.repeat(12)}`);
}

async function save(
  parcours: Parcours,
  base: ParcoursSnapshot | null,
): Promise<ParcoursSnapshot> {
  const operationId = createOperationId();
  const outcome = await saveParcours({ base, parcours, operationId });
  if (outcome.type !== 'saved') throw new Error('Nobody else saved it.');
  return outcome.snapshot;
}

const plain = { admin: false, isProven: true };

/** The writers, and how each account gets access to the parcours by its id. */
const writers: Record<string, (parcours: Parcours) => Promise<ParcoursSnapshot>> = {
  'a plain account': async (parcours) => {
    await signInAs('autrice', plain);
    return save(parcours, null);
  },
  'an invited auteur': async (parcours) => {
    await signInAs('autrice', plain);
    await save(parcours, null);
    const invitation = await createInvitation(parcours.id, 'auteur');
    await signInAs('invitee', plain);
    await acceptInvitation(invitation);
    return loadParcours(parcours.id);
  },
  'an admin': async (parcours) => {
    await signInAs('equipe', { admin: true });
    return save(parcours, null);
  },
};

beforeAll(clearBackEnd);
// A plain account begins one parcours in 30 s: each test has its own accounts.
beforeEach(clearBackEnd);
afterAll(leaveSession);

describe.each(Object.entries(writers))('%s', (_name, begin) => {
  it('saves, reads back and submits a parcours with a full épreuve of every kind', async () => {
    const parcours = createHeaviestParcours(freshId());
    await begin(parcours);
    expect((await loadParcours(parcours.id)).parcours).toEqual(parcours);

    await firestoreMembreStore.move(parcours.id, 'brouillon', 'relecture');
    const access = await firestoreMembreStore.readAccess(parcours.id);
    expect(access.etat).toBe('relecture');
  });

  it.each(epreuveTypeList)(
    'turns a blank épreuve into a full one of kind « %s », and saves it again',
    async (type) => {
      const id = freshId();
      const [first] = createParcours().etapes;
      if (first === undefined) throw new Error('There is one étape.');
      const blank = await begin(createParcours({ id, etapes: [first] }));
      const filled = applyOperation(blank.parcours, {
        type: 'changeEpreuve',
        etapeId: first.id,
        changes: createHeaviestEpreuve(type),
      });
      const saved = await save(filled, blank);
      expect((await loadParcours(id)).parcours).toEqual(filled);

      const renamed = applyOperation(filled, {
        type: 'changeEpreuve',
        etapeId: first.id,
        changes: { consigne: 'Et maintenant ?' },
      });
      await save(renamed, saved);
      expect((await loadParcours(id)).parcours).toEqual(renamed);
    },
  );

  it.each(epreuveTypeList)(
    'leaves out an étape whose épreuve of kind « %s » could not be read again, and says which',
    async (type) => {
      const id = freshId();
      const blank = await begin(createParcours({ id }));
      const broken = { ...createHeaviestEpreuve(type), points: 101 };
      const changed = { ...blank.parcours, etapes: [createHeaviestEtape(id, 1, broken)] };
      const outcome = await saveParcours({
        base: blank,
        parcours: changed,
        operationId: createOperationId(),
      });
      const [etape] = blank.parcours.etapes;
      expect(outcome).toMatchObject({
        type: 'saved',
        refused: [{ etapeId: etape?.id, raison: 'illisible' }],
      });
      expect((await loadParcours(id)).parcours.etapes).toEqual([etape]);
    },
  );
});

describe('a parcours that a device carries while it is online already', () => {
  it('from another device of its account: the state there is given, and nothing is written over it', async () => {
    await signInAs('autrice', plain);
    const parcours = createParcours({ id: freshId() });
    await save(parcours, null);
    const outcome = await saveParcours({
      base: null,
      parcours: { ...parcours, titre: 'Écrit sur le second' },
      operationId: createOperationId(),
    });
    expect(outcome).toMatchObject({ type: 'conflict', theirs: { parcours } });
    expect((await loadParcours(parcours.id)).parcours).toEqual(parcours);
  });

  it('in another account: it is refused as a whole, and goes under an id of its own', async () => {
    await signInAs('autrice', plain);
    const parcours = createParcours({ id: freshId() });
    await save(parcours, null);
    await signInAs('autre', plain);
    await expect(save(parcours, null)).rejects.toBeInstanceOf(AccessDeniedError);
    const renewed = { ...parcours, id: freshId() };
    await save(renewed, null);
    expect((await loadParcours(renewed.id)).parcours).toEqual(renewed);
  });
});
