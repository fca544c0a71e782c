import {
  infiniteQueryOptions,
  queryOptions,
  useSuspenseQuery,
  useInfiniteQuery,
} from '@tanstack/react-query';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import type { ParcoursStore } from '@/data/parcours/parcours-store.ts';

const jalonKeys = {
  list: (kept: ParcoursStore['kept'], id: ParcoursId) =>
    ['parcours', id, 'jalons', kept] as const,
  one: (kept: ParcoursStore['kept'], id: ParcoursId, revision: number) =>
    ['parcours', id, 'jalon', kept, revision] as const,
};

/** A whole state. It never changes. */
export function useJalon(store: ParcoursStore, id: ParcoursId, revision: number) {
  return useSuspenseQuery(
    queryOptions({
      queryKey: jalonKeys.one(store.kept, id, revision),
      queryFn: () => store.readJalon(id, revision),
      staleTime: Infinity,
    }),
  );
}

export function useJalonList(store: ParcoursStore, id: ParcoursId) {
  return useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: jalonKeys.list(store.kept, id),
      queryFn: ({ pageParam }) => store.listJalons(id, pageParam),
      initialPageParam: null as number | null,
      getNextPageParam: ({ next }) => next,
      // A save of a moment ago may have kept one.
      staleTime: 0,
    }),
  );
}
