import { openDB, type DBSchema } from 'idb';
import * as z from 'zod/mini';
import type { Alentours } from '@/domain/around/trouvaille.ts';
import { onDevice } from '../on-device.ts';

/** How long an answer stays, in milliseconds: a week. */
export const aroundWeekMs = 7 * 24 * 3_600_000;

type StoredAnswer = {
  /** The source and what it was asked. */
  key: string;
  /** When it answered, in milliseconds since 1970. */
  at: number;
  format: 1;
  alentours: Alentours;
};
type AroundDatabase = DBSchema & {
  reponses: { key: string; value: StoredAnswer; indexes: { at: number } };
};

function open() {
  return openDB<AroundDatabase>('qc-alentours', 1, {
    upgrade(database) {
      database.createObjectStore('reponses', { keyPath: 'key' }).createIndex('at', 'at');
    },
  });
}

const keptSchema = z.object({ format: z.literal(1), at: z.number() });

/** What was answered to this within a week before `now`; null where nothing was, or where the device does not tell. */
export function readAlentours(key: string, now: number): Promise<Alentours | null> {
  return onDevice<AroundDatabase, Alentours | null>(
    open,
    async (database) => {
      const kept = await database.get('reponses', key);
      const read = z.safeParse(keptSchema, kept);
      if (kept === undefined || !read.success) return null;
      return now - kept.at < aroundWeekMs && kept.at <= now ? kept.alentours : null;
    },
    null,
    'What was answered about a place cannot be read.',
  );
}

/** Keeps an answer for a week, and lets go of those that are older. */
export async function keepAlentours(
  key: string,
  alentours: Alentours,
  now: number,
): Promise<void> {
  await onDevice<AroundDatabase, undefined>(
    open,
    async (database) => {
      const writing = database.transaction('reponses', 'readwrite');
      const old = IDBKeyRange.upperBound(now - aroundWeekMs);
      for await (const cursor of writing.store.index('at').iterate(old))
        await cursor.delete();
      await writing.store.put({ key, at: now, format: 1, alentours });
      await writing.done;
      return undefined;
    },
    undefined,
    'What was answered about a place cannot be kept.',
  );
}
