import { isPriveeId, isQueteId } from './quete-id.ts';
import type { QueteId } from './quete.ts';

/**
 * The quête that the site ships as files (tools/build/prerender/embarquee.ts): an invented village, played without the back end. No
 * département has the number 00.
 */
export const embarqueeId = '00_saint-fiacre-des-lavoirs_essai' as QueteId; // It fits the pattern.

/** Its folder on the site: its texts as JSON, and its pictures. */
export const embarqueeFolder = '/embarquee';

/** True if a text is the id of the quête that the site ships: it is in no catalogue, and closes, counts and proves nothing. */
export function isEmbarqueeId(text: unknown): text is QueteId {
  return isQueteId(text) && text.startsWith('00_');
}

/** True for a quête privée, or the one that the site ships: judged by this phone alone, neither proven, counted nor shown elsewhere. */
export function isApartId(text: unknown): text is QueteId {
  return isPriveeId(text) || isEmbarqueeId(text);
}
