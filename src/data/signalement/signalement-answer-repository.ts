import { requireUid } from '@/data/session/author-repository.ts';
import { motifsOf } from '@/domain/moderation/moderation.ts';
import { AccessDeniedError, NotFoundError } from '@/lib/errors/data-error.ts';
import { orDataError } from '@/lib/errors/or-data-error.ts';
import { firestoreLite } from '@/lib/firebase/firestore-lite.ts';
import { doc, getDoc } from 'firebase/firestore/lite';
import {
  followSignalement,
  forgetSignalement,
  type FollowedSignalement,
} from './followed-signalements.ts';

const deadlineMs = 15_000;

type Answer = Pick<FollowedSignalement, 'reponse' | 'photo'>;

/**
 * What was answered to a report of this session, empty while nothing was, and why its photo was erased, if it was. Throws
 * one of the data errors.
 */
async function readAnswer({ id, photo }: FollowedSignalement): Promise<Answer> {
  await requireUid();
  const found = await getDoc(doc(firestoreLite(), 'signalements', id));
  if (!found.exists()) throw new NotFoundError(`The report ${id} is gone.`);
  const reponse: unknown = found.get('reponse');
  const erased: unknown = found.get('photoMotif');
  const motif = motifsOf.photo.find((one) => one === erased);
  return {
    reponse: typeof reponse === 'string' ? reponse : '',
    ...(motif !== undefined && { photo: photo ?? { motif, isRead: false } }),
  };
}

/**
 * The same reports with what was answered to them by now: a read for each that has no answer yet. One that this session may
 * not read any more is forgotten. Throws one of the data errors.
 */
export async function refreshFollowed(
  list: readonly FollowedSignalement[],
): Promise<readonly FollowedSignalement[]> {
  const refreshed = await Promise.all(
    list.map(async (followed) => {
      if (followed.reponse !== '') return followed;
      try {
        const answer = await orDataError(readAnswer(followed), deadlineMs);
        const refreshed = { ...followed, ...answer };
        if (answer.reponse !== '' || answer.photo) followSignalement(refreshed);
        return refreshed;
      } catch (error) {
        // It was written under a session that is over, or cleared away.
        const isLost =
          error instanceof AccessDeniedError || error instanceof NotFoundError;
        if (!isLost) throw error;
        forgetSignalement(followed.id);
        return null;
      }
    }),
  );
  return refreshed.filter((one) => one !== null);
}
