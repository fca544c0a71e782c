import { limits } from '@/domain/limits.ts';
import type { Commentaire } from '@/domain/parcours/sharing/commentaire.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import {
  collection,
  limit,
  onSnapshot,
  orderBy,
  query,
  where,
  type Firestore,
} from 'firebase/firestore';
import { commentaireFromDocument } from './commentaire-document.ts';

/** Follows the open comments of a parcours for `uid`. Returns a stop function. */
export function watchOpenCommentaires(
  firestore: Firestore,
  id: ParcoursId,
  uid: string,
  onList: (commentaires: readonly Commentaire[]) => void,
  onTrouble: (error: unknown) => void,
): () => void {
  const open = query(
    collection(firestore, 'parcours', id, 'commentaires'),
    where('etat', '==', 'ouvert'),
    orderBy('at', 'desc'),
    limit(limits.commentairePage.max),
  );
  return onSnapshot(
    open,
    ({ docs }) =>
      onList(
        docs
          .map((found) => commentaireFromDocument(found.id, found.data(), uid))
          .filter((commentaire) => commentaire !== null),
      ),
    onTrouble,
  );
}
