import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { readAnyway, writeAnyway } from '@/device/database.ts';
import { storeOf } from '@/device/stores.ts';
import { areaKey, type Area } from '@/domain/around/area.ts';
import type { Alentours } from '@/domain/around/trouvaille.ts';
import { type AroundSource } from './around-source.ts';
import { aroundKeys } from './known-alentours-queries.ts';

/** Lifetime of an answer, in milliseconds: a week. */
export const aroundWeekMs = 7 * 24 * 3_600_000;

type StoredAnswer = {
  /** The source and its query. */
  key: string;
  /** Time of its answer, in milliseconds since 1970. */
  at: number;
  format: 1;
  alentours: Alentours;
};

const answers = storeOf<StoredAnswer>('alentours');

const keptSchema = z.object({ format: z.literal(1), at: z.number() });

/** The answer to this within a week before `now`; null without one. */
export async function readAlentours(key: string, now: number): Promise<Alentours | null> {
  const kept = await readAnyway([answers], (rows) => rows.get(key));
  if (kept === undefined || !z.safeParse(keptSchema, kept).success) return null;
  return now - kept.at < aroundWeekMs && kept.at <= now ? kept.alentours : null;
}

/** Stores an answer for a week, and deletes older ones. */
export async function keepAlentours(
  key: string,
  alentours: Alentours,
  now: number,
): Promise<void> {
  await writeAnyway([answers], async (rows) => {
    await rows.remove({ index: 'at', to: now - aroundWeekMs });
    await rows.put({ key, at: now, format: 1, alentours });
  });
}

/** Public sources' data around a place. Queried on a press only; each answer stays on the device for a week. */
export const aroundQueries = {
  /** A source's answer for an area; fails with `SilentSourceError`. */
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
      // A busy source is not queried again by itself.
      retry: false,
    }),
};
