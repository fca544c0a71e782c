import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenClosed } from '../session/closing.ts';

/** Whether this tab is the one that writes a parcours. */
export type ParcoursLock = 'attente' | 'ici' | 'ailleurs';

/** A page that is just being left may hold the lock a moment longer. */
const patienceMs = 800;
/** A tab that was asked to yield and hangs loses the lock after this long. */
const yieldPatienceMs = 3_000;
const yieldRequest = 'ceder';

/** The lock of this browser that the tab which writes a parcours holds. */
export function parcoursLockName(id: string): string {
  return `qc-parcours-${id}`;
}

type Held = { id: string; state: ParcoursLock };

/** Waits for the lock, then holds it until `release` settles. Rejects when it was not had in time, or was stolen. */
async function holdLock(
  name: string,
  patience: number,
  hold: () => Promise<void>,
): Promise<void> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), patience);
  await navigator.locks.request(name, { signal: waiting.signal }, () => {
    clearTimeout(timer);
    return hold();
  });
}

/**
 * Lets one tab of this browser write a parcours at a time: two would write over each other's draft. `takeOver` asks
 * the other tab to yield, which first keeps what was written there. Browsers without locks always write.
 */
export function useParcoursLock(id: string): {
  lock: ParcoursLock;
  takeOver: () => void;
} {
  const [held, setHeld] = useState<Held>({ id, state: 'attente' });
  const [takeOverCount, setTakeOverCount] = useState(0);

  // The lock is the browser's, shared by its tabs, which speak through a channel.
  useEffect(() => {
    if (!('locks' in navigator)) return undefined;
    const name = parcoursLockName(id);
    const channel = new BroadcastChannel(name);
    let isGone = false;
    let release: (() => void) | undefined;
    const yieldLock = () => {
      if (release === undefined) return;
      // The editor is closed here and now: its last writing is under way when the lock is given up.
      flushSync(() => setHeld({ id, state: 'ailleurs' }));
      void whenClosed().then(release);
    };
    const hold = () =>
      new Promise<void>((resolve) => {
        release = resolve;
        if (isGone) resolve();
        else setHeld({ id, state: 'ici' });
      });
    const lose = () => {
      release = undefined;
      if (!isGone) setHeld({ id, state: 'ailleurs' });
    };
    channel.addEventListener('message', ({ data }) => {
      if (data === yieldRequest) yieldLock();
    });
    if (takeOverCount === 0) {
      holdLock(name, patienceMs, hold).catch(lose);
    } else {
      channel.postMessage(yieldRequest);
      holdLock(name, yieldPatienceMs, hold)
        .catch(() => navigator.locks.request(name, { steal: true }, hold))
        .catch(lose);
    }
    return () => {
      isGone = true;
      channel.close();
      void whenClosed().then(() => release?.());
    };
  }, [id, takeOverCount]);

  const takeOver = useCallback(() => setTakeOverCount((count) => count + 1), []);
  if (!('locks' in navigator)) return { lock: 'ici', takeOver };
  return { lock: held.id === id ? held.state : 'attente', takeOver };
}
