import {
  collection,
  collectionGroup,
  deleteField,
  doc,
  getDocs,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  startAfter,
  Timestamp,
  where,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { requireUid } from '@/data/session/author-repository.ts';
import type { Note } from '@/domain/catalogue/catalogue.ts';
import { limits } from '@/domain/limits.ts';
import { motifList, type Jugement, type Motif } from '@/domain/moderation/moderation.ts';
import { meanNote, type Avis } from '@/domain/quete/avis.ts';
import { queteIdSchema, type QueteId } from '@/domain/quete/quete.ts';
import { JudgedMeanwhileError } from '../moderation/judged-meanwhile-error.ts';
import { noteRepository } from '../catalogue/note-repository.ts';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';
import { createOperationId } from '../firestore/operation-id.ts';
import { copyAt, copyFields, copyOf } from './avis-copy.ts';
import { avisOf } from './avis-repository.ts';

/** The rules' limit of a list. */
const listSize = 50;

/** An avis to be reviewed, and its path. */
export type WaitingAvis = Avis & {
  queteId: QueteId;
  uid: string;
  /** Its last write: the words that the moderator has read. */
  operationId: string;
};

/** State of an avis: not read yet, public, or hidden. */
type EtatAvis = 'attente' | 'publie' | 'refuse';
export type EtatJuge = Exclude<EtatAvis, 'attente'>;

/** A judged avis, and the reason if hidden; null if public. */
export type JudgedAvis = WaitingAvis & { etat: EtatJuge; motif: Motif | null };

/** End of a page of them: the exact time of the last one, and its path. */
export type AvisCursor = { seconds: number; nanoseconds: number; path: string };

function cursorOf(document: QueryDocumentSnapshot | undefined): AvisCursor | null {
  const at: unknown = document?.get('at');
  if (document === undefined || !(at instanceof Timestamp)) return null;
  return { seconds: at.seconds, nanoseconds: at.nanoseconds, path: document.ref.path };
}

function operationOf(document: { get: (field: string) => unknown }): string {
  const found = document.get('operationId');
  return typeof found === 'string' ? found : '';
}

function placedAvisOf(document: QueryDocumentSnapshot): WaitingAvis[] {
  const queteId = queteIdSchema.safeParse(document.ref.parent.parent?.id).data;
  const avis = avisOf(document);
  if (queteId === undefined || avis === null) return [];
  return [{ ...avis, queteId, uid: document.id, operationId: operationOf(document) }];
}

/** The avis, and its content as the judge has read it. */
type Target = Pick<WaitingAvis, 'queteId' | 'uid' | 'operationId'> & { etat: EtatAvis };

/** Players' avis, for the admins who review them. Functions throw data errors. */
export const avisModerationRepository = perServices((services) => {
  async function listWaiting(): Promise<WaitingAvis[]> {
    await requireUid(services);
    const waiting = query(
      collectionGroup(await services.firestore(), 'avis'),
      where('etat', '==', 'attente'),
      limit(listSize),
    );
    const { docs } = await getDocs(waiting);
    return docs.flatMap(placedAvisOf).toSorted((a, b) => a.at - b.at);
  }

  async function pageOf(etat: EtatJuge, after: AvisCursor | null) {
    await requireUid(services);
    const judged = query(
      collectionGroup(await services.firestore(), 'avis'),
      where('etat', '==', etat),
      orderBy('at', 'desc'),
      orderBy('__name__', 'desc'),
      ...(after === null
        ? []
        : [startAfter(new Timestamp(after.seconds, after.nanoseconds), after.path)]),
      limit(limits.avisPage.max),
    );
    const { docs } = await getDocs(judged);
    const avis: JudgedAvis[] = docs.flatMap((document) => {
      const motif = motifList.find((one) => one === document.get('motif')) ?? null;
      return placedAvisOf(document).map((one) => ({ ...one, etat, motif }));
    });
    return {
      avis,
      next: docs.length < limits.avisPage.max ? null : cursorOf(docs.at(-1)),
    };
  }

  /**
   * The sum of the public avis of a quête. It is recounted each time, so that a changed or retracted one no longer counts; past 100 of
   * them, of those that the rules allow in a list.
   */
  async function readNote(queteId: QueteId): Promise<Note | null> {
    const seen = query(
      collection(await services.firestore(), 'quetes', queteId, 'avis'),
      where('etat', '==', 'publie'),
      limit(limits.avisCount.max),
    );
    const { docs } = await getDocs(seen);
    const list = docs.map(avisOf).filter((avis) => avis !== null);
    const moyenne = meanNote(list);
    return moyenne === null ? null : { moyenne, nombre: list.length };
  }

  /** Recounts the rating. The avis has been judged by then: without network, the next judgement does it. */
  async function updateNote(queteId: QueteId): Promise<void> {
    try {
      const note = await answered(readNote(queteId));
      await noteRepository(services).write(queteId, note);
    } catch (error) {
      console.warn(`The note of ${queteId} could not be counted.`, error);
    }
  }

  /** Judges an avis with its copy. False if the avis has changed since its judge read it. */
  async function judge(
    { queteId, uid, operationId, etat }: Target,
    { motif, reponse }: Jugement,
  ): Promise<boolean> {
    const firestore = await services.firestore();
    const target = doc(firestore, 'quetes', queteId, 'avis', uid);
    return runTransaction(firestore, async (transaction) => {
      const found = await transaction.get(target);
      const isAsRead = found.get('etat') === etat && operationOf(found) === operationId;
      const avis = isAsRead && found.exists() ? avisOf(found) : null;
      if (avis === null) return false;
      const before = copyOf(found);
      const judged = { reponse, jugeLe: serverTimestamp() };
      if (motif === null) {
        const copy = before ?? copyAt(target, createOperationId());
        transaction.set(copy, copyFields({ ...avis, reponse }));
        transaction.update(target, {
          ...judged,
          ...{ etat: 'publie', motif: '', publique: copy.id },
        });
      } else {
        if (before !== null) transaction.delete(before);
        transaction.update(target, {
          ...judged,
          ...{ etat: 'refuse', motif, publique: deleteField() },
        });
      }
      return true;
    });
  }

  return {
    /** Avis still to review, oldest first, 50 at most. */
    listPending: (): Promise<WaitingAvis[]> => answered(listWaiting()),

    /**
     * Public or hidden avis of all quêtes, newest first: a read each, twenty a page. `next` is null after the last page. One of another
     * shape is left out and logged.
     */
    listJudged: (
      etat: EtatJuge,
      after: AvisCursor | null,
    ): Promise<{ avis: JudgedAvis[]; next: AvisCursor | null }> =>
      answered(pageOf(etat, after)),

    /**
     * Publishes an avis on the page of its quête, as a copy, or hides it for a reason, with an answer (empty: none), for a waiting or
     * judged one; and updates the rating on its cards. Also throws `JudgedMeanwhileError`, if its state or its words have changed.
     */
    moderate: async (target: Target, jugement: Jugement): Promise<void> => {
      if (!(await answered(judge(target, jugement)))) {
        throw new JudgedMeanwhileError(
          `The avis of ${target.uid} on ${target.queteId} has changed.`,
        );
      }
      await updateNote(target.queteId);
    },
  };
});
