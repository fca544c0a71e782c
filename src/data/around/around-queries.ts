import { queryOptions } from '@tanstack/react-query';
import { areaKey, type Area } from '@/domain/around/area.ts';
import { type AroundSource } from './around-source.ts';
import { keepAlentours, readAlentours } from './around-store.ts';
import { aroundKeys } from './known-alentours-queries.ts';

/** What public sources know of a place. Asked on a press only; each answer stays on the device for a week. */
export const aroundQueries = {
  /** What one source knows of an area; fails with `SilentSourceError`. */
  source: (source: AroundSource, area: Area) =>
    queryOptions({
      queryKey: aroundKeys.source(source.name, areaKey(area)),
      queryFn: async ({ signal }) => {
        const key = `${source.name} ${areaKey(area)}`;
        const kept = await readAlentours(key, Date.now());
        if (kept !== null) return kept;
        const answer = await source.ask(area, signal);
        await keepAlentours(key, answer, Date.now());
        return answer;
      },
      staleTime: Infinity,
      // A source that is full is not asked again by itself.
      retry: false,
    }),
};
