import { keepSessionInPlainStorage } from '@/lib/plain-storage.ts';
import type { Session } from './session.ts';

/**
 * The session as the whole application sees it. Firebase Auth is loaded at the first `startSession()` only:
 * a public page shows what the device remembers (`sessionHint`) and loads nothing.
 */
export type SessionHint = { nom: string; admin: boolean };

const hintKey = 'qc.session';

let session: Session = { statut: 'inconnue' };
let started: Promise<void> | undefined;
const listeners = new Set<() => void>();

function writeHint(next: Session): void {
  try {
    if (next.statut === 'compte') {
      const hint: SessionHint = { nom: next.nom, admin: next.admin };
      localStorage.setItem(hintKey, JSON.stringify(hint));
    } else {
      localStorage.removeItem(hintKey);
    }
  } catch {
    // Storage is blocked: the header will say « Se connecter », which is harmless.
  }
}

function publish(next: Session): void {
  session = next;
  writeHint(next);
  for (const listener of listeners) listener();
}

/** The session as known now. */
export function currentSession(): Session {
  return session;
}

/** Calls `listener` after each change of the session. Returns the way to stop. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The session once it is known. Waits as long as the device takes to say it. */
export function knownSession(): Promise<Session> {
  return new Promise((resolve) => {
    const look = () => {
      if (session.statut === 'inconnue') return;
      listeners.delete(look);
      resolve(session);
    };
    listeners.add(look);
    look();
  });
}

/**
 * Loads Firebase Auth once and follows the session from then on. Rejects when the SDK cannot be loaded; it is then tried
 * again when the network is back, or when it is asked again.
 */
export function startSession(): Promise<void> {
  started ??= start().catch((error: unknown) => {
    started = undefined;
    window.addEventListener('online', startAgain, { once: true });
    throw error;
  });
  return started;
}

function startAgain(): void {
  startSession().catch((error: unknown) => {
    console.warn('The session could not be read.', error);
  });
}

async function start(): Promise<void> {
  const [{ watchSession }, { appCheckReady }] = await Promise.all([
    import('./session-repository.ts'),
    import('@/lib/firebase/app-check.ts'),
  ]);
  await appCheckReady();
  watchSession(publish, { hadAccount: sessionHint() !== null });
}

/**
 * The way on for a browser whose storage does not answer: the page is loaded again, and keeps its session in plain
 * storage. One signs in again.
 */
export function restartWithPlainStorage(): void {
  keepSessionInPlainStorage();
  window.location.reload();
}

function parseHint(text: string | null): SessionHint | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    if (!('nom' in value) || typeof value.nom !== 'string') return null;
    return { nom: value.nom, admin: 'admin' in value && value.admin === true };
  } catch {
    return null;
  }
}

let hintText: string | null = null;
let hint: SessionHint | null = null;

/** Who was signed in on this device when last seen, for the header of a page that has not loaded Auth. */
export function sessionHint(): SessionHint | null {
  let text: string | null;
  try {
    text = localStorage.getItem(hintKey);
  } catch {
    return null;
  }
  // The same object as long as the text is the same: React compares snapshots by identity.
  if (text === hintText) return hint;
  hintText = text;
  hint = parseHint(text);
  return hint;
}
