import { requireUid } from '@/data/session/author-repository.ts';
import { motifsOf } from '@/domain/moderation/moderation.ts';
import { AccessDeniedError, NotFoundError } from '@/lib/errors/data-error.ts';
import { doc, getDoc } from 'firebase/firestore/lite';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';
import {
  followSignalement,
  forgetSignalement,
  type FollowedSignalement,
} from './followed-signalements.ts';

type Answer = Pick<FollowedSignalement, 'reponse' | 'photo'>;

/** Answers to the reports of this session. Functions throw data errors. */
export const signalementAnswerRepository = perServices((services) => {
  /** The answer to a report, empty before it, and the reason if its photo was erased. */
  async function readAnswer({ id, photo }: FollowedSignalement): Promise<Answer> {
    await requireUid(services);
    const found = await getDoc(doc(await services.firestore(), 'signalements', id));
    if (!found.exists()) throw new NotFoundError(`The report ${id} is gone.`);
    const reponse: unknown = found.get('reponse');
    const erased: unknown = found.get('photoMotif');
    const motif = motifsOf.photo.find((one) => one === erased);
    return {
      reponse: typeof reponse === 'string' ? reponse : '',
      ...(motif !== undefined && { photo: photo ?? { motif, isRead: false } }),
    };
  }

  async function refreshOne(
    followed: FollowedSignalement,
  ): Promise<FollowedSignalement | null> {
    if (followed.reponse !== '') return followed;
    try {
      const answer = await answered(readAnswer(followed));
      const refreshed = { ...followed, ...answer };
      if (answer.reponse !== '' || answer.photo) followSignalement(refreshed);
      return refreshed;
    } catch (error) {
      // It was written under a session that is over, or cleared away.
      const isLost = error instanceof AccessDeniedError || error instanceof NotFoundError;
      if (!isLost) throw error;
      forgetSignalement(followed.id);
      return null;
    }
  }

  return {
    /** The same reports with their answers: a read for each without one. One that this session may not read any more is removed. */
    refresh: async (
      list: readonly FollowedSignalement[],
    ): Promise<readonly FollowedSignalement[]> => {
      const refreshed = await Promise.all(list.map(refreshOne));
      return refreshed.filter((one) => one !== null);
    },
  };
});
