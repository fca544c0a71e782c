import { isQueteId } from '@/domain/quete/quete-id.ts';
import type { QueteId } from '@/domain/quete/quete.ts';

const key = 'favoris';

/** As many as an account keeps (design/data.md, "Limits"). */
const maximumCount = 500;

const listeners = new Set<() => void>();

function readText(): string {
  try {
    return localStorage.getItem(key) ?? '[]';
  } catch {
    // Storage is blocked: nothing is kept, and nothing was.
    return '[]';
  }
}

function parse(text: string): QueteId[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) && list.every(isQueteId) ? list : [];
  } catch {
    return [];
  }
}

let lastText = '[]';
let lastList: readonly QueteId[] = [];

/** The favourites of this device, newest first: the same list while nothing changed, as React asks of what it watches. */
export function favouriteIds(): readonly QueteId[] {
  const text = readText();
  if (text !== lastText) {
    lastText = text;
    lastList = parse(text);
  }
  return lastList;
}

/** Whether a quête is among the favourites of this device. */
export function isFavourite(queteId: QueteId): boolean {
  return favouriteIds().includes(queteId);
}

/** Keeps a quête among the favourites of this device, newest first, or takes it out. False when the device refuses. */
export function setFavourite(queteId: QueteId, isWanted: boolean): boolean {
  const others = favouriteIds().filter((id) => id !== queteId);
  const list = isWanted ? [queteId, ...others].slice(0, maximumCount) : others;
  try {
    localStorage.setItem(key, JSON.stringify(list));
  } catch {
    return false;
  }
  for (const notify of listeners) notify();
  return true;
}

/** Calls back when the favourites change, here or in another tab; gives what stops it. */
export function watchFavourites(notify: () => void): () => void {
  listeners.add(notify);
  window.addEventListener('storage', notify);
  return () => {
    listeners.delete(notify);
    window.removeEventListener('storage', notify);
  };
}
