import {
  collection,
  doc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  Timestamp,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import { requireUid } from '@/data/session/author-repository.ts';
import { signalementSchema } from '@/domain/signalement/signalement.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import type { ReceivedSignalement } from '@/domain/signalement/grouped.ts';
import { toDataError } from '@/lib/errors/firebase-error.ts';
import { firestoreLite } from '@/lib/firebase/firestore-lite.ts';
import { withDeadline } from '@/lib/network/deadline.ts';

/** The most that the rules let be read at once. */
const listSize = 50;
const deadlineMs = 15_000;

const receivedSchema = z.object({
  ...signalementSchema.shape,
  at: z.instanceof(Timestamp),
  photo: z.string(),
});

/**
 * The last reports that nobody has answered, newest first: as many reads as reports, 50 at most. Of all quêtes (null), for
 * admins; or of one, also for the auteurs of its parcours and the responsables of its commune. Throws one of the data errors.
 */
export async function listSignalements(
  queteId: QueteId | null,
): Promise<ReceivedSignalement[]> {
  try {
    await requireUid();
    const found = await withDeadline(
      getDocs(
        query(
          collection(firestoreLite(), 'signalements'),
          ...(queteId === null ? [] : [where('queteId', '==', queteId)]),
          where('reponduLe', '==', null),
          orderBy('at', 'desc'),
          limit(listSize),
        ),
      ),
      deadlineMs,
    );
    return found.docs.flatMap((document) => {
      const parsed = receivedSchema.safeParse(document.data());
      if (!parsed.success) {
        console.error(`The report ${document.id} is unreadable.`, parsed.error);
        return [];
      }
      const { at, ...report } = parsed.data;
      return [{ ...report, id: document.id, at: at.toMillis() }];
    });
  } catch (error) {
    throw toDataError(error);
  }
}

/**
 * Closes reports with one answer, which their players read: all of them or none. For those who list them. Throws one of the
 * data errors; `AccessDeniedError` also when one of them was answered meanwhile.
 */
export async function answerSignalements(
  ids: readonly string[],
  reponse: string,
): Promise<void> {
  const batch = writeBatch(firestoreLite());
  for (const id of ids) {
    batch.update(doc(firestoreLite(), 'signalements', id), {
      reponse,
      reponduLe: serverTimestamp(),
    });
  }
  try {
    await withDeadline(batch.commit(), deadlineMs);
  } catch (error) {
    throw toDataError(error);
  }
}
