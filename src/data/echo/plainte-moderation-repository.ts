import {
  collectionGroup,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  runTransaction,
  where,
} from 'firebase/firestore/lite';
import { requireUid } from '@/data/session/author-repository.ts';
import type { Motif } from '@/domain/moderation/moderation.ts';
import { nomMasque } from '@/domain/quete/palmares.ts';
import { queteIdSchema, type QueteId } from '@/domain/quete/quete.ts';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';
import { timestampSchema } from '../firestore/timestamp.ts';
import { JudgedMeanwhileError } from '../moderation/judged-meanwhile-error.ts';
import { plainteRepository } from './plainte-repository.ts';

/** The most that the rules let be read at once. */
const listSize = 50;

/** A name of a palmarès that somebody reported and nobody has looked at. */
export type WaitingName = {
  queteId: QueteId;
  partieId: string;
  /** As it stands now; null when its player has taken the line away. */
  pseudonyme: string | null;
  /** When it was reported, epoch milliseconds. */
  at: number;
  /** The last write of its line: the name that whoever judges it has read. */
  operationId: string;
};

type Target = Pick<WaitingName, 'queteId' | 'partieId' | 'operationId'>;

/** Names of palmarès that were reported, for admins. Every function throws one of the data errors. */
export const plainteModerationRepository = perServices((services) => {
  const plaintes = plainteRepository(services);

  async function ligneDoc({ queteId, partieId }: Pick<Target, 'queteId' | 'partieId'>) {
    return doc(await services.firestore(), 'quetes', queteId, 'palmares', partieId);
  }

  async function readLine(
    queteId: QueteId,
    partieId: string,
  ): Promise<Pick<WaitingName, 'pseudonyme' | 'operationId'>> {
    const line = await getDoc(await ligneDoc({ queteId, partieId }));
    const pseudonyme: unknown = line.get('pseudonyme');
    return {
      pseudonyme: typeof pseudonyme === 'string' ? pseudonyme : null,
      operationId: String(line.get('operationId') ?? ''),
    };
  }

  async function listWaiting(): Promise<WaitingName[]> {
    await requireUid(services);
    const waiting = query(
      collectionGroup(await services.firestore(), 'plaintes'),
      where('etat', '==', 'attente'),
      limit(listSize),
    );
    const { docs } = await getDocs(waiting);
    return Promise.all(
      docs.flatMap((found) => {
        const { id: partieId, ref } = found;
        const queteId = queteIdSchema.safeParse(ref.parent.parent?.id).data;
        if (queteId === undefined) return [];
        const at = timestampSchema.safeParse(found.get('at')).data ?? 0;
        return [
          readLine(queteId, partieId).then((line) => ({
            ...{ queteId, partieId, at },
            ...line,
          })),
        ];
      }),
    );
  }

  /** Judges a name; false when it waits no more, or is no longer what its judge has read. */
  async function trySettling(target: Target, motif: Motif | null): Promise<boolean> {
    const plainteDoc = await plaintes.doc(target.queteId, target.partieId);
    const place = await ligneDoc(target);
    return runTransaction(await services.firestore(), async (transaction) => {
      const plainte = await transaction.get(plainteDoc);
      const line = await transaction.get(place);
      const isAsRead =
        plainte.get('etat') === 'attente' &&
        String(line.get('operationId') ?? '') === target.operationId;
      if (!isAsRead) return false;
      if (motif !== null) transaction.update(place, { pseudonyme: nomMasque });
      transaction.update(
        plainteDoc,
        motif === null ? { etat: 'garde' } : { etat: 'masque', motif },
      );
      return true;
    });
  }

  /** Masks a name for a reason, or lets it be (null). */
  async function settle(target: Target, motif: Motif | null): Promise<void> {
    if (await answered(trySettling(target, motif))) return;
    throw new JudgedMeanwhileError(`The name of ${target.partieId} has changed.`);
  }

  return {
    /** The names that wait, 50 at most: two reads each. */
    list: (): Promise<WaitingName[]> => answered(listWaiting()),

    /**
     * Masks a name for good and for a reason, which its player reads; the points stay on the palmarès. Throws
     * `JudgedMeanwhileError` as well, when it waits no more, or is another name by now.
     */
    mask: (target: Target, motif: Motif): Promise<void> => settle(target, motif),

    /** Lets a name be; it can be reported again once its player writes another. Throws as `mask`. */
    keep: (target: Target): Promise<void> => settle(target, null),
  };
});
