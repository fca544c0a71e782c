/**
 * Leaves for another page as a document of its own. The session has just been closed: nothing of it stays in memory, and
 * the guard of this page, which would lead to the sign-in page, comes too late.
 */
export function loadPage(path: string): void {
  window.location.replace(path);
}
