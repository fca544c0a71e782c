import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Marche } from '@/domain/parcours/marche.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { readAgain } from '@/lib/query/read-again.ts';
import type { ParcoursStore } from '@/data/parcours/parcours-store.ts';

const marcheKeys = {
  list: (kept: ParcoursStore['kept'], id: ParcoursId) =>
    ['parcours', id, 'marches', kept] as const,
};

/** The reports of walks that the store of a parcours keeps with it. */
export const marcheQueries = {
  list: (store: ParcoursStore, id: ParcoursId) =>
    queryOptions({
      queryKey: marcheKeys.list(store.kept, id),
      queryFn: () => store.marches.list(id),
      staleTime: 60_000,
    }),
};

/** Reports are sent and taken away, and their notes settled: the list is read again, whatever came of it. */
export const marcheMutations = {
  /** One attempt to send a report that the device keeps until then: sent twice, it is there once. */
  add: (store: ParcoursStore, id: ParcoursId) =>
    mutationOptions({
      mutationFn: (marche: Marche) => store.marches.add(id, marche),
      onSettled: (_data, error, _variables, _result, { client }) =>
        readAgain(client, marcheKeys.list(store.kept, id), error),
    }),

  settle: (store: ParcoursStore, id: ParcoursId) =>
    mutationOptions({
      mutationFn: ({ id: marcheId, reglees }: Pick<Marche, 'id' | 'reglees'>) =>
        store.marches.settle(id, marcheId, reglees),
      onSettled: (_data, error, _variables, _result, { client }) =>
        readAgain(client, marcheKeys.list(store.kept, id), error),
    }),

  remove: (store: ParcoursStore, id: ParcoursId) =>
    mutationOptions({
      mutationFn: ({ id: marcheId }: Pick<Marche, 'id'>) =>
        store.marches.remove(id, marcheId),
      onSettled: (_data, error, _variables, _result, { client }) =>
        readAgain(client, marcheKeys.list(store.kept, id), error),
    }),
};
