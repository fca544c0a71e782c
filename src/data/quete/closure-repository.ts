import type { EtapeId } from '@/domain/etape/etape-id.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import {
  type Suspension,
  isSameSuspension,
  suspensionIn,
} from '@/domain/quete/suspension.ts';
import { AccessDeniedError, NotFoundError } from '@/lib/errors/data-error.ts';
import {
  deleteField,
  doc,
  FieldPath,
  Timestamp,
  updateDoc,
  type FieldValue,
} from 'firebase/firestore/lite';
import { requireUid } from '@/data/session/author-repository.ts';
import { createOperationId } from '@/data/firestore/operation-id.ts';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';
import { suspensionRepository } from './suspension-repository.ts';

/** Target of a closure: an étape by its id, or the whole quête. */
export type ClosureKey = EtapeId | 'fermeture';

/** The longest name that the rules take for a write. */
const operationIdMax = 40;

function storedOf(suspension: Suspension | null): object | FieldValue {
  if (suspension === null) return deleteField();
  const { motif, jusquAu, rechange = false } = suspension;
  return {
    motif,
    jusquAu: jusquAu === null ? null : Timestamp.fromMillis(jusquAu),
    ...(rechange && { rechange }),
  };
}

/** The closing of étapes and of quêtes, for their caretakers. Functions throw data errors. */
export const closureRepository = perServices((services) => {
  /**
   * True if the quête already has it: the answer of an earlier attempt was lost. Throws `NotFoundError` when it was withdrawn, which the
   * rules report as a refusal.
   */
  async function isThere(
    queteId: QueteId,
    key: ClosureKey,
    wanted: Suspension | null,
  ): Promise<boolean> {
    const suspensions = await suspensionRepository(services).read(queteId);
    if (suspensions === null) throw new NotFoundError(`${queteId} was withdrawn.`);
    return isSameSuspension(suspensionIn(suspensions, key), wanted);
  }

  async function send(
    queteId: QueteId,
    key: ClosureKey,
    suspension: Suspension | null,
  ): Promise<void> {
    await requireUid(services);
    // The rule finds the written closure there (docs/rules.md, “Closing”).
    const operationId = `${key}-${createOperationId()}`.slice(0, operationIdMax);
    await updateDoc(
      doc(await services.firestore(), 'quetes', queteId),
      new FieldPath('suspensions', key),
      storedOf(suspension),
      'operationId',
      operationId,
    );
  }

  return {
    /** Closes an étape or a whole quête for every version, with its reason, or reopens it (null). A repeated write counts once. */
    write: async (
      queteId: QueteId,
      key: ClosureKey,
      suspension: Suspension | null,
    ): Promise<void> => {
      try {
        await answered(send(queteId, key, suspension));
      } catch (error) {
        const mayBeDone = error instanceof AccessDeniedError;
        if (!mayBeDone || !(await isThere(queteId, key, suspension))) throw error;
      }
    },
  };
});
