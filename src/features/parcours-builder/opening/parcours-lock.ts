import { useCallback, useEffect, useState } from 'react';

/** Whether this tab is the one that writes a parcours. */
export type ParcoursLock = 'attente' | 'ici' | 'ailleurs';

/** A page that is just being left may hold the lock a moment longer. */
const patienceMs = 800;

type Held = { id: string; state: ParcoursLock };

/**
 * Lets one tab of this browser write a parcours at a time: two would write over each other's draft. `takeOver` takes
 * the right from the other tab, which has kept what was written there. Browsers without locks always write.
 */
export function useParcoursLock(id: string): {
  lock: ParcoursLock;
  takeOver: () => void;
} {
  const [held, setHeld] = useState<Held>({ id, state: 'attente' });
  const [steal, setSteal] = useState(0);

  // The lock is the browser's, shared by its tabs.
  useEffect(() => {
    if (!('locks' in navigator)) return undefined;
    const ending = new AbortController();
    const waiting = new AbortController();
    const patience = setTimeout(() => waiting.abort(), patienceMs);
    const hold = () => {
      clearTimeout(patience);
      if (ending.signal.aborted) return Promise.resolve();
      setHeld({ id, state: 'ici' });
      return new Promise<void>((resolve) => {
        ending.signal.addEventListener('abort', () => resolve());
      });
    };
    const options = steal > 0 ? { steal: true } : { signal: waiting.signal };
    navigator.locks.request(`qc-parcours-${id}`, options, hold).catch(() => {
      // Not had in time, or taken over by another tab.
      if (!ending.signal.aborted) setHeld({ id, state: 'ailleurs' });
    });
    return () => {
      clearTimeout(patience);
      ending.abort();
      waiting.abort();
    };
  }, [id, steal]);

  const takeOver = useCallback(() => setSteal((count) => count + 1), []);
  if (!('locks' in navigator)) return { lock: 'ici', takeOver };
  return { lock: held.id === id ? held.state : 'attente', takeOver };
}
