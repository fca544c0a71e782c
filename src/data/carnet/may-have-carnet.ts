import { choice, readBy } from '@/device/choice.ts';
import { readDoneQueteIds } from './done-quetes.ts';

const hasPaperPlays = choice(
  'sur-papier',
  readBy((kept) => kept !== null),
  false,
);

/** That of this device, and the one of former builds. */
const databaseNames: ReadonlySet<string | undefined> = new Set([
  'qc',
  'quetes-et-codes-parties',
]);

/**
 * Whether something may have been played on this device, without the code that reads it: a first visit loads none of it. Safari
 * before 14 and Firefox before 126 do not name their databases: there it may.
 */
export async function mayHaveCarnet(): Promise<boolean> {
  if (readDoneQueteIds().size > 0) return true;
  try {
    if (hasPaperPlays.read()) return true;
    if (!('databases' in indexedDB)) return true;
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => databaseNames.has(name));
  } catch {
    // Storage is blocked: nothing was kept.
    return false;
  }
}
