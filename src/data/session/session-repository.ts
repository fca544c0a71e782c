import { tabNews } from '@/device/tabs.ts';
import {
  OfflineError,
  type DataError,
  AccessDeniedError,
} from '@/lib/errors/data-error.ts';
import { toDataError } from '@/lib/errors/firebase-error.ts';
import { endSessionOnPurpose, takeSessionEnd } from '@/lib/errors/session-end.ts';
import { FirebaseError } from 'firebase/app';
import {
  onIdTokenChanged,
  signInAnonymously,
  signOut as signOutOfFirebase,
  type Auth,
  type User,
} from 'firebase/auth';
import { readWhetherDocumentExists } from '@/lib/firebase/firestore-rest.ts';
import { withDeadline } from '@/lib/network/deadline.ts';
import { perServices } from '../firebase/per-services.ts';
import type { Services } from '../firebase/services.ts';
import { readyAuth } from './ready-auth-repository.ts';
import type { Session } from './session.ts';
import { hasAdminClaim, keptToken, watchToken } from './token-repository.ts';

/**
 * The uid whose session another tab closed on purpose. In browsers without channels, a tab sees the device's data, as Firebase Auth does.
 */
const signOutNews = tabNews<string>('quetes-et-codes-session');

function compteOf(user: User, admin: boolean): Session {
  const email = user.email ?? '';
  // An account made by hand may have an empty name.
  const nom = user.displayName?.trim() || email;
  return { statut: 'compte', uid: user.uid, email, nom, admin };
}

/** The token, renewed if necessary; without network the device's own, for its claims. */
async function tokenOf(user: User): Promise<string> {
  try {
    return await user.getIdToken();
  } catch {
    return keptToken(user)?.token ?? '';
  }
}

/** A page that only admins see waits that long to learn whether the right was withdrawn. */
const revocationDeadlineMs = 3_000;

/**
 * True if the admin right that a token still claims was withdrawn: a token lives an hour, the document exists at once and the rules obey
 * it. A revoked account may not read it, and that is the answer. One read. Without an answer, the token is believed: the rules are the
 * lock.
 */
export async function isRevoked(uid: string, idToken: string): Promise<boolean> {
  try {
    return await withDeadline(
      readWhetherDocumentExists(`revocations/${uid}`, idToken),
      revocationDeadlineMs,
    );
  } catch (error) {
    return error instanceof AccessDeniedError;
  }
}

async function isAdmin(user: User): Promise<boolean> {
  const token = await tokenOf(user);
  return hasAdminClaim(token) && !(await isRevoked(user.uid, token));
}

async function sessionOf(user: User | null): Promise<Session> {
  if (user === null) return { statut: 'absente' };
  if (user.isAnonymous) return { statut: 'anonyme', uid: user.uid };
  return compteOf(user, await isAdmin(user));
}

/** The SDK reports the end of the session before the caller that caused it has caught the error with the reason. */
function afterTheError(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

async function endedSession(): Promise<Session> {
  await afterTheError();
  const raison = takeSessionEnd();
  return raison === null ? { statut: 'absente' } : { statut: 'absente', raison };
}

/** A return to the page asks about a withdrawn right again, but not at each glance. */
const revocationCheckMs = 60_000;

export type WatchOptions = {
  /** An account was open on this device when last seen. */
  hadAccount?: boolean;
};

/** Follows the session of `auth`; `listener` and the returned value are those of `sessionRepository.watch`. */
function follow(
  auth: Auth,
  listener: (session: Session) => void,
  hadAccount: boolean,
): () => void {
  let latest = 0;
  let wasAccount = hadAccount;
  let isClosed = false;
  let toldAt = 0;

  const tell = (reading: Promise<Session>) => {
    latest += 1;
    const current = latest;
    void reading.then((session) => {
      // Rights that took long to read must not bring back a session that was closed meanwhile.
      if (current !== latest) return;
      toldAt = Date.now();
      listener(session);
    });
  };

  const stopListening = onIdTokenChanged(auth, (user) => {
    // Two calls refused together end the session twice: the first one has the reason.
    if (user === null && isClosed) return;
    isClosed = user === null;
    const isEnd = isClosed && wasAccount;
    wasAccount = user?.isAnonymous === false;
    tell(isEnd ? endedSession() : sessionOf(user));
  });
  const token = watchToken(auth);

  const wake = () => {
    if (document.visibilityState === 'hidden') return;
    token.wake();
    const { currentUser } = auth;
    if (currentUser === null || Date.now() - toldAt < revocationCheckMs) return;
    tell(sessionOf(currentUser));
  };
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('online', wake);
  const stopHearing = signOutNews.hear((uid) => void closeSessionOf(auth, uid));

  return () => {
    latest += 1;
    stopListening();
    stopHearing();
    token.stop();
    document.removeEventListener('visibilitychange', wake);
    window.removeEventListener('online', wake);
  };
}

/** Closes a session closed by another tab, once this one knows its own: its pending write is undone after it. */
async function closeSessionOf(auth: Auth, uid: string): Promise<void> {
  await auth.authStateReady();
  if (auth.currentUser?.uid === uid) await signOutOfFirebase(auth);
}

/** The session of this device, and its end. */
export const sessionRepository = perServices((services) => ({
  /**
   * Watches the session, in this tab or another, in order, and keeps its token fresh. Claims are read from the token: a new right appears
   * after the next refresh. Resolves with a stop function once Auth is followed; rejects when it cannot be loaded.
   */
  watch: async (
    listener: (session: Session) => void,
    { hadAccount = false }: WatchOptions = {},
  ): Promise<() => void> => follow(await services.auth(), listener, hadAccount),

  /**
   * Closes the session, in every tab. The others get a message: a tab that was just reading its session would otherwise store it again
   * after this one has removed it from the device, for the next person.
   */
  signOut: async (): Promise<void> => {
    const auth = await services.auth();
    const uid = auth.currentUser?.uid;
    await endSessionOnPurpose(() => signOutOfFirebase(auth));
    if (uid !== undefined) signOutNews.tell(uid);
  },
}));

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

const anonymousSignIns = new WeakMap<Auth, Promise<string>>();

async function makeAnonymousSession(auth: Auth): Promise<string> {
  try {
    const { user } = await signInAnonymously(auth);
    return user.uid;
  } catch (error) {
    throw anonymousError(error);
  } finally {
    anonymousSignIns.delete(auth);
  }
}

/**
 * The uid that proves a player's party: the present session, or an anonymous one made silently, a single one for simultaneous calls. Throws
 * `OfflineError` when the network, or the number of sessions made from here, does not allow it yet.
 */
export async function ensurePlayerUid(services: Services): Promise<string> {
  const auth = await readyAuth(services);
  if (auth.currentUser !== null) return auth.currentUser.uid;
  const underWay = anonymousSignIns.get(auth) ?? makeAnonymousSession(auth);
  anonymousSignIns.set(auth, underWay);
  return underWay;
}
