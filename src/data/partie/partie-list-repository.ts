import {
  collection,
  getDocs,
  limit,
  orderBy,
  query,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import { withDeadline } from '@/lib/network/deadline.ts';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import { toDataError } from '@/lib/errors/firebase-error.ts';
import { firebaseAuth } from '@/lib/firebase/auth.ts';
import { firestoreLite } from '@/lib/firebase/firestore-lite.ts';

/** As many as the rules allow at once. */
const pageSize = 50;
const deadlineMs = 30_000;

const rowSchema = z.object({
  queteId: queteIdSchema,
  points: z.int(),
  startedAt: z.instanceof(Timestamp),
  finishedAt: z.nullable(z.instanceof(Timestamp)),
});

/** One line of the carnet. Times are epoch milliseconds. */
export type PartieRow = {
  id: string;
  queteId: z.infer<typeof queteIdSchema>;
  points: number;
  startedAt: number;
  /** Null while it is under way. */
  finishedAt: number | null;
};

/**
 * The last 50 parties of the account that is signed in, newest first: one query. One of another shape is left out and
 * logged. Throws one of the data errors.
 */
export async function listOwnParties(): Promise<PartieRow[]> {
  const uid = firebaseAuth().currentUser?.uid ?? '';
  const own = query(
    collection(firestoreLite(), 'parties'),
    where('uid', '==', uid),
    orderBy('startedAt', 'desc'),
    limit(pageSize),
  );
  try {
    const { docs } = await withDeadline(getDocs(own), deadlineMs);
    return docs.flatMap((found) => {
      const parsed = rowSchema.safeParse(found.data());
      if (!parsed.success) {
        console.warn(`${found.ref.path} is no party.`, parsed.error);
        return [];
      }
      const { queteId, points, startedAt, finishedAt } = parsed.data;
      return [
        {
          id: found.id,
          queteId,
          points,
          startedAt: startedAt.toMillis(),
          finishedAt: finishedAt?.toMillis() ?? null,
        },
      ];
    });
  } catch (error) {
    throw toDataError(error);
  }
}
