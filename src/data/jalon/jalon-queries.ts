import {
  infiniteQueryOptions,
  queryOptions,
  useSuspenseQuery,
  useInfiniteQuery,
} from '@tanstack/react-query';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import type { ParcoursStore } from '@/data/parcours/parcours-store.ts';

/** A whole state that the store of a parcours has kept. It never changes. */
export function useJalon(store: ParcoursStore, id: ParcoursId, revision: number) {
  return useSuspenseQuery(
    queryOptions({
      queryKey: ['parcours', id, 'jalon', store.kept, revision],
      queryFn: () => store.readJalon(id, revision),
      staleTime: Infinity,
    }),
  );
}

/** The states of a parcours that its store has kept, page by page. */
export function useJalonList(store: ParcoursStore, id: ParcoursId) {
  return useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: ['parcours', id, 'jalons', store.kept],
      queryFn: ({ pageParam }) => store.listJalons(id, pageParam),
      initialPageParam: null as number | null,
      getNextPageParam: ({ next }) => next,
      // A save of a moment ago may have kept one.
      staleTime: 0,
    }),
  );
}
