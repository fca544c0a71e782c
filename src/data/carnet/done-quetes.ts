import { carnetKey } from './carnet-key.ts';

const none: ReadonlySet<string> = new Set();
let readFrom: string | null = null;
let current = none;

function queteIdOf(page: unknown): string[] {
  if (typeof page !== 'object' || page === null || !('queteId' in page)) return [];
  return typeof page.queteId === 'string' ? [page.queteId] : [];
}

function parse(text: string): ReadonlySet<string> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('carnet' in value)) return none;
    return new Set(Array.isArray(value.carnet) ? value.carnet.flatMap(queteIdOf) : []);
  } catch {
    return none;
  }
}

/**
 * The quêtes whose tampon is in the carnet of this device; the same object while it is the same, none where storage is
 * blocked. Every card of the catalogue asks, so this brings along neither zod nor the schemas of the game.
 */
export function readDoneQueteIds(): ReadonlySet<string> {
  let text: string | null = null;
  try {
    text = localStorage.getItem(carnetKey);
  } catch {
    // Storage is blocked: no card has a mark.
  }
  if (text !== readFrom) {
    readFrom = text;
    current = text === null ? none : parse(text);
  }
  return current;
}

/** What the page that was built says: the device is not known there. */
export function noDoneQueteIds(): ReadonlySet<string> {
  return none;
}

const listeners = new Set<() => void>();

/** Calls back when the carnet changes, here or in another tab; gives what stops it. */
export function watchCarnet(notify: () => void): () => void {
  listeners.add(notify);
  window.addEventListener('storage', notify);
  return () => {
    listeners.delete(notify);
    window.removeEventListener('storage', notify);
  };
}

/** To be called once the carnet of this device has changed in this tab. */
export function tellCarnetChanged(): void {
  for (const notify of listeners) notify();
}
