import { useCallback, useSyncExternalStore } from 'react';

/** Without a screen (tests, the build) there is no media query. */
function canAsk(): boolean {
  return typeof window !== 'undefined' && typeof window.matchMedia === 'function';
}

/** Last result of each query on the screen. */
const onScreen = new Map<string, boolean>();

/**
 * True if a query matches. A printed page is as wide as the paper: the screen's result is used, or a wide page would be rebuilt for a
 * narrow one, and lose the printed content.
 */
function read(query: string): boolean {
  if (!canAsk()) return false;
  const known = onScreen.get(query);
  if (known !== undefined && window.matchMedia('print').matches) return known;
  const { matches } = window.matchMedia(query);
  onScreen.set(query, matches);
  return matches;
}

/** True while a media query matches on the screen; false without a screen. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (!canAsk()) return () => undefined;
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => read(query),
    () => false,
  );
}
