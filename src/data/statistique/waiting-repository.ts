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
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';

/** Counts stop here: the rules allow no longer list. */
export const waitingLimit = 50;

/** Counts of the team's queue, `waitingLimit` of each at the most. */
export type WaitingCounts = {
  /** Parcours that were submitted. */
  relectures: number;
  commentaires: number;
  /** Unanswered reports. */
  signalements: number;
  avis: number;
  /** Photos of unanswered reports, still to be judged. */
  photos: number;
};

async function countOf(wanted: Query): Promise<number> {
  const counted = await getCount(query(wanted, limit(waitingLimit)));
  return counted.data().count;
}

/**
 * Unjudged photos: those of open reports, minus the kept ones. No field marks a waiting one, and an erased photo is no longer there. Past
 * `waitingLimit` open reports with a photo the count may be too low.
 */
async function countPhotos(open: Query): Promise<number> {
  const [all, kept] = await Promise.all([
    countOf(query(open, where('photo', '>', ''))),
    countOf(query(open, where('photoEtat', '==', 'gardee'))),
  ]);
  return Math.max(0, all - kept);
}

/** The team's queue. Functions throw data errors. */
export const waitingRepository = perServices((services) => {
  async function countAll(): Promise<WaitingCounts> {
    await requireUid(services);
    const firestore = await services.firestore();
    const open = query(
      collection(firestore, 'signalements'),
      where('reponduLe', '==', null),
    );
    const inEtat = (name: string, etat: string) =>
      query(collectionGroup(firestore, name), where('etat', '==', etat));
    const submitted = query(
      collection(firestore, 'parcours'),
      where('etat', '==', 'relecture'),
    );
    const [relectures, commentaires, signalements, avis, photos] = await Promise.all([
      countOf(submitted),
      countOf(inEtat('commentaires', 'ouvert')),
      countOf(open),
      countOf(inEtat('avis', 'attente')),
      countPhotos(open),
    ]);
    return { relectures, commentaires, signalements, avis, photos };
  }

  return {
    /** Counts the team's queue: six reads for any number. For admins. */
    count: (): Promise<WaitingCounts> => answered(countAll()),
  };
});
