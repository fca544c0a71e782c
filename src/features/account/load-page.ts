/**
 * Loads another page as a new document. The session has just closed: nothing of it stays in memory, and this page's guard, which would
 * redirect to the sign-in page, does not run.
 */
export function loadPage(path: string): void {
  window.location.replace(path);
}
