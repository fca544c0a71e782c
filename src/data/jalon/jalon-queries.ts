import {
  infiniteQueryOptions,
  queryOptions,
  useSuspenseQuery,
  useInfiniteQuery,
} from '@tanstack/react-query';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import type { ParcoursStore } from '@/data/parcours/parcours-store.ts';

/** A whole state stored for a parcours. It never changes. */
export function useJalon(store: ParcoursStore, id: ParcoursId, revision: number) {
  return useSuspenseQuery(
    queryOptions({
      queryKey: ['parcours', id, 'jalon', store.kept, revision],
      queryFn: () => store.readJalon(id, revision),
      staleTime: Infinity,
    }),
  );
}

/** The stored states of a parcours, page by page. */
export function useJalonList(store: ParcoursStore, id: ParcoursId) {
  return useInfiniteQuery(
    infiniteQueryOptions({
      queryKey: ['parcours', id, 'jalons', store.kept],
      queryFn: ({ pageParam }) => store.listJalons(id, pageParam),
      initialPageParam: null as number | null,
      getNextPageParam: ({ next }) => next,
      // A recent save may have stored one.
      staleTime: 0,
    }),
  );
}
