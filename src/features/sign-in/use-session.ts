import { useEffect, useSyncExternalStore } from 'react';
import type { Session } from '@/data/session/session.ts';
import {
  currentSession,
  startSession,
  subscribeToSession,
} from '@/data/session/session-store.ts';

/** The session, loading Firebase Auth. It stays `inconnue` when the SDK cannot be loaded: a try to sign in will say why. */
export function useSession(): Session {
  const session = useSyncExternalStore(
    subscribeToSession,
    currentSession,
    currentSession,
  );
  // Joins the session store, which loads the SDK from the network.
  useEffect(() => {
    startSession().catch((error: unknown) => {
      console.warn('The session could not be read.', error);
    });
  }, []);
  return session;
}
