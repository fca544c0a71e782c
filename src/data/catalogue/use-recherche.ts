import { useQuery, queryOptions } from '@tanstack/react-query';
import { readWholeRecherche } from './catalogue-repository.ts';

/** The search row of every quête that is published: two reads, without the SDK. */
export function useRecherche() {
  return useQuery(
    queryOptions({
      queryKey: ['catalogue', 'recherche'],
      queryFn: ({ signal }) => readWholeRecherche(signal),
    }),
  );
}
