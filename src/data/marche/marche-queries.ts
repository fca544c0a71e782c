import { queryOptions } from '@tanstack/react-query';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import type { ParcoursStore } from '@/data/parcours/parcours-store.ts';

/** The reports of walks stored with a parcours. */
export const marcheQueries = {
  list: (store: ParcoursStore, id: ParcoursId) =>
    queryOptions({
      queryKey: ['parcours', id, 'marches', store.kept],
      queryFn: () => store.marches.list(id),
      staleTime: 60_000,
    }),
};
