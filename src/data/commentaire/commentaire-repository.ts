import { limits } from '@/domain/limits.ts';
import type { Commentaire } from '@/domain/parcours/sharing/commentaire.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
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
  updateDoc,
  where,
  type DocumentData,
  type DocumentReference,
} from 'firebase/firestore/lite';
import { debitRepository } from '../debit/debit-repository.ts';
import { listen } from '../firebase/listen.ts';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';
import { commentaireFromDocument } from './commentaire-document.ts';
import { requireAuthor, requireUid } from '@/data/session/author-repository.ts';
import type { CommentaireStore, NewCommentaire } from './commentaire-queries.ts';

/** True if a comment whose sending failed has arrived all the same: its answer was lost. */
async function hasArrived(reference: DocumentReference): Promise<boolean> {
  try {
    return (await answered(getDoc(reference))).exists();
  } catch {
    // Unreachable too: the first error is clearer.
    return false;
  }
}

/** The comments of the back end, for people allowed by its rules. Functions throw data errors. */
export const commentaireRepository = perServices((services): CommentaireStore => {
  const debits = debitRepository(services);

  async function referenceOf(
    id: ParcoursId,
    commentaireId: string,
  ): Promise<DocumentReference> {
    const firestore = await answered(services.firestore());
    return doc(firestore, 'parcours', id, 'commentaires', commentaireId);
  }

  async function loadLive() {
    const uid = await requireUid(services);
    const [live, firestore] = await Promise.all([
      import('./commentaire-live-repository.ts'),
      services.liveFirestore(),
    ]);
    return { uid, firestore, watchOpen: live.watchOpenCommentaires };
  }

  function watch(
    id: ParcoursId,
    onValue: (commentaires: readonly Commentaire[]) => void,
    onError: (error: Error) => void,
  ): () => void {
    return listen(
      loadLive(),
      ({ uid, firestore, watchOpen }, onList, onTrouble) =>
        watchOpen(firestore, id, uid, onList, onTrouble),
      { onValue, onError },
    );
  }

  async function settledOf(id: ParcoursId): Promise<readonly Commentaire[]> {
    const uid = await requireUid(services);
    const { docs } = await getDocs(
      query(
        collection(await services.firestore(), 'parcours', id, 'commentaires'),
        where('etat', '==', 'regle'),
        orderBy('at', 'desc'),
        limit(limits.commentairePage.max),
      ),
    );
    return docs
      .map((found) => commentaireFromDocument(found.id, found.data(), uid))
      .filter((commentaire) => commentaire !== null);
  }

  async function add(
    id: ParcoursId,
    { id: commentaireId, etapeId, texte }: NewCommentaire,
  ): Promise<void> {
    const { uid, nom } = await requireAuthor(services);
    const reference = await referenceOf(id, commentaireId);
    try {
      const counted = { genre: 'commentaire', de: `${id}/${commentaireId}` } as const;
      await answered(
        debits.make(uid, counted, reference, {
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
    await answered(updateDoc(await referenceOf(id, commentaireId), data));
  }

  return {
    watch,
    listSettled: (id) => answered(settledOf(id)),
    add,
    changeTexte: (id, commentaireId, texte) => change(id, commentaireId, { texte }),
    setEtat: (id, commentaireId, etat) => change(id, commentaireId, { etat }),
    remove: async (id, commentaireId) =>
      answered(deleteDoc(await referenceOf(id, commentaireId))),
  };
});
