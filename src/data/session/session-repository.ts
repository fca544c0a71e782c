import { OfflineError, type DataError } from '@/lib/errors/data-error.ts';
import { toDataError } from '@/lib/errors/firebase-error.ts';
import { firebaseAuth } from '@/lib/firebase/auth.ts';
import { FirebaseError } from 'firebase/app';
import {
  onIdTokenChanged,
  signInAnonymously,
  signInWithEmailAndPassword,
  signOut as signOutOfFirebase,
  type User,
} from 'firebase/auth';
import type { Session } from './session.ts';

function compteOf(user: User, admin: boolean): Session {
  const email = user.email ?? '';
  // An account made by hand may bear an empty name.
  const nom = user.displayName?.trim() || email;
  return { statut: 'compte', uid: user.uid, email, nom, admin };
}

async function sessionOf(user: User | null): Promise<Session> {
  if (user === null) return { statut: 'absente' };
  if (user.isAnonymous) return { statut: 'anonyme', uid: user.uid };
  try {
    const { claims } = await user.getIdTokenResult();
    return compteOf(user, claims['admin'] === true);
  } catch {
    // The token could not be refreshed: the account is known, its rights are not.
    return compteOf(user, false);
  }
}

/**
 * Tells the session now and after each change, in this tab or another, in order. Returns the way to stop.
 * Claims are read from the token: a right that was just given is there after the next refresh.
 */
export function watchSession(listener: (session: Session) => void): () => void {
  let latest = 0;
  const stop = onIdTokenChanged(firebaseAuth(), (user) => {
    latest += 1;
    const current = latest;
    void sessionOf(user).then((session) => {
      // Rights that took long to read must not bring back a session that was closed meanwhile.
      if (current === latest) listener(session);
    });
  });
  return () => {
    latest += 1;
    stop();
  };
}

/**
 * Signs in by e-mail and password. Rejects with Firebase's own error (`code` starts with `auth/`), for which
 * `lib/errors/auth-message.ts` has the sentence.
 */
export async function signInWithPassword(
  email: string,
  password: string,
): Promise<Session> {
  const { user } = await signInWithEmailAndPassword(firebaseAuth(), email, password);
  return sessionOf(user);
}

/** Closes the session, in every tab. */
export async function signOut(): Promise<void> {
  await signOutOfFirebase(firebaseAuth());
}

/** Codes that mean « not now »: 100 new sessions an hour and address would stop a whole school. */
const later = new Set([
  'auth/too-many-requests',
  'auth/quota-exceeded',
  'auth/timeout',
  'auth/internal-error',
]);

function anonymousError(error: unknown): DataError {
  if (error instanceof FirebaseError && later.has(error.code)) {
    return new OfflineError('No session can be made now.', { cause: error });
  }
  return toDataError(error);
}

let anonymousSignIn: Promise<string> | undefined;

async function makeAnonymousSession(): Promise<string> {
  try {
    const { user } = await signInAnonymously(firebaseAuth());
    return user.uid;
  } catch (error) {
    throw anonymousError(error);
  } finally {
    anonymousSignIn = undefined;
  }
}

/**
 * The uid under which a player's party is proven: the session there is, or an anonymous one made quietly, one only
 * however many ask at the same time. Throws `OfflineError` when the network, or the
 * number of sessions made from here, does not allow it yet.
 */
export async function ensurePlayerUid(): Promise<string> {
  const auth = firebaseAuth();
  await auth.authStateReady();
  if (auth.currentUser !== null) return auth.currentUser.uid;
  anonymousSignIn ??= makeAnonymousSession();
  return anonymousSignIn;
}
