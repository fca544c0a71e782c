import { queryOptions, type UseQueryResult } from '@tanstack/react-query';
import type { Quete, QueteId } from '@/domain/quete/quete.ts';
import { readQuete } from './quete-repository.ts';

const one = (id: QueteId) =>
  queryOptions({
    queryKey: ['quete', id],
    queryFn: ({ signal }) => readQuete(id, signal),
  });

/** Quêtes as they are published now: one read each. */
export const queteQueries = {
  one,
  /** Several by their ids, for their names; one that was withdrawn is missing. */
  byId: (ids: readonly QueteId[]) => ({
    queries: [...new Set(ids)].map(one),
    combine: (
      results: readonly Pick<UseQueryResult<Quete>, 'data'>[],
    ): ReadonlyMap<string, Quete> =>
      new Map(
        results.flatMap(({ data }) =>
          data === undefined ? [] : [[data.id, data] as const],
        ),
      ),
  }),
};
