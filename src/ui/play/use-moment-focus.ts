import { useLayoutEffect, useRef } from 'react';
import { pageTitleId } from '../page-title.tsx';

/**
 * Moves the focus and the view to the heading of each new moment.
 * @param key names the moment shown.
 * @param before the moment already focused at the first drawing; none to take the focus there at once.
 */
export function useMomentFocus(key: string, before?: string): void {
  const shown = useRef(before);

  // Focus and scroll belong to the document. Before painting: a tap never meets a screen about to move.
  useLayoutEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    document.getElementById(pageTitleId)?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [key]);
}
