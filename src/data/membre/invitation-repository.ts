import { limits } from '@/domain/limits.ts';
import { invitationEnd, type Invitation } from '@/domain/parcours/sharing/invitation.ts';
import { membreRoleList, type MembreRole } from '@/domain/parcours/sharing/membre.ts';
import { parcoursIdSchema, type ParcoursId } from '@/domain/parcours/parcours.ts';
import { AccessDeniedError, NotFoundError } from '@/lib/errors/data-error.ts';
import type { User } from 'firebase/auth';
import {
  arrayUnion,
  deleteDoc,
  doc,
  getDoc,
  increment,
  serverTimestamp,
  Timestamp,
  where,
  writeBatch,
  type DocumentReference,
  collection,
  getDocs,
  limit,
  query,
  type Firestore,
  type QueryConstraint,
} from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import {
  isTeam,
  ownCard,
  provenUser,
  requireUid,
} from '@/data/session/author-repository.ts';
import { serverTime } from '@/data/session/server-time-repository.ts';
import { timestampSchema } from '@/data/firestore/timestamp.ts';
import { randomHex } from '@/data/firestore/random-hex.ts';
import { debitRepository } from '../debit/debit-repository.ts';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';

const documentSchema = z.object({
  parcoursId: parcoursIdSchema,
  titre: z.string(),
  role: z.enum(membreRoleList),
  usedBy: z.nullable(z.string()),
  createdAt: timestampSchema,
});

function invitationOf(jeton: string, data: unknown): Invitation | null {
  const parsed = documentSchema.safeParse(data);
  return parsed.success ? { jeton, ...parsed.data } : null;
}

/** The address of the account has not been proven to be its own. */
export class AddressNotProvenError extends Error {
  override name = 'AddressNotProvenError';
}

/**
 * The unused invitations that meet some conditions, newest first. `invitationOf` parses a document, and returns null if it is not an
 * invitation of that kind. Throws the errors of the SDK.
 */
export async function waitingInvitations<
  Invitation extends { usedBy: string | null; createdAt: number },
>(
  firestore: Firestore,
  conditions: readonly QueryConstraint[],
  invitationOf: (jeton: string, fields: Record<string, unknown>) => Invitation | null,
): Promise<readonly Invitation[]> {
  const { docs } = await getDocs(
    query(
      collection(firestore, 'invitations'),
      ...conditions,
      limit(limits.invitationPage.max),
    ),
  );
  return docs
    .map((found) => invitationOf(found.id, found.data()))
    .filter((invitation) => invitation !== null)
    .filter(({ usedBy }) => usedBy === null)
    .toSorted((a, b) => b.createdAt - a.createdAt);
}

/** The invitations to parcours in Firestore. Functions throw data errors. */
export const invitationRepository = perServices((services) => {
  const debits = debitRepository(services);

  async function invitationDoc(jeton: string): Promise<DocumentReference> {
    return doc(await services.firestore(), 'invitations', jeton);
  }

  async function createOne(
    parcoursId: ParcoursId,
    role: MembreRole,
  ): Promise<Invitation> {
    const uid = await requireUid(services);
    const isAdmin = await isTeam(services);
    const firestore = await services.firestore();
    const parcours = await getDoc(doc(firestore, 'parcours', parcoursId));
    const titre: unknown = parcours.get('titre');
    if (typeof titre !== 'string') throw new NotFoundError('There is no such parcours.');
    const jeton = randomHex(16);
    const createdAt = await serverTime(services);
    const counted = { genre: 'invitation', de: jeton } as const;
    await debits.make(uid, counted, await invitationDoc(jeton), {
      parcoursId,
      titre,
      role,
      usedBy: null,
      parAdmin: isAdmin,
      uid,
      createdAt: serverTimestamp(),
      expireAt: Timestamp.fromMillis(invitationEnd({ createdAt })),
    });
    return { jeton, parcoursId, titre, role, usedBy: null, createdAt };
  }

  async function waitingOf(
    parcoursId: ParcoursId,
    isAdmin: boolean,
  ): Promise<readonly Invitation[]> {
    const uid = await requireUid(services);
    return waitingInvitations(
      await services.firestore(),
      [
        where('parcoursId', '==', parcoursId),
        ...(isAdmin ? [] : [where('uid', '==', uid)]),
      ],
      invitationOf,
    );
  }

  async function readOne(jeton: string): Promise<Invitation | null> {
    await requireUid(services);
    const found = await getDoc(await invitationDoc(jeton));
    return found.exists() ? invitationOf(jeton, found.data()) : null;
  }

  async function commitJoining(
    user: User,
    { jeton, parcoursId, role }: Invitation,
  ): Promise<void> {
    const firestore = await services.firestore();
    const batch = writeBatch(firestore);
    batch.update(await invitationDoc(jeton), { usedBy: user.uid });
    // The parcours may not be read before: the rules compare its states before and after.
    batch.update(doc(firestore, 'parcours', parcoursId), {
      [`membres.${user.uid}`]: role,
      membreUids: arrayUnion(user.uid),
      revision: increment(1),
      updatedAt: serverTimestamp(),
      updatedBy: user.uid,
      operationId: jeton,
    });
    batch.set(doc(firestore, 'parcours', parcoursId, 'membres', user.uid), ownCard(user));
    await batch.commit();
  }

  return {
    /** Makes a link to a parcours, for seven days. */
    create: (parcoursId: ParcoursId, role: MembreRole) =>
      answered(createOne(parcoursId, role)),

    /** Unused invitations to a parcours: all of them for an admin, else those made by this account. */
    listWaiting: (parcoursId: ParcoursId, isAdmin: boolean) =>
      answered(waitingOf(parcoursId, isAdmin)),

    /** An invitation by its jeton; null if there is none, or no more. */
    read: (jeton: string) => answered(readOne(jeton)),

    /** Revokes an invitation: its link becomes invalid. */
    remove: (jeton: string) => answered(invitationDoc(jeton).then(deleteDoc)),

    /**
     * Joins the parcours of an invitation, in one commit: the invitation is used, and this account alone is added with its role. Also
     * throws `AddressNotProvenError`, and `AccessDeniedError` when it was used, revoked or has expired meanwhile, when the parcours is
     * full, or when this account is a membre already.
     */
    accept: async (invitation: Invitation): Promise<void> => {
      const user = await answered(provenUser(services));
      if (user === null) throw new AddressNotProvenError('Not verified.');
      try {
        await answered(commitJoining(user, invitation));
      } catch (error) {
        // The answer of the first attempt was lost, or it was accepted in another tab.
        const isMine = (await answered(readOne(invitation.jeton)))?.usedBy === user.uid;
        if (!isMine || !(error instanceof AccessDeniedError)) throw error;
      }
    },
  };
});
