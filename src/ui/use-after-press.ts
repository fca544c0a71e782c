import { useCallback, useEffect, useRef } from 'react';

/**
 * What a field says once it is left waits, while the mouse is held down, until its button was released and its press was
 * heard: what enters the page in between would move the pressed button away from under the pointer, and the press
 * would be lost. Gives the function that acts at once, or then.
 */
export function useAfterPress(): (act: () => void) => void {
  const waiting = useRef<(() => void)[] | null>(null);
  useEffect(() => {
    const hold = () => {
      waiting.current ??= [];
    };
    const release = () => {
      // The click comes after the release, before any other task.
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
