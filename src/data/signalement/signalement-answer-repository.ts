import { requireUid } from '@/data/parcours/author-repository.ts';
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

/** What was answered to a report of this session; empty while nothing was. Throws one of the data errors. */
async function readAnswer(id: string): Promise<string> {
  await requireUid();
  const found = await getDoc(doc(firestoreLite(), 'signalements', id));
  if (!found.exists()) throw new NotFoundError(`The report ${id} is gone.`);
  const reponse: unknown = found.get('reponse');
  return typeof reponse === 'string' ? reponse : '';
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
        const reponse = await orDataError(readAnswer(followed.id), deadlineMs);
        if (reponse !== '') followSignalement({ ...followed, reponse });
        return { ...followed, reponse };
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
