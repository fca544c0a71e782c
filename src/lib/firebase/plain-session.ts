import { plainText, tabChoice } from '@/device/choice.ts';

/**
 * Not empty where the session of this tab is kept in localStorage alone, from the next load of a page: for a browser whose
 * IndexedDB does not answer (Safari with several tabs). The session that IndexedDB holds is not seen meanwhile.
 */
export const plainSession = tabChoice('qc.session-sans-base', plainText, '');
