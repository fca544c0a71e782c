import { queryOptions, type UseQueryResult } from '@tanstack/react-query';
import type { Quete, QueteId } from '@/domain/quete/quete.ts';
import { readQuete, readQueteVersion } from './quete-repository.ts';

const queteKeys = {
  one: (id: QueteId) => ['quete', id] as const,
  version: (id: QueteId, version: number) => ['quete', id, 'version', version] as const,
};

const one = (id: QueteId) =>
  queryOptions({
    queryKey: queteKeys.one(id),
    queryFn: ({ signal }) => readQuete(id, signal),
  });

/** Quêtes as they are published now: one read each. */
export const queteQueries = {
  one,
  /** One version, which never changes. */
  version: (id: QueteId, version: number) =>
    queryOptions({
      queryKey: queteKeys.version(id, version),
      queryFn: ({ signal }) => readQueteVersion(id, version, signal),
      staleTime: Infinity,
    }),
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
