import { useCallback, useSyncExternalStore } from 'react';

/** Where there is no screen (tests, the build) there is nothing to ask. */
const canAsk = typeof window !== 'undefined' && typeof window.matchMedia === 'function';

/** Whether a media query holds, now and as it changes; false where there is no screen. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (!canAsk) return () => undefined;
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  const read = () => canAsk && window.matchMedia(query).matches;
  return useSyncExternalStore(subscribe, read, () => false);
}
