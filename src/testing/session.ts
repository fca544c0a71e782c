import type { Services } from '@/data/firebase/services.ts';
import { sessionStore } from '@/data/session/session-store.ts';
import type { Session } from '@/data/session/session.ts';

/** A session set by a test; `tell` changes it. It loads nothing, and stores no hint of it on the device. */
export function handInSession(
  services: Services,
  first: Session = { statut: 'absente' },
): { tell: (next: Session) => void } {
  let session = first;
  const listeners = new Set<() => void>();
  const hintOf = ({ nom, admin }: Extract<Session, { statut: 'compte' }>) => ({
    nom,
    admin,
  });
  let hint = session.statut === 'compte' ? hintOf(session) : null;
  sessionStore.handIn(services, {
    current: () => session,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    known: () => Promise.resolve(session),
    start: () => Promise.resolve(),
    hint: () => hint,
  });
  return {
    tell: (next) => {
      session = next;
      hint = next.statut === 'compte' ? hintOf(next) : null;
      for (const listener of listeners) listener();
    },
  };
}
