import { isQueteId } from '@/domain/quete/quete-id.ts';
import type { QueteId } from '@/domain/quete/quete.ts';

/** In a folder every quête is judged by this device alone: neither proven, counted nor shown elsewhere. */
export function isEmbarqueeId(text: unknown): text is QueteId {
  return isQueteId(text);
}

export function isApartId(text: unknown): text is QueteId {
  return isQueteId(text);
}

/** The one that the site ships has other ways on: no folder is it. */
export const embarqueeId = null;
