import { queryOptions } from '@tanstack/react-query';
import { live } from '@/device/live.ts';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import type {
  Commentaire,
  CommentaireEtat,
} from '@/domain/parcours/sharing/commentaire.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { whenIdle } from '@/lib/when-idle.ts';

export type NewCommentaire = {
  /** Fresh, from `createOperationId`: sent twice under the same id, it is stored once. */
  id: string;
  etapeId: EtapeId | null;
  texte: string;
};

/** Store of the comments of parcours. Each action throws a data error. */
export type CommentaireStore = {
  /** Watches the open comments, the newest hundred; `onTrouble` when they can no longer be followed. Returns a stop function. */
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

/** Comments on a parcours. */
export const commentaireQueries = {
  /** The open comments, live; after all that writing needs. Empty for a parcours without a store of comments. */
  open: (store: CommentaireStore | null, id: ParcoursId) =>
    live<readonly Commentaire[]>(['parcours', id, 'commentaires'], (...told) => {
      let stop = whenIdle(() => {
        if (store !== null) stop = store.watch(id, ...told);
      });
      return () => stop();
    }),
  settled: (store: CommentaireStore, id: ParcoursId) =>
    queryOptions({
      queryKey: ['parcours', id, 'commentaires', 'regles'],
      queryFn: () => store.listSettled(id),
      staleTime: 0,
    }),
};
