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
  type Transaction,
} from 'firebase/firestore/lite';
import { requireUid } from '@/data/session/author-repository.ts';
import type { Motif } from '@/domain/moderation/moderation.ts';
import { nomMasque } from '@/domain/quete/palmares.ts';
import { queteIdSchema, type QueteId } from '@/domain/quete/quete.ts';
import { orDataError } from '@/lib/errors/or-data-error.ts';
import { firestoreLite } from '@/lib/firebase/firestore-lite.ts';
import { JudgedMeanwhileError } from '../moderation/judged-meanwhile-error.ts';
import { plainteDoc } from './plainte-repository.ts';

/** The most that the rules let be read at once. */
const listSize = 50;
const deadlineMs = 15_000;

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

async function readLine(
  queteId: QueteId,
  partieId: string,
): Promise<Pick<WaitingName, 'pseudonyme' | 'operationId'>> {
  const line = await getDoc(ligneDoc({ queteId, partieId }));
  const pseudonyme: unknown = line.get('pseudonyme');
  return {
    pseudonyme: typeof pseudonyme === 'string' ? pseudonyme : null,
    operationId: String(line.get('operationId') ?? ''),
  };
}

async function list(): Promise<WaitingName[]> {
  await requireUid();
  const waiting = query(
    collectionGroup(firestoreLite(), 'plaintes'),
    where('etat', '==', 'attente'),
    limit(listSize),
  );
  const { docs } = await getDocs(waiting);
  return Promise.all(
    docs.flatMap((found) => {
      const { id: partieId, ref } = found;
      const queteId = queteIdSchema.safeParse(ref.parent.parent?.id).data;
      if (queteId === undefined) return [];
      const time: unknown = found.get('at');
      const at = time instanceof Timestamp ? time.toMillis() : 0;
      return [
        readLine(queteId, partieId).then((line) => ({ queteId, partieId, at, ...line })),
      ];
    }),
  );
}

/** The names that wait, 50 at most: two reads each. For admins. Throws one of the data errors. */
export function listReportedNames(): Promise<WaitingName[]> {
  return orDataError(list(), deadlineMs);
}

type Target = Pick<WaitingName, 'queteId' | 'partieId' | 'operationId'>;

function ligneDoc({ queteId, partieId }: Pick<Target, 'queteId' | 'partieId'>) {
  return doc(firestoreLite(), 'quetes', queteId, 'palmares', partieId);
}

/** Does something about a name that waits still, and is still the one that was read. */
async function settle(
  target: Target,
  change: (transaction: Transaction) => void,
): Promise<void> {
  const settling = runTransaction(firestoreLite(), async (transaction) => {
    const plainte = await transaction.get(plainteDoc(target.queteId, target.partieId));
    const line = await transaction.get(ligneDoc(target));
    const isAsRead =
      plainte.get('etat') === 'attente' &&
      String(line.get('operationId') ?? '') === target.operationId;
    if (isAsRead) change(transaction);
    return isAsRead;
  });
  if (await orDataError(settling, deadlineMs)) return;
  throw new JudgedMeanwhileError(`The name of ${target.partieId} has changed.`);
}

/**
 * Masks a name for good and for a reason, which its player reads; the points stay on the palmarès. For admins. Throws one
 * of the data errors, or `JudgedMeanwhileError` when it waits no more, or is another name by now.
 */
export async function maskName(target: Target, motif: Motif): Promise<void> {
  await settle(target, (transaction) => {
    transaction.update(ligneDoc(target), { pseudonyme: nomMasque });
    transaction.update(plainteDoc(target.queteId, target.partieId), {
      etat: 'masque',
      motif,
    });
  });
}

/** Lets a name be; it can be reported again once its player writes another. For admins. Throws as `maskName`. */
export async function keepName(target: Target): Promise<void> {
  await settle(target, (transaction) => {
    transaction.update(plainteDoc(target.queteId, target.partieId), { etat: 'garde' });
  });
}
