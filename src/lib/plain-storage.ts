const askedKey = 'qc.session-sans-base';

/**
 * From the next load of a page, the session is kept in localStorage alone: for a browser whose IndexedDB does not
 * answer (Safari with several tabs, facts/security.md §3.5). The session that IndexedDB holds is not seen meanwhile.
 * Forgotten with the tab.
 */
export function keepSessionInPlainStorage(): void {
  try {
    sessionStorage.setItem(askedKey, '1');
  } catch {
    // Storage is blocked: then nothing is kept anyway.
  }
}

/** Whether this tab was asked to do without IndexedDB. */
export function isPlainStorageAsked(): boolean {
  try {
    return sessionStorage.getItem(askedKey) !== null;
  } catch {
    return false;
  }
}
