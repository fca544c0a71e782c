import type { EtapeId } from '@/domain/etape/etape.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import { isSameSuspension, suspensionIn } from '@/domain/quete/suspension-lookup.ts';
import type { Suspension } from '@/domain/quete/suspension.ts';
import { AccessDeniedError, NotFoundError } from '@/lib/errors/data-error.ts';
import { toDataError } from '@/lib/errors/firebase-error.ts';
import { firestoreLite } from '@/lib/firebase/firestore-lite.ts';
import { withDeadline } from '@/lib/network/deadline.ts';
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
import { readSuspensions } from './suspension-repository.ts';

/** What is closed or opened again: an étape by its id, or the whole quête. */
export type ClosureKey = EtapeId | 'fermeture';

/** The longest name that the rules take for a write. */
const operationIdMax = 40;
const deadlineMs = 15_000;

function storedOf(suspension: Suspension | null): object | FieldValue {
  if (suspension === null) return deleteField();
  const { motif, jusquAu, rechange = false } = suspension;
  return {
    motif,
    jusquAu: jusquAu === null ? null : Timestamp.fromMillis(jusquAu),
    ...(rechange && { rechange }),
  };
}

/**
 * Whether the quête already says so: the answer of an earlier attempt was lost. Throws `NotFoundError` when it was
 * withdrawn, which the rules call a refusal.
 */
async function isThere(
  queteId: QueteId,
  key: ClosureKey,
  wanted: Suspension | null,
): Promise<boolean> {
  const suspensions = await readSuspensions(queteId);
  if (suspensions === null) throw new NotFoundError(`${queteId} was withdrawn.`);
  return isSameSuspension(suspensionIn(suspensions, key), wanted);
}

/**
 * Closes an étape or a whole quête for every version, with its reason, or opens it again (null). Written twice, it is
 * written once. For admins. Throws one of the data errors.
 */
export async function writeClosure(
  queteId: QueteId,
  key: ClosureKey,
  suspension: Suspension | null,
): Promise<void> {
  try {
    await requireUid();
    // The rule finds there which closure is written (docs/rules.md, “Closing”).
    const operationId = `${key}-${createOperationId()}`.slice(0, operationIdMax);
    const write = updateDoc(
      doc(firestoreLite(), 'quetes', queteId),
      new FieldPath('suspensions', key),
      storedOf(suspension),
      'operationId',
      operationId,
    );
    await withDeadline(write, deadlineMs);
  } catch (error) {
    const problem = toDataError(error);
    const mayBeDone = problem instanceof AccessDeniedError;
    if (mayBeDone && (await isThere(queteId, key, suspension))) return;
    throw problem;
  }
}
