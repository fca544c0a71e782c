import { limits } from '@/domain/limits.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { firebaseAuth } from '@/lib/firebase/auth.ts';
import { withDeadline } from '@/lib/network/deadline.ts';
import type { User } from 'firebase/auth';
import { serverTimestamp } from 'firebase/firestore/lite';

const deadlineMs = 15_000;

/** Who writes, and the name that they go by: possibly empty. */
export type Author = { uid: string; nom: string };

/** The account of this session. Throws `AccessDeniedError` when it is closed. */
export async function requireUser(): Promise<User> {
  const auth = firebaseAuth();
  await withDeadline(auth.authStateReady(), deadlineMs);
  const user = auth.currentUser;
  if (user === null) throw new AccessDeniedError('The session is closed.');
  return user;
}

/** The account that writes. Throws `AccessDeniedError` when the session is closed. */
export async function requireUid(): Promise<string> {
  return (await requireUser()).uid;
}

/** The account that writes and the name that it goes by, possibly empty. Throws as `requireUid`. */
export async function requireAuthor(): Promise<Author> {
  const user = await requireUser();
  return { uid: user.uid, nom: nomOf(user) };
}

/** Whether the account is of the team; what it may do is said by the rules. Throws as `requireUser`. */
export async function isTeam(): Promise<boolean> {
  const { claims } = await (await requireUser()).getIdTokenResult();
  return claims['admin'] === true;
}

/** The name beside `updatedBy`, as a document of a parcours holds it. */
export function signataireOf({ uid, nom }: Author): Author {
  return { uid, nom };
}

function nomOf({ displayName }: Pick<User, 'displayName'>): string {
  return (displayName ?? '').trim().slice(0, limits.auteurNom.max);
}

/** What a membre says of themselves to those who share a parcours with them, as a document. */
export function ownCard(user: Pick<User, 'displayName' | 'email'>) {
  return { nom: nomOf(user), adresse: user.email ?? '', at: serverTimestamp() };
}
