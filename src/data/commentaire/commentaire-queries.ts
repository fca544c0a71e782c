import { queryOptions } from '@tanstack/react-query';
import { live } from '@/device/live.ts';
import type { Commentaire } from '@/domain/parcours/sharing/commentaire.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { whenIdle } from '@/lib/when-idle.ts';
import type { CommentaireStore } from './commentaire-store.ts';

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
      queryKey: ['parcours', id, 'commentaires', 'regles'],
      queryFn: () => store.listSettled(id),
      staleTime: 0,
    }),
};
