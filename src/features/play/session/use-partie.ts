import { useEffect, useState, useSyncExternalStore } from 'react';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import type { OpenPartie } from './open-partie.ts';
import {
  createPartieSession,
  type PartieSession,
  type PartieView,
} from './partie-session.ts';

/** The session of a party while its screen is mounted, and its shown state. */
export function usePartie(open: OpenPartie): {
  session: PartieSession;
  view: PartieView;
} {
  const services = useFirebase();
  const [session] = useState(() => createPartieSession({ ...open, services }));
  const view = useSyncExternalStore(session.subscribe, session.getView);
  // Other tabs, the network and the page's own end are outside React.
  useEffect(() => session.start(), [session]);
  return { session, view };
}
