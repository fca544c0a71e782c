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

/** No more are counted of each: the rules let no more be listed. */
export const waitingLimit = 50;

/** What waits for the team, `waitingLimit` of each at the most. */
export type WaitingCounts = {
  /** Parcours that were submitted. */
  relectures: number;
  commentaires: number;
  /** Reports that nobody has answered. */
  signalements: number;
  avis: number;
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

/** What waits for the team. Every function throws one of the data errors. */
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
    /** Counts what waits for the team: six reads, whatever there is. For admins. */
    count: (): Promise<WaitingCounts> => answered(countAll()),
  };
});
