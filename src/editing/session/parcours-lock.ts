import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenClosed } from '@/lib/closing.ts';

/** The tab that writes a parcours: `ici` is this one. */
export type ParcoursLock = 'attente' | 'ici' | 'ailleurs';

/** A page that is being left, a reloaded one too, holds the lock until it is gone: seconds, on a busy machine. */
const patienceMs = 15_000;
/** A hanging tab loses the lock this long after a request to yield. */
const yieldPatienceMs = 3_000;
const yieldRequest = 'ceder';
/** Request to a writing tab, which answers at once; a page that is being left does not answer. */
const presenceRequest = 'qui';
const presenceAnswer = 'moi';

/** The browser lock of the tab that writes a parcours. */
export function parcoursLockName(id: string): string {
  return `qc-parcours-${id}`;
}

type Held = { id: string; state: ParcoursLock };

/** Waits for the lock, then holds it until `hold` settles. Rejects if `waiting` was aborted first, on a time-out, or if it was stolen. */
async function holdLock(
  name: string,
  { waiting, patience }: { waiting: AbortController; patience: number },
  hold: () => Promise<void>,
): Promise<void> {
  const timer = setTimeout(() => waiting.abort(), patience);
  await navigator.locks.request(name, { signal: waiting.signal }, () => {
    clearTimeout(timer);
    return hold();
  });
}

/**
 * Lets one tab of this browser write a parcours at a time: two would overwrite each other's draft. `takeOver` makes the other tab yield,
 * which first stores its text. Browsers without locks always write.
 */
export function useParcoursLock(id: string): {
  lock: ParcoursLock;
  takeOver: () => void;
} {
  const [held, setHeld] = useState<Held>({ id, state: 'attente' });
  const [takeOverCount, setTakeOverCount] = useState(0);

  // The lock is the browser's, shared by its tabs, which communicate through a channel.
  useEffect(() => {
    if (!('locks' in navigator)) return undefined;
    const name = parcoursLockName(id);
    const channel = new BroadcastChannel(name);
    const waiting = new AbortController();
    let isGone = false;
    let release: (() => void) | undefined;
    const letGo = () => {
      release?.();
      release = undefined;
    };
    const yieldLock = () => {
      if (release === undefined) return;
      // The editor closes at once: its last write is under way when the lock is released.
      flushSync(() => setHeld({ id, state: 'ailleurs' }));
      void whenClosed().then(letGo);
    };
    const hold = () =>
      new Promise<void>((resolve) => {
        release = resolve;
        if (isGone) {
          resolve();
          return;
        }
        setHeld({ id, state: 'ici' });
        // For tabs in line since before this one could answer.
        channel.postMessage(presenceAnswer);
      });
    const lose = () => {
      release = undefined;
      if (!isGone) setHeld({ id, state: 'ailleurs' });
    };
    channel.addEventListener('message', ({ data }) => {
      if (data === yieldRequest) yieldLock();
      else if (data === presenceRequest) {
        if (release !== undefined) channel.postMessage(presenceAnswer);
      } else if (data === presenceAnswer && takeOverCount === 0) waiting.abort();
    });
    if (takeOverCount === 0) {
      channel.postMessage(presenceRequest);
      holdLock(name, { waiting, patience: patienceMs }, hold).catch(lose);
    } else {
      channel.postMessage(yieldRequest);
      holdLock(name, { waiting, patience: yieldPatienceMs }, hold)
        .catch(() => navigator.locks.request(name, { steal: true }, hold))
        .catch(lose);
    }
    return () => {
      isGone = true;
      channel.close();
      void whenClosed().then(letGo);
    };
  }, [id, takeOverCount]);

  const takeOver = useCallback(() => setTakeOverCount((count) => count + 1), []);
  if (!('locks' in navigator)) return { lock: 'ici', takeOver };
  return { lock: held.id === id ? held.state : 'attente', takeOver };
}
