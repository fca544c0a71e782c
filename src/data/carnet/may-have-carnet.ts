import { choice, readBy } from '@/device/choice.ts';
import { partieDatabaseName } from '../partie/partie-database-name.ts';
import { readDoneQueteIds } from './done-quetes.ts';

const hasPaperPlays = choice(
  'sur-papier',
  readBy((kept) => kept !== null),
  false,
);

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
    return databases.some(({ name }) => name === partieDatabaseName);
  } catch {
    // Storage is blocked: nothing was kept.
    return false;
  }
}
