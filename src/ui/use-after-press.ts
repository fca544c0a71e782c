import { useCallback, useEffect, useRef } from 'react';

/**
 * Delays the message of a field just left, while the mouse is down, until its button is released and its press handled: content inserted in
 * between would move the pressed button away from under the pointer, and the press would be lost. Returns the function that acts at once,
 * or then.
 */
export function useAfterPress(): (act: () => void) => void {
  const waiting = useRef<(() => void)[] | null>(null);
  useEffect(() => {
    const hold = () => {
      waiting.current ??= [];
    };
    const release = () => {
      // The click follows the release, before any other task.
      setTimeout(() => {
        const acts = waiting.current ?? [];
        waiting.current = null;
        for (const act of acts) act();
      });
    };
    document.addEventListener('mousedown', hold, true);
    document.addEventListener('mouseup', release, true);
    document.addEventListener('dragend', release, true);
    return () => {
      document.removeEventListener('mousedown', hold, true);
      document.removeEventListener('mouseup', release, true);
      document.removeEventListener('dragend', release, true);
    };
  }, []);
  return useCallback((act) => {
    if (waiting.current === null) act();
    else waiting.current.push(act);
  }, []);
}
