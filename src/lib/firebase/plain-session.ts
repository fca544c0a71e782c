import { plainText, tabChoice } from '@/device/choice.ts';

/**
 * Set if the session of this tab is in localStorage alone, from the next load of a page: for a browser whose IndexedDB does not answer
 * (Safari with several tabs). The session in IndexedDB is not visible meanwhile.
 */
export const plainSession = tabChoice('qc.session-sans-base', plainText, '');
