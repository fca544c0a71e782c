import {
  collection,
  collectionGroup,
  getCount,
  limit,
  query,
  where,
  type Query,
} from 'firebase/firestore/lite';
import { requireUid } from '@/data/parcours/author-repository.ts';
import { toDataError } from '@/lib/errors/firebase-error.ts';
import { firestoreLite } from '@/lib/firebase/firestore-lite.ts';
import { withDeadline } from '@/lib/network/deadline.ts';

/** No more are counted of each: the rules let no more be listed. */
export const waitingLimit = 50;
const deadlineMs = 15_000;

/** What waits for the team, `waitingLimit` of each at the most. */
export type WaitingCounts = {
  /** Parcours that were submitted. */
  relectures: number;
  commentaires: number;
  /** Reports that nobody has answered. */
  signalements: number;
  avis: number;
  /** Names of palmarès that were reported. */
  noms: number;
};

async function countOf(wanted: Query): Promise<number> {
  const counted = await getCount(query(wanted, limit(waitingLimit)));
  return counted.data().count;
}

/** Counts what waits for the team: five reads, whatever there is. For admins. Throws one of the data errors. */
export async function countWaiting(): Promise<WaitingCounts> {
  const firestore = firestoreLite();
  try {
    await requireUid();
    const [relectures, commentaires, signalements, avis, noms] = await withDeadline(
      Promise.all([
        countOf(
          query(collection(firestore, 'parcours'), where('etat', '==', 'relecture')),
        ),
        countOf(
          query(
            collectionGroup(firestore, 'commentaires'),
            where('etat', '==', 'ouvert'),
          ),
        ),
        countOf(
          query(collection(firestore, 'signalements'), where('reponduLe', '==', null)),
        ),
        countOf(
          query(collectionGroup(firestore, 'avis'), where('etat', '==', 'attente')),
        ),
        countOf(
          query(collectionGroup(firestore, 'plaintes'), where('etat', '==', 'attente')),
        ),
      ]),
      deadlineMs,
    );
    return { relectures, commentaires, signalements, avis, noms };
  } catch (error) {
    throw toDataError(error);
  }
}
