import { mayReload } from './reload-guard.ts';

/**
 * Leaves the application for a full load of `path` (with its search and hash), unless that path was reloaded less than
 * 10 s ago.
 * @returns whether the browser is leaving.
 */
export function reloadAt(path: string): boolean {
  const { pathname, search, origin } = window.location;
  const target = new URL(path, origin);
  if (target.origin !== origin) return false;
  const key = target.pathname + target.search;
  if (!mayReload(key, Date.now())) return false;
  if (pathname + search === key) {
    // An address that differs by its hash alone would only scroll.
    window.history.replaceState(window.history.state, '', target);
    window.location.reload();
  } else {
    window.location.assign(target);
  }
  return true;
}
