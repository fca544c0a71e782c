import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import { SilentSourceError, type Silence } from '@/data/around/around-source.ts';
import { aroundQueries } from '@/data/around/around-queries.ts';
import { aroundSources } from '@/data/around/around-sources.ts';
import type { Area } from '@/domain/around/area.ts';
import { gatherAlentours } from '@/domain/around/merge.ts';
import type { Alentours, AroundSourceName } from '@/domain/around/trouvaille.ts';

export type Around = {
  found: Alentours;
  /** A request is under way. */
  isWaiting: boolean;
  silent: readonly { source: AroundSourceName; silence: Silence }[];
  /** Asks those again that did not answer. */
  retry: () => void;
};

/** Answers of all sources about an area, as they arrive. Mounting sends the requests. */
export function useAround(area: Area): Around {
  const combine = useCallback(
    (results: UseQueryResult<Alentours>[]): Around => ({
      found: gatherAlentours(
        area,
        results.flatMap(({ data }) => data ?? []),
      ),
      isWaiting: results.some(({ isFetching }) => isFetching),
      silent: results.flatMap(({ error, isFetching }, index) => {
        const source = aroundSources[index];
        if (error === null || isFetching || source === undefined) return [];
        const silence = error instanceof SilentSourceError ? error.silence : 'autre';
        return [{ source: source.name, silence }];
      }),
      retry: () => {
        for (const { isError, refetch } of results) if (isError) void refetch();
      },
    }),
    [area],
  );
  return useQueries({
    queries: aroundSources.map((source) => aroundQueries.source(source, area)),
    combine,
  });
}
