import { limits } from '@/domain/limits.ts';
import { invitationEnd, type Invitation } from '@/domain/parcours/invitation.ts';
import { membreRoleList, type MembreRole } from '@/domain/parcours/membre.ts';
import { parcoursIdSchema, type ParcoursId } from '@/domain/parcours/parcours.ts';
import { AccessDeniedError, NotFoundError } from '@/lib/errors/data-error.ts';
import { orDataError } from '@/lib/errors/or-data-error.ts';
import { firestoreLite } from '@/lib/firebase/firestore-lite.ts';
import {
  arrayUnion,
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  increment,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  where,
  writeBatch,
  type DocumentReference,
} from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import {
  isTeam,
  ownCard,
  requireUid,
  requireUser,
} from '@/data/session/author-repository.ts';
import { timestampSchema } from '@/data/firestore/timestamp.ts';
import { randomHex } from '@/data/firestore/random-hex.ts';

const deadlineMs = 15_000;

const documentSchema = z.object({
  parcoursId: parcoursIdSchema,
  titre: z.string(),
  role: z.enum(membreRoleList),
  usedBy: z.nullable(z.string()),
  createdAt: timestampSchema,
});

function inTime<T>(work: Promise<T>): Promise<T> {
  return orDataError(work, deadlineMs);
}

/** Where an invitation lies, to a parcours or to the desk of a commune. */
export function invitationDoc(jeton: string): DocumentReference {
  return doc(firestoreLite(), 'invitations', jeton);
}

function invitationOf(jeton: string, data: unknown): Invitation | null {
  const parsed = documentSchema.safeParse(data);
  return parsed.success ? { jeton, ...parsed.data } : null;
}

/** Makes a link to a parcours, for seven days. Throws one of the data errors. */
export async function createInvitation(
  parcoursId: ParcoursId,
  role: MembreRole,
): Promise<Invitation> {
  const uid = await inTime(requireUid());
  const isAdmin = await inTime(isTeam());
  const parcours = await inTime(getDoc(doc(firestoreLite(), 'parcours', parcoursId)));
  const titre: unknown = parcours.get('titre');
  if (typeof titre !== 'string') throw new NotFoundError('There is no such parcours.');
  const jeton = randomHex(16);
  const createdAt = Date.now();
  await inTime(
    setDoc(invitationDoc(jeton), {
      parcoursId,
      titre,
      role,
      usedBy: null,
      parAdmin: isAdmin,
      uid,
      createdAt: serverTimestamp(),
      expireAt: Timestamp.fromMillis(invitationEnd({ createdAt })),
    }),
  );
  return { jeton, parcoursId, titre, role, usedBy: null, createdAt };
}

/** Invitations to a parcours that nobody used: all of them for an admin, else one's own. Throws one of the data errors. */
export async function listWaitingInvitations(
  parcoursId: ParcoursId,
  isAdmin: boolean,
): Promise<readonly Invitation[]> {
  const uid = await inTime(requireUid());
  const { docs } = await inTime(
    getDocs(
      query(
        collection(firestoreLite(), 'invitations'),
        where('parcoursId', '==', parcoursId),
        ...(isAdmin ? [] : [where('uid', '==', uid)]),
        limit(limits.invitationPage.max),
      ),
    ),
  );
  return docs
    .map((found) => invitationOf(found.id, found.data()))
    .filter((invitation) => invitation !== null)
    .filter(({ usedBy }) => usedBy === null)
    .toSorted((a, b) => b.createdAt - a.createdAt);
}

/** An invitation by its jeton; null when there is none, or none any more. Throws one of the data errors. */
export async function readInvitation(jeton: string): Promise<Invitation | null> {
  await inTime(requireUid());
  const found = await inTime(getDoc(invitationDoc(jeton)));
  return found.exists() ? invitationOf(jeton, found.data()) : null;
}

/** Takes an invitation back: whoever opens it finds nothing. Throws one of the data errors. */
export async function removeInvitation(jeton: string): Promise<void> {
  await inTime(deleteDoc(invitationDoc(jeton)));
}

/** The address of the account has not been proven to be its own. */
export class AddressNotProvenError extends Error {
  override name = 'AddressNotProvenError';
}

/**
 * Joins the parcours of an invitation, in one commit: the invitation is used, and this account alone is added with its
 * role. Throws `AddressNotProvenError`, or one of the data errors: `AccessDeniedError` when it was used, taken back or
 * has expired meanwhile, when the parcours is full, or when one is a membre already.
 */
export async function acceptInvitation(invitation: Invitation): Promise<void> {
  const user = await inTime(requireUser());
  // A proof given in another tab is in the next token only.
  if (!user.emailVerified) await inTime(user.reload());
  if (!user.emailVerified) throw new AddressNotProvenError('Not verified.');
  await inTime(user.getIdToken(true));
  const { jeton, parcoursId, role } = invitation;
  const batch = writeBatch(firestoreLite());
  batch.update(invitationDoc(jeton), { usedBy: user.uid });
  // Nothing of the parcours may be read before: the rules compare what it becomes with what it was.
  batch.update(doc(firestoreLite(), 'parcours', parcoursId), {
    [`membres.${user.uid}`]: role,
    membreUids: arrayUnion(user.uid),
    revision: increment(1),
    updatedAt: serverTimestamp(),
    updatedBy: user.uid,
    operationId: jeton,
  });
  batch.set(
    doc(firestoreLite(), 'parcours', parcoursId, 'membres', user.uid),
    ownCard(user),
  );
  try {
    await inTime(batch.commit());
  } catch (error) {
    // The answer of the first attempt was lost, or it was accepted in another tab.
    const isMine = (await readInvitation(jeton))?.usedBy === user.uid;
    if (!isMine || !(error instanceof AccessDeniedError)) throw error;
  }
}
