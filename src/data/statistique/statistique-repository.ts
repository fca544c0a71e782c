import {
  collection,
  documentId,
  getDocs,
  limit,
  query,
  where,
} from 'firebase/firestore/lite';
import { requireUid } from '@/data/parcours/author-repository.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import { statistiqueSchema, type Statistique } from '@/domain/statistique/statistique.ts';
import { toDataError } from '@/lib/errors/firebase-error.ts';
import { firestoreLite } from '@/lib/firebase/firestore-lite.ts';
import { withDeadline } from '@/lib/network/deadline.ts';

/** The most that the rules let be read at once: ninety days and the ninety before are 35 documents. */
const listSize = 50;
const deadlineMs = 15_000;

/**
 * The figures of a quête, or of all of them, in the months `de` to `a` (`2026-11`): as many reads as documents, five a
 * month at the most. For admins. Throws one of the data errors.
 */
export async function listStatistiques(
  scope: QueteId | 'france',
  { de, a }: { de: string; a: string },
): Promise<Statistique[]> {
  try {
    await requireUid();
    const ofMonths = query(
      collection(firestoreLite(), 'statistiques'),
      where(documentId(), '>=', `${scope}_${de}_`),
      where(documentId(), '<=', `${scope}_${a}_~`),
      limit(listSize),
    );
    const { docs } = await withDeadline(getDocs(ofMonths), deadlineMs);
    return docs.flatMap((document) => {
      const parsed = statistiqueSchema.safeParse(document.data());
      if (!parsed.success) {
        console.error(`The figures ${document.id} are unreadable.`, parsed.error);
        return [];
      }
      const [mois = ''] = document.id.slice(scope.length + 1).split('_');
      return [{ mois, ...parsed.data }];
    });
  } catch (error) {
    throw toDataError(error);
  }
}
