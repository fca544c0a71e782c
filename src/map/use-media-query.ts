import { useCallback, useSyncExternalStore } from 'react';

/** Where there is no screen (tests, the build) there is nothing to ask. */
function canAsk(): boolean {
  return typeof window !== 'undefined' && typeof window.matchMedia === 'function';
}

/** What each query said of the screen when it was last asked. */
const onScreen = new Map<string, boolean>();

/**
 * Whether a query holds. While a page is printed it is as wide as the paper: what stands on the screen stays as it was, or a
 * wide page would be built anew for a narrow one, and what is printed would go away with it.
 */
function read(query: string): boolean {
  if (!canAsk()) return false;
  const known = onScreen.get(query);
  if (known !== undefined && window.matchMedia('print').matches) return known;
  const { matches } = window.matchMedia(query);
  onScreen.set(query, matches);
  return matches;
}

/** Whether a media query holds on the screen, now and as it changes; false where there is no screen. */
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
