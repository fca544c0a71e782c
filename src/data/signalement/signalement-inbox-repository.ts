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
  type QueryConstraint,
} from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import { requireUid } from '@/data/session/author-repository.ts';
import { signalementSchema } from '@/domain/signalement/signalement.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import type { ReceivedSignalement } from '@/domain/signalement/grouped.ts';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';
import { timestampSchema } from '../firestore/timestamp.ts';

/** The rules' limit of a list. */
const listSize = 50;

const receivedSchema = z.object({
  ...signalementSchema.shape,
  at: timestampSchema,
  photo: z.string(),
  reponse: z.string(),
});

/** The reports of players, for the people who answer them. Functions throw data errors. */
export const signalementInboxRepository = perServices((services) => {
  async function listOf(
    ...constraints: readonly QueryConstraint[]
  ): Promise<ReceivedSignalement[]> {
    await requireUid(services);
    const all = collection(await services.firestore(), 'signalements');
    const { docs } = await getDocs(query(all, ...constraints, limit(listSize)));
    return docs.flatMap((document) => {
      const parsed = receivedSchema.safeParse(document.data());
      if (parsed.success) return [{ ...parsed.data, id: document.id }];
      console.error(`The report ${document.id} is unreadable.`, parsed.error);
      return [];
    });
  }

  async function answerAll(ids: readonly string[], reponse: string): Promise<void> {
    const firestore = await services.firestore();
    const batch = writeBatch(firestore);
    for (const id of ids) {
      batch.update(doc(firestore, 'signalements', id), {
        reponse,
        reponduLe: serverTimestamp(),
      });
    }
    await batch.commit();
  }

  return {
    /**
     * The last unanswered reports, newest first: as many reads as reports, 50 at most. Of all quêtes (null), for admins; or of one, also
     * for the auteurs of its parcours and the responsables of its commune.
     */
    list: (queteId: QueteId | null): Promise<ReceivedSignalement[]> =>
      answered(
        listOf(
          ...(queteId === null ? [] : [where('queteId', '==', queteId)]),
          where('reponduLe', '==', null),
          orderBy('at', 'desc'),
        ),
      ),

    /** The last answered reports of all quêtes, 50 at most: as many reads. For admins. */
    listClosed: (): Promise<ReceivedSignalement[]> =>
      answered(
        listOf(
          where('reponduLe', '>', Timestamp.fromMillis(0)),
          orderBy('reponduLe', 'desc'),
        ),
      ),

    /**
     * Closes reports with one answer, which their players read: all of them or none. For the people who list them. Throws
     * `AccessDeniedError` also when one of them was answered meanwhile.
     */
    answer: (ids: readonly string[], reponse: string): Promise<void> =>
      answered(answerAll(ids, reponse)),
  };
});
