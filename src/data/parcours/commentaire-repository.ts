import { limits } from '@/domain/limits.ts';
import type { Commentaire } from '@/domain/parcours/commentaire.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { toDataError } from '@/lib/errors/firebase-error.ts';
import { orDataError } from '@/lib/errors/or-data-error.ts';
import { firestoreLite } from '@/lib/firebase/firestore-lite.ts';
import { withDeadline } from '@/lib/network/deadline.ts';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  type DocumentData,
  type DocumentReference,
} from 'firebase/firestore/lite';
import { commentaireFromDocument } from './commentaire-document.ts';
import type { CommentaireStore, NewCommentaire } from './commentaire-store.ts';
import { requireAuthor, requireUid } from '@/data/session/author-repository.ts';

const deadlineMs = 15_000;

function referenceOf(id: ParcoursId, commentaireId: string): DocumentReference {
  return doc(firestoreLite(), 'parcours', id, 'commentaires', commentaireId);
}

function inTime<T>(work: Promise<T>): Promise<T> {
  return orDataError(work, deadlineMs);
}

function watch(
  id: ParcoursId,
  onList: (commentaires: readonly Commentaire[]) => void,
  onTrouble: (error: Error) => void,
): () => void {
  let isStopped = false;
  let stop = () => {
    isStopped = true;
  };
  const begin = async () => {
    const uid = await requireUid();
    const { watchOpenCommentaires } = await import('./commentaire-live-repository.ts');
    // Whoever left before the SDK came needs no listener.
    if (!isStopped) stop = watchOpenCommentaires(id, uid, onList, onTrouble);
  };
  begin().catch((error: unknown) => {
    if (!isStopped) onTrouble(toDataError(error));
  });
  return () => stop();
}

async function listSettled(id: ParcoursId): Promise<readonly Commentaire[]> {
  const uid = await inTime(requireUid());
  const { docs } = await inTime(
    getDocs(
      query(
        collection(firestoreLite(), 'parcours', id, 'commentaires'),
        where('etat', '==', 'regle'),
        orderBy('at', 'desc'),
        limit(limits.commentairePage.max),
      ),
    ),
  );
  return docs
    .map((found) => commentaireFromDocument(found.id, found.data(), uid))
    .filter((commentaire) => commentaire !== null);
}

/** Whether a comment whose sending failed has arrived all the same: its answer was lost. */
async function hasArrived(reference: DocumentReference): Promise<boolean> {
  try {
    return (await withDeadline(getDoc(reference), deadlineMs)).exists();
  } catch {
    // Out of reach too: the first error says it better.
    return false;
  }
}

async function add(
  id: ParcoursId,
  { id: commentaireId, etapeId, texte }: NewCommentaire,
): Promise<void> {
  const { uid, nom } = await inTime(requireAuthor());
  const reference = referenceOf(id, commentaireId);
  try {
    await inTime(
      setDoc(reference, {
        etapeId: etapeId ?? '',
        texte,
        etat: 'ouvert',
        nom,
        by: uid,
        at: serverTimestamp(),
        updatedAt: serverTimestamp(),
      }),
    );
  } catch (error) {
    if (!(await hasArrived(reference))) throw error;
  }
}

async function change(
  id: ParcoursId,
  commentaireId: string,
  changes: DocumentData,
): Promise<void> {
  const data = { ...changes, updatedAt: serverTimestamp() };
  await inTime(updateDoc(referenceOf(id, commentaireId), data));
}

/** The comments of the back end, for those whom its rules let in. */
export const firestoreCommentaireStore: CommentaireStore = {
  watch,
  listSettled,
  add,
  changeTexte: (id, commentaireId, texte) => change(id, commentaireId, { texte }),
  setEtat: (id, commentaireId, etat) => change(id, commentaireId, { etat }),
  remove: (id, commentaireId) => inTime(deleteDoc(referenceOf(id, commentaireId))),
};
