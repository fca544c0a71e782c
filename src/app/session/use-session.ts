import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Session } from '@/data/session/session.ts';
import {
  currentSession,
  sessionHint,
  startSession,
  subscribeToSession,
} from '@/data/session/session-store.ts';

/** How long a start-up may wait for the first session before it goes on (facts/security.md §3.5: Safari can hang). */
const sessionDeadlineMs = 8_000;

export type SessionState = { session: Session; failed: boolean };

/** The session, loading Firebase Auth. `failed` once it could not be loaded or did not answer in time. */
export function useSession(): SessionState {
  const session = useSyncExternalStore(
    subscribeToSession,
    currentSession,
    currentSession,
  );
  const [failed, setFailed] = useState(false);
  // Joins the session store, which loads the SDK from the network.
  useEffect(() => {
    const deadline = setTimeout(() => setFailed(true), sessionDeadlineMs);
    startSession().catch(() => setFailed(true));
    return () => clearTimeout(deadline);
  }, []);
  return { session, failed: failed && session.statut === 'inconnue' };
}

/** What the device remembers of the session, without loading anything. */
export function useSessionHint(): ReturnType<typeof sessionHint> {
  return useSyncExternalStore(subscribeToSession, sessionHint, () => null);
}
