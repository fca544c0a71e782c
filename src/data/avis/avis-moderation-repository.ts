import {
  collection,
  collectionGroup,
  doc,
  getDocs,
  limit,
  query,
  runTransaction,
  serverTimestamp,
  where,
} from 'firebase/firestore/lite';
import { requireUid } from '@/data/parcours/author-repository.ts';
import type { Note } from '@/domain/catalogue/catalogue.ts';
import { limits } from '@/domain/limits.ts';
import type { Motif } from '@/domain/moderation/moderation.ts';
import { meanNote, type Avis } from '@/domain/quete/avis.ts';
import { queteIdSchema, type QueteId } from '@/domain/quete/quete.ts';
import { toDataError } from '@/lib/errors/firebase-error.ts';
import { firestoreLite } from '@/lib/firebase/firestore-lite.ts';
import { withDeadline } from '@/lib/network/deadline.ts';
import { JudgedMeanwhileError } from '../moderation/judged-meanwhile-error.ts';
import { writeCatalogueNote } from '../catalogue/note-repository.ts';
import { avisOf } from './avis-repository.ts';

/** The most that the rules let be read at once. */
const listSize = 50;
const deadlineMs = 15_000;

/** An avis that waits to be read by the team, and where it lies. */
export type PendingAvis = Avis & { queteId: QueteId; uid: string };

/** The same with its last write: the words that whoever judges it has read. */
export type WaitingAvis = PendingAvis & { operationId: string };

/** What players said and nobody has read yet, oldest first, 50 at most. For admins. Throws one of the data errors. */
export async function listPendingAvis(): Promise<WaitingAvis[]> {
  try {
    await requireUid();
    const waiting = query(
      collectionGroup(firestoreLite(), 'avis'),
      where('etat', '==', 'attente'),
      limit(listSize),
    );
    const { docs } = await withDeadline(getDocs(waiting), deadlineMs);
    return docs
      .flatMap((document) => {
        const queteId = queteIdSchema.safeParse(document.ref.parent.parent?.id).data;
        const avis = avisOf(document);
        if (queteId === undefined || avis === null) return [];
        const operationId = String(document.get('operationId'));
        return [{ ...avis, queteId, uid: document.id, operationId }];
      })
      .toSorted((a, b) => a.at - b.at);
  } catch (error) {
    throw toDataError(error);
  }
}

/**
 * What the avis that everybody may read give a quête. It is counted anew each time, so that one said anew or taken back
 * weighs no more; past 100 of them, of those that the rules let be read at once.
 */
async function readNote(queteId: QueteId): Promise<Note | null> {
  const seen = query(
    collection(firestoreLite(), 'quetes', queteId, 'avis'),
    where('etat', '==', 'publie'),
    limit(limits.avisCount.max),
  );
  const { docs } = await withDeadline(getDocs(seen), deadlineMs);
  const list = docs.map(avisOf).filter((avis) => avis !== null);
  const moyenne = meanNote(list);
  return moyenne === null ? null : { moyenne, nombre: list.length };
}

/** Counts the note anew. The avis has been judged by then: without the network, the next one to be judged sees to it. */
async function updateNote(queteId: QueteId): Promise<void> {
  try {
    await writeCatalogueNote(queteId, await readNote(queteId));
  } catch (error) {
    console.warn(`The note of ${queteId} could not be counted.`, error);
  }
}

type Target = Pick<WaitingAvis, 'queteId' | 'uid'> &
  Partial<Pick<WaitingAvis, 'operationId'>>;

/** What is said with a judgement: why it stays hidden, and what the town hall answers. */
export type Said = { motif: Motif; reponse: string };

async function judge(
  { queteId, uid, operationId }: Target,
  etat: 'publie' | 'refuse',
  { motif, reponse }: Said,
): Promise<void> {
  const target = doc(firestoreLite(), 'quetes', queteId, 'avis', uid);
  await runTransaction(firestoreLite(), async (transaction) => {
    const found = await transaction.get(target);
    const isAsRead =
      found.get('etat') === 'attente' &&
      (operationId === undefined || found.get('operationId') === operationId);
    if (!isAsRead) throw new JudgedMeanwhileError(`${target.path} has changed.`);
    transaction.update(target, {
      ...{ etat, reponse, jugeLe: serverTimestamp() },
      motif: etat === 'refuse' ? motif : '',
    });
  });
}

/**
 * Lets an avis be seen on the page of its quête, or keeps it hidden for a reason, with an answer (empty: none), and writes
 * on its cards what players give it now. For admins. Throws one of the data errors, or `JudgedMeanwhileError` when it waits
 * no more, or its words are others by now.
 */
export async function moderateAvis(
  target: Target,
  etat: 'publie' | 'refuse',
  said: Said = { motif: 'autre', reponse: '' },
): Promise<void> {
  try {
    await withDeadline(judge(target, etat, said), deadlineMs);
  } catch (error) {
    if (error instanceof JudgedMeanwhileError) throw error;
    throw toDataError(error);
  }
  await updateNote(target.queteId);
}
