import { choice, readBy } from '@/device/choice.ts';
import { parseIconSet, type IconSet } from './icon-set.ts';

/** Number of sets stored on the device, and their lifetime (specification, section 9). */
export const keptSetCount = 50;
export const keptHours = 168;

const hourMs = 60 * 60 * 1000;
/** The hour of each set's fetch, since 1970, the oldest first. */
type Index = readonly (readonly [prefix: string, hour: number])[];

function isEntry(json: unknown): json is readonly [string, number] {
  return (
    Array.isArray(json) && typeof json[0] === 'string' && typeof json[1] === 'number'
  );
}

const index = choice<Index>(
  'qc.icones',
  readBy((kept) => (Array.isArray(kept) ? kept.filter(isEntry) : [])),
  [],
);

function setOf(prefix: string) {
  return choice<IconSet | null>(
    `qc.icones.${prefix}`,
    readBy((kept) => parseIconSet(kept, prefix)),
    null,
  );
}

/** True if a set fetched in that hour is still fresh at `now` (epoch milliseconds); ages are whole hours. */
function isFresh(hour: number, now: number): boolean {
  return hour > Math.floor(now / hourMs) - keptHours;
}

/** The device's stored set; null if it has none that is fresh at `now` (epoch milliseconds). */
export function readKeptSet(prefix: string, now: number): IconSet | null {
  const entry = index.read().find(([known]) => known === prefix);
  if (entry === undefined || !isFresh(entry[1], now)) return null;
  return setOf(prefix).read();
}

/**
 * Stores a set fetched at `now`, in place of the older one. Expired sets are deleted, then the oldest of more than `keptSetCount`. If the
 * device refuses, it lasts as long as the page.
 */
export function keepSet(set: IconSet, now: number): void {
  const others = index.read().filter(([prefix]) => prefix !== set.prefix);
  const fresh = others.filter(([, hour]) => isFresh(hour, now));
  const kept = fresh.slice(-(keptSetCount - 1));
  for (const [prefix] of others) {
    if (!kept.some(([one]) => one === prefix)) setOf(prefix).forget();
  }
  setOf(set.prefix).keep(set);
  index.keep([...kept, [set.prefix, Math.floor(now / hourMs)]]);
}
