import {
  collection,
  collectionGroup,
  getCount,
  limit,
  query,
  where,
  type Query,
} from 'firebase/firestore/lite';
import { requireUid } from '@/data/session/author-repository.ts';
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
  /** Photos of reports that nobody has answered, and that nobody has looked at. */
  photos: number;
};

async function countOf(wanted: Query): Promise<number> {
  const counted = await getCount(query(wanted, limit(waitingLimit)));
  return counted.data().count;
}

/**
 * Photos that nobody has judged: those of open reports, less the ones that were kept. No field says that one waits, and a
 * photo that was erased is there no more. Past `waitingLimit` open reports with a photo it may be fewer than there are.
 */
async function countPhotos(open: Query): Promise<number> {
  const [all, kept] = await Promise.all([
    countOf(query(open, where('photo', '>', ''))),
    countOf(query(open, where('photoEtat', '==', 'gardee'))),
  ]);
  return Math.max(0, all - kept);
}

/** Counts what waits for the team: seven reads, whatever there is. For admins. Throws one of the data errors. */
export async function countWaiting(): Promise<WaitingCounts> {
  const firestore = firestoreLite();
  try {
    await requireUid();
    const open = query(
      collection(firestore, 'signalements'),
      where('reponduLe', '==', null),
    );
    const [relectures, commentaires, signalements, avis, noms, photos] =
      await withDeadline(
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
          countOf(open),
          countOf(
            query(collectionGroup(firestore, 'avis'), where('etat', '==', 'attente')),
          ),
          countOf(
            query(collectionGroup(firestore, 'plaintes'), where('etat', '==', 'attente')),
          ),
          countPhotos(open),
        ]),
        deadlineMs,
      );
    return { relectures, commentaires, signalements, avis, noms, photos };
  } catch (error) {
    throw toDataError(error);
  }
}
