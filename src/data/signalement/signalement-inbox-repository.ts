import {
  collection,
  getDocs,
  limit,
  orderBy,
  query,
  Timestamp,
} from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import { requireUid } from '@/data/parcours/author-repository.ts';
import { signalementSchema } from '@/domain/signalement/signalement.ts';
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

/** The last reports of players, newest first: as many reads as reports, 50 at most. For admins. Throws one of the data errors. */
export async function listSignalements(): Promise<ReceivedSignalement[]> {
  try {
    await requireUid();
    const found = await withDeadline(
      getDocs(
        query(
          collection(firestoreLite(), 'signalements'),
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
