import { choice, readBy } from '@/device/choice.ts';
import { isQueteId } from '@/domain/quete/quete-id.ts';
import type { QueteId } from '@/domain/quete/quete.ts';

/** As many as an account keeps. */
const maximumCount = 500;

const favourites = choice<readonly QueteId[]>(
  'favoris',
  readBy((kept) => (Array.isArray(kept) && kept.every(isQueteId) ? kept : [])),
  [],
);

/** The favourites of this device, newest first: the same list while unchanged, as React requires. */
export const favouriteIds = favourites.read;

/** Calls back when the favourites change, here or in another tab; gives what stops it. */
export const watchFavourites = favourites.watch;

/** True if a quête is among the favourites of this device. */
export function isFavourite(queteId: QueteId): boolean {
  return favouriteIds().includes(queteId);
}

/** Keeps a quête among the favourites of this device, newest first, or takes it out. False, and nothing, when the device refuses. */
export function setFavourite(queteId: QueteId, isWanted: boolean): boolean {
  const before = favouriteIds();
  const others = before.filter((id) => id !== queteId);
  const list = isWanted ? [queteId, ...others].slice(0, maximumCount) : others;
  const isKept = favourites.keep(list);
  if (!isKept) favourites.keep(before);
  return isKept;
}
