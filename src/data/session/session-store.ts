import { choice, readBy } from '@/device/choice.ts';
import { plainSession } from '@/lib/firebase/plain-session.ts';
import { perServices } from '../firebase/per-services.ts';
import type { Session } from './session.ts';

/** The person last signed in on this device: enough for the header of a page, and read without the SDK. */
export type SessionHint = { nom: string; admin: boolean };

/** Null without an open account. */
const sessionHint = choice<SessionHint | null>(
  'qc.session',
  readBy((kept) => {
    if (typeof kept !== 'object' || kept === null) return null;
    if (!('nom' in kept) || typeof kept.nom !== 'string') return null;
    return { nom: kept.nom, admin: 'admin' in kept && kept.admin === true };
  }),
  null,
);

/** Stores the hint of an account on this device; any other session removes it. */
function keepSessionHint(session: Session): void {
  if (session.statut !== 'compte') sessionHint.forget();
  else sessionHint.keep({ nom: session.nom, admin: session.admin });
}

/**
 * The session for the whole application. Firebase Auth is loaded at the first `start()` only: a public page shows the device's memory
 * (`hint`) and loads nothing.
 */
export const sessionStore = perServices((services) => {
  let session: Session = { statut: 'inconnue' };
  let started: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  function publish(next: Session): void {
    session = next;
    keepSessionHint(next);
    for (const listener of listeners) listener();
  }

  async function watch(): Promise<void> {
    const { sessionRepository } = await import('./session-repository.ts');
    await sessionRepository(services).watch(publish, {
      hadAccount: sessionHint.read() !== null,
    });
  }

  function start(): Promise<void> {
    started ??= watch().catch((error: unknown) => {
      started = undefined;
      window.addEventListener('online', startAgain, { once: true });
      throw error;
    });
    return started;
  }

  function startAgain(): void {
    start().catch((error: unknown) => {
      console.warn('The session could not be read.', error);
    });
  }

  return {
    /** The session as known now. */
    current: (): Session => session,

    /** Calls `listener` after each change of the session. Returns the way to stop. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** The session once known. Waits as long as the device takes. */
    known: (): Promise<Session> =>
      new Promise((resolve) => {
        const look = () => {
          if (session.statut === 'inconnue') return;
          listeners.delete(look);
          resolve(session);
        };
        listeners.add(look);
        look();
      }),

    /**
     * Loads Firebase Auth once and follows the session from then on. Rejects when the SDK cannot be loaded; it is then
     * tried again when the network is back, or at the next call.
     */
    start,

    /** The person last signed in on this device, for the header of a page that has not loaded Auth. */
    hint: (): SessionHint | null => sessionHint.read(),
  };
});

/**
 * For a browser whose storage does not answer: reloads the page, which then keeps its session in plain storage. The person signs in again.
 */
export function restartWithPlainStorage(): void {
  plainSession.keep('1');
  window.location.reload();
}
