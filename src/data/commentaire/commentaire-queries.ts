import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { live } from '@/device/live.ts';
import type {
  Commentaire,
  CommentaireEtat,
} from '@/domain/parcours/sharing/commentaire.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { whenIdle } from '@/lib/when-idle.ts';
import type { CommentaireStore, NewCommentaire } from './commentaire-store.ts';

const commentaireKeys = {
  settled: (id: ParcoursId) => ['parcours', id, 'commentaires', 'regles'] as const,
};

/** What is said of a parcours. */
export const commentaireQueries = {
  /** The open comments, live; after everything that writing needs. A parcours without a store of comments has none. */
  open: (store: CommentaireStore | null, id: ParcoursId) =>
    live<readonly Commentaire[]>(['parcours', id, 'commentaires'], (...told) => {
      let stop = whenIdle(() => {
        if (store !== null) stop = store.watch(id, ...told);
      });
      return () => stop();
    }),
  settled: (store: CommentaireStore, id: ParcoursId) =>
    queryOptions({
      queryKey: commentaireKeys.settled(id),
      queryFn: () => store.listSettled(id),
      staleTime: 0,
    }),
};

/** Nobody waits for the settled comments: they are read again beside what is said of the act. */
export const commentaireMutations = {
  add: (store: CommentaireStore, id: ParcoursId) =>
    mutationOptions({
      mutationFn: (commentaire: NewCommentaire) => store.add(id, commentaire),
    }),

  changeTexte: (store: CommentaireStore, id: ParcoursId, commentaireId: string) =>
    mutationOptions({
      mutationFn: (texte: string) => store.changeTexte(id, commentaireId, texte),
    }),

  /** Of a comment and its answers: those first, so that a failure leaves the comment where it can be tried again. */
  setEtat: (
    store: CommentaireStore,
    id: ParcoursId,
    commentaireId: string,
    answerIds: readonly string[],
  ) =>
    mutationOptions({
      mutationFn: async (etat: CommentaireEtat) => {
        await Promise.all(answerIds.map((answerId) => store.setEtat(id, answerId, etat)));
        await store.setEtat(id, commentaireId, etat);
      },
      onSettled: (_data, _error, _variables, _result, { client }) => {
        void client.invalidateQueries({ queryKey: commentaireKeys.settled(id) });
      },
    }),

  remove: (store: CommentaireStore, id: ParcoursId, commentaireId: string) =>
    mutationOptions({
      mutationFn: () => store.remove(id, commentaireId),
      onSettled: (_data, _error, _variables, _result, { client }) => {
        void client.invalidateQueries({ queryKey: commentaireKeys.settled(id) });
      },
    }),
};
