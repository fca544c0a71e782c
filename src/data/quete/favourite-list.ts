import { choice, readBy } from '@/device/choice.ts';
import { isQueteId } from '@/domain/quete/quete-id.ts';
import type { QueteId } from '@/domain/quete/quete.ts';

/** Most favourites of an account. */
const maximumCount = 500;

const favourites = choice<readonly QueteId[]>(
  'favoris',
  readBy((kept) => (Array.isArray(kept) && kept.every(isQueteId) ? kept : [])),
  [],
);

/** The favourites of this device, newest first: the same list while unchanged, as React requires. */
export const favouriteIds = favourites.read;

/** Calls back when the favourites change, here or in another tab; returns a stop function. */
export const watchFavourites = favourites.watch;

/** True if a quête is among the favourites of this device. */
export function isFavourite(queteId: QueteId): boolean {
  return favouriteIds().includes(queteId);
}

/** Adds a quête to the favourites of this device, newest first, or removes it. False, without effect, when the device refuses. */
export function setFavourite(queteId: QueteId, isWanted: boolean): boolean {
  const before = favouriteIds();
  const others = before.filter((id) => id !== queteId);
  const list = isWanted ? [queteId, ...others].slice(0, maximumCount) : others;
  const isKept = favourites.keep(list);
  if (!isKept) favourites.keep(before);
  return isKept;
}
