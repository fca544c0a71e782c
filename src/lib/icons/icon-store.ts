import { parseIconSet, type IconSet } from './icon-set.ts';

/** How many sets the device keeps, and for how long (specification, section 9; facts/security.md §6.6). */
export const keptSetCount = 50;
export const keptHours = 168;

const hourMs = 60 * 60 * 1000;
const indexKey = 'qc.icones';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The hour in which each set was fetched, since 1970, the oldest first. */
type Index = readonly (readonly [prefix: string, hour: number])[];

function keyOf(prefix: string): string {
  return `${indexKey}.${prefix}`;
}

/** @param storage that of the device, whose very name throws where the browser blocks it. */
function readJson(storage: Store | undefined, key: string): unknown {
  try {
    return JSON.parse((storage ?? localStorage).getItem(key) ?? 'null');
  } catch {
    // Storage is blocked, or was written by another hand: nothing is kept.
    return null;
  }
}

function isEntry(json: unknown): json is readonly [string, number] {
  return (
    Array.isArray(json) && typeof json[0] === 'string' && typeof json[1] === 'number'
  );
}

function readIndex(storage: Store | undefined): Index {
  const json = readJson(storage, indexKey);
  return Array.isArray(json) ? json.filter(isEntry) : [];
}

/** Whether what was fetched in an hour is still good at `now` (epoch milliseconds); ages are whole hours. */
function isFresh(hour: number, now: number): boolean {
  return hour > Math.floor(now / hourMs) - keptHours;
}

/** The set as the device keeps it; null when it keeps none that is fresh at `now` (epoch milliseconds). */
export function readKeptSet(
  prefix: string,
  now: number,
  storage?: Store,
): IconSet | null {
  const entry = readIndex(storage).find(([known]) => known === prefix);
  if (entry === undefined || !isFresh(entry[1], now)) return null;
  return parseIconSet(readJson(storage, keyOf(prefix)), prefix);
}

/**
 * Keeps a set that was fetched at `now`, in place of the older one. What is too old goes, then the oldest of more than
 * `keptSetCount`. A device that refuses keeps nothing.
 */
export function keepSet(set: IconSet, now: number, storage?: Store): void {
  const others = readIndex(storage).filter(([prefix]) => prefix !== set.prefix);
  const fresh = others.filter(([, hour]) => isFresh(hour, now));
  const kept = fresh.slice(-(keptSetCount - 1));
  try {
    const device = storage ?? localStorage;
    for (const [prefix] of others) {
      if (!kept.some(([one]) => one === prefix)) device.removeItem(keyOf(prefix));
    }
    device.setItem(keyOf(set.prefix), JSON.stringify(set));
    device.setItem(
      indexKey,
      JSON.stringify([...kept, [set.prefix, Math.floor(now / hourMs)]]),
    );
  } catch {
    // The icons are there for as long as the page is.
  }
}
