import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import type { ParcoursStore } from '@/data/parcours/parcours-store.ts';

const jalonKeys = {
  list: (kept: ParcoursStore['kept'], id: ParcoursId) =>
    ['parcours', id, 'jalons', kept] as const,
  one: (kept: ParcoursStore['kept'], id: ParcoursId, revision: number) =>
    ['parcours', id, 'jalon', kept, revision] as const,
};

/** The states of a parcours that its store has kept: of an account, or of this device. */
export const jalonQueries = {
  list: (store: ParcoursStore, id: ParcoursId) =>
    infiniteQueryOptions({
      queryKey: jalonKeys.list(store.kept, id),
      queryFn: ({ pageParam }) => store.listJalons(id, pageParam),
      initialPageParam: null as number | null,
      getNextPageParam: ({ next }) => next,
      // A save of a moment ago may have kept one.
      staleTime: 0,
    }),

  /** A whole state. It never changes. */
  one: (store: ParcoursStore, id: ParcoursId, revision: number) =>
    queryOptions({
      queryKey: jalonKeys.one(store.kept, id, revision),
      queryFn: () => store.readJalon(id, revision),
      staleTime: Infinity,
    }),
};
