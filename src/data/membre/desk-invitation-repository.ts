import { AddressNotProvenError } from '@/data/membre/invitation-repository.ts';
import { isTeam, provenUser, requireUid } from '@/data/session/author-repository.ts';
import { serverTime } from '@/data/session/server-time-repository.ts';
import { invitationEnd } from '@/domain/parcours/sharing/invitation.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import type { User } from 'firebase/auth';
import {
  doc,
  getDoc,
  serverTimestamp,
  Timestamp,
  where,
  type DocumentReference,
  type QueryConstraint,
} from 'firebase/firestore/lite';
import { debitRepository } from '../debit/debit-repository.ts';
import type { Services } from '../firebase/services.ts';
import { answered } from '../firestore/answered.ts';
import { randomHex } from '../firestore/random-hex.ts';
import { waitingInvitations } from './invitation-repository.ts';

type Invitation = { usedBy: string | null; createdAt: number };

/**
 * The invitations (`invitations/{jeton}`) of the desks of collectivités: of a person to a desk (`role: 'responsable'`), of a commune to a
 * territory (`role`: its SIREN). `invitationOf` parses a document, and returns null for one of another kind. Functions throw data errors.
 */
export function deskInvitations<Kind extends Invitation>(
  services: Services,
  invitationOf: (jeton: string, fields: unknown) => Kind | null,
) {
  const debits = debitRepository(services);

  async function place(jeton: string): Promise<DocumentReference> {
    return doc(await services.firestore(), 'invitations', jeton);
  }

  async function readOne(jeton: string): Promise<Kind | null> {
    await requireUid(services);
    const found = await getDoc(await place(jeton));
    return found.exists() ? invitationOf(jeton, found.data()) : null;
  }

  async function makeOne(fields: { insee: string; titre: string; role: string }) {
    const uid = await requireUid(services);
    const parAdmin = await isTeam(services);
    const jeton = randomHex(16);
    const createdAt = await serverTime(services);
    const counted = { genre: 'invitation', de: jeton } as const;
    await debits.make(uid, counted, await place(jeton), {
      ...fields,
      usedBy: null,
      parAdmin,
      uid,
      createdAt: serverTimestamp(),
      expireAt: Timestamp.fromMillis(invitationEnd({ createdAt })),
    });
    return { jeton, usedBy: null, createdAt };
  }

  async function waitingOf(desk: QueryConstraint): Promise<readonly Kind[]> {
    const uid = await requireUid(services);
    const conditions = [desk, where('uid', '==', uid)];
    return waitingInvitations(await services.firestore(), conditions, invitationOf);
  }

  return {
    place,

    /** Makes one, for seven days. */
    make: (fields: { insee: string; titre: string; role: string }) =>
      answered(makeOne(fields)),

    /** The unused ones to a desk made by this account. */
    listWaiting: (desk: QueryConstraint) => answered(waitingOf(desk)),

    /** An invitation by its jeton; null if there is none, or no more. */
    read: (jeton: string) => answered(readOne(jeton)),

    /**
     * Accepts one, in the commit of `commit`. Also throws `AddressNotProvenError`, and `AccessDeniedError` when it was used, revoked or has
     * expired meanwhile, or when the rules refuse the rest of the commit.
     */
    accept: async (jeton: string, commit: (user: User) => Promise<void>) => {
      const user = await answered(provenUser(services));
      if (user === null) throw new AddressNotProvenError('Not verified.');
      try {
        await answered(commit(user));
      } catch (error) {
        // The answer of the first attempt was lost, or it was accepted in another tab.
        const stored = await answered(readOne(jeton));
        if (stored?.usedBy !== user.uid || !(error instanceof AccessDeniedError)) {
          throw error;
        }
      }
    },
  };
}
