import {
  collectionGroup,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  runTransaction,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import { requireUid } from '@/data/session/author-repository.ts';
import { serverTime } from '@/data/session/server-time-repository.ts';
import type { Motif } from '@/domain/moderation/moderation.ts';
import { nomMasque } from '@/domain/quete/palmares.ts';
import { queteIdSchema, type QueteId } from '@/domain/quete/quete.ts';
import { retention } from '@/domain/retention.ts';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';
import { timestampSchema } from '../firestore/timestamp.ts';
import { JudgedMeanwhileError } from '../moderation/judged-meanwhile-error.ts';
import { masqueRepository } from './masque-repository.ts';
import { plainteRepository } from './plainte-repository.ts';

const dayMs = 24 * 60 * 60 * 1_000;

/** The most that the rules let be read at once. */
const listSize = 50;

/** A name of a palmarès that was reported and not judged yet. */
export type WaitingName = {
  queteId: QueteId;
  partieId: string;
  /** As it stands now; null when its player has taken the line away. */
  pseudonyme: string | null;
  /** When it was reported, epoch milliseconds. */
  at: number;
  /** The last write of its line: the name that the moderator has read. */
  operationId: string;
};

type Target = Pick<WaitingName, 'queteId' | 'partieId' | 'operationId'>;

/** Names of palmarès that were reported, for admins. Every function throws one of the data errors. */
export const plainteModerationRepository = perServices((services) => {
  const plaintes = plainteRepository(services);
  const masques = masqueRepository(services);

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
    const firestore = await services.firestore();
    const plainteDoc = await plaintes.doc(target.queteId, target.partieId);
    const place = await ligneDoc(target);
    const expireAt = Timestamp.fromMillis(
      (await serverTime(services)) + retention.partieDays * dayMs,
    );
    return runTransaction(firestore, async (transaction) => {
      const plainte = await transaction.get(plainteDoc);
      const line = await transaction.get(place);
      const isAsRead =
        plainte.get('etat') === 'attente' &&
        String(line.get('operationId') ?? '') === target.operationId;
      if (!isAsRead) return false;
      if (motif !== null) {
        const partie = await transaction.get(doc(firestore, 'parties', target.partieId));
        const uid: unknown = partie.get('uid');
        const nom: unknown = line.get('pseudonyme');
        // A party that expired, or was deleted, brings nothing back.
        if (typeof uid === 'string' && typeof nom === 'string') {
          const masque = { ...masques.withName(nom, motif), expireAt };
          transaction.set(await masques.doc(uid), masque, { merge: true });
        }
        transaction.update(place, { pseudonyme: nomMasque });
      }
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
     * Masks a name for good and for a reason, which its player reads, for every party of its session; the points stay on
     * the palmarès. Throws
     * `JudgedMeanwhileError` as well, when it waits no more, or is another name by now.
     */
    mask: (target: Target, motif: Motif): Promise<void> => settle(target, motif),

    /** Lets a name be; it can be reported again once its player writes another. Throws as `mask`. */
    keep: (target: Target): Promise<void> => settle(target, null),
  };
});
