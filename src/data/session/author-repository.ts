import { limits } from '@/domain/limits.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import type { Services } from '../firebase/services.ts';
import { answered } from '../firestore/answered.ts';
import type { User } from 'firebase/auth';
import { serverTimestamp } from 'firebase/firestore/lite';

/** An author, and their name: possibly empty. */
export type Author = { uid: string; nom: string };

/** The account of this session. Throws `AccessDeniedError` when it is closed, `OfflineError` when the device does not answer. */
export async function requireUser(services: Services): Promise<User> {
  const auth = await answered(services.auth());
  await answered(auth.authStateReady());
  const user = auth.currentUser;
  if (user === null) throw new AccessDeniedError('The session is closed.');
  return user;
}

/**
 * The account of this session, with a token that holds the proof of its address; null while it is not proven. Throws as
 * `requireUser`.
 */
export async function provenUser(services: Services): Promise<User | null> {
  const user = await requireUser(services);
  // A proof in another tab is in the next token only.
  if (!user.emailVerified) await user.reload();
  if (!user.emailVerified) return null;
  await user.getIdToken(true);
  return user;
}

/** The account that writes. Throws `AccessDeniedError` when the session is closed. */
export async function requireUid(services: Services): Promise<string> {
  return (await requireUser(services)).uid;
}

/** The author's account and name, possibly empty. Throws as `requireUid`. */
export async function requireAuthor(services: Services): Promise<Author> {
  const user = await requireUser(services);
  return { uid: user.uid, nom: nomOf(user) };
}

/** True if the account is of the team; the rules decide its rights. Throws as `requireUser`. */
export async function isTeam(services: Services): Promise<boolean> {
  const { claims } = await (await requireUser(services)).getIdTokenResult();
  return claims['admin'] === true;
}

/** The name beside `updatedBy`, as a document of a parcours holds it. */
export function signataireOf({ uid, nom }: Author): Author {
  return { uid, nom };
}

function nomOf({ displayName }: Pick<User, 'displayName'>): string {
  return (displayName ?? '').trim().slice(0, limits.auteurNom.max);
}

/** A membre's own card for the other membres of a parcours, as a document. */
export function ownCard(user: Pick<User, 'displayName' | 'email'>) {
  return { nom: nomOf(user), adresse: user.email ?? '', at: serverTimestamp() };
}
