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
 * The quêtes whose tampon is in the carnet of this device; the same object while it is the same, none where storage is
 * blocked. Every card of the catalogue asks, so this brings along neither zod nor the schemas of the game.
 */
export const readDoneQueteIds = doneQuetes.read;

/** Calls back when the carnet changes, here or in another tab; gives what stops it. */
export const watchCarnet = doneQuetes.watch;

/** What the page that was built says: the device is not known there. */
export function noDoneQueteIds(): ReadonlySet<string> {
  return none;
}
