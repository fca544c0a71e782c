import type { EtapeId } from '@/domain/etape/etape-id.ts';
import type {
  Commentaire,
  CommentaireEtat,
} from '@/domain/parcours/sharing/commentaire.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';

export type NewCommentaire = {
  /** Fresh, from `createOperationId`: sent twice under the same id, it is there once. */
  id: string;
  etapeId: EtapeId | null;
  texte: string;
};

/** Where the comments of parcours are kept. Each act throws one of the data errors. */
export type CommentaireStore = {
  /**
   * Tells the open comments, the newest hundred, now and whenever they change; `onTrouble` that they can no longer be
   * followed. Gives what stops it.
   */
  watch: (
    id: ParcoursId,
    onList: (commentaires: readonly Commentaire[]) => void,
    onTrouble: (error: Error) => void,
  ) => () => void;
  /** The settled ones, the newest hundred. */
  listSettled: (id: ParcoursId) => Promise<readonly Commentaire[]>;
  add: (id: ParcoursId, commentaire: NewCommentaire) => Promise<void>;
  /** One's own only. */
  changeTexte: (id: ParcoursId, commentaireId: string, texte: string) => Promise<void>;
  setEtat: (
    id: ParcoursId,
    commentaireId: string,
    etat: CommentaireEtat,
  ) => Promise<void>;
  /** One's own only. */
  remove: (id: ParcoursId, commentaireId: string) => Promise<void>;
};
