import { choice, readBy } from '@/device/choice.ts';

const none: ReadonlySet<string> = new Set();

function queteIdOf(page: unknown): string[] {
  if (typeof page !== 'object' || page === null || !('queteId' in page)) return [];
  return typeof page.queteId === 'string' ? [page.queteId] : [];
}

const doneQuetes = choice(
  'carnet',
  readBy((kept) => {
    if (typeof kept !== 'object' || kept === null || !('carnet' in kept)) return none;
    return new Set(Array.isArray(kept.carnet) ? kept.carnet.flatMap(queteIdOf) : []);
  }),
  none,
);

/**
 * The quêtes with a tampon in the carnet of this device; the same object while unchanged, empty if storage is blocked. Every card of the
 * catalogue reads it, so this imports neither zod nor the schemas of the game.
 */
export const readDoneQueteIds = doneQuetes.read;

/** Calls back when the carnet changes, here or in another tab; returns a stop function. */
export const watchCarnet = doneQuetes.watch;

/** The built page's value: the device is unknown there. */
export function noDoneQueteIds(): ReadonlySet<string> {
  return none;
}

const hasPaperPlays = choice(
  'sur-papier',
  readBy((kept) => kept !== null),
  false,
);

/** This device's database, and that of former builds. */
const databaseNames: ReadonlySet<string | undefined> = new Set([
  'qc',
  'quetes-et-codes-parties',
]);

/**
 * True if this device may have parties, without the code that reads them: a first visit loads none of it. Safari before 14 and Firefox
 * before 126 do not list their databases: there it may.
 */
export async function mayHaveCarnet(): Promise<boolean> {
  if (readDoneQueteIds().size > 0) return true;
  try {
    if (hasPaperPlays.read()) return true;
    if (!('databases' in indexedDB)) return true;
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => databaseNames.has(name));
  } catch {
    // Storage is blocked: nothing was stored.
    return false;
  }
}
