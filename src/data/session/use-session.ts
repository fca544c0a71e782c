import { useEffect, useState, useSyncExternalStore } from 'react';
import { useFirebase } from '../firebase/firebase-context.tsx';
import { sessionStore, type SessionHint } from './session-store.ts';
import type { Session } from './session.ts';

/** Patience with the first session before a guard gives up (Safari's IndexedDB can hang). */
const sessionDeadlineMs = 8_000;

export type SessionState = {
  session: Session;
  /** The session is unknown: Auth could not be loaded, or has not answered in time. It may still arrive. */
  failed: boolean;
};

/** The session, loading Firebase Auth. */
export function useSession(): SessionState {
  const store = sessionStore(useFirebase());
  const session = useSyncExternalStore(store.subscribe, store.current, store.current);
  const [failed, setFailed] = useState(false);
  // Subscribes to the session store, which loads the SDK from the network.
  useEffect(() => {
    const deadline = setTimeout(() => {
      if (store.current().statut === 'inconnue') setFailed(true);
    }, sessionDeadlineMs);
    store.start().catch((error: unknown) => {
      console.warn('The session could not be read.', error);
      setFailed(true);
    });
    return () => clearTimeout(deadline);
  }, [store]);
  return { session, failed: failed && session.statut === 'inconnue' };
}

/** The device's memory of the session, without loading anything. */
export function useSessionHint(): SessionHint | null {
  const store = sessionStore(useFirebase());
  return useSyncExternalStore(store.subscribe, store.hint, () => null);
}
