import { ligneCourteOf, type LigneCourte } from '../parcours/ligne-courte.ts';
import { ownCard, provenUser, requireUid } from '@/data/session/author-repository.ts';
import { AddressNotProvenError } from '@/data/membre/invitation-repository.ts';
import type {
  Collectivite,
  InvitationDeMairie,
  Responsable,
} from '@/domain/commune/responsable.ts';
import { limits } from '@/domain/limits.ts';
import { InvalidDocumentError } from '@/lib/errors/data-error.ts';
import type { User } from 'firebase/auth';
import {
  arrayRemove,
  arrayUnion,
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';
import { createOperationId } from '../firestore/operation-id.ts';
import { timestampSchema } from '../firestore/timestamp.ts';
import { deskInvitations } from '../membre/desk-invitation-repository.ts';
import { bureauRepository } from './bureau-repository.ts';

const communeSchema = z.object({ nom: z.string(), responsables: z.array(z.string()) });
const cardSchema = z.object({
  nom: z.string(),
  adresse: z.string(),
  recap: z.optional(z.boolean()),
});
const invitationSchema = z.object({
  insee: z.string(),
  titre: z.string(),
  usedBy: z.nullable(z.string()),
  createdAt: timestampSchema,
});

/** A collectivité with its responsables. */
export type CollectiviteDesk = Collectivite & {
  /** The account that reads it. */
  uid: string;
  responsables: readonly Responsable[];
};

function signed(uid: string, operationId: string) {
  return { updatedAt: serverTimestamp(), updatedBy: uid, operationId };
}

function invitationOf(jeton: string, data: unknown): InvitationDeMairie | null {
  const parsed = invitationSchema.safeParse(data);
  if (!parsed.success) return null;
  const { titre, ...rest } = parsed.data;
  return { jeton, nom: titre, ...rest };
}

/**
 * The desks of communes in Firestore, and their responsables. Functions throw data errors: `AccessDeniedError` for a person who is neither
 * of the team nor one of the responsables.
 */
export const responsableRepository = perServices((services) => {
  const invitations = deskInvitations(services, invitationOf);

  async function communeDoc(insee: string) {
    return doc(await services.firestore(), 'communes', insee);
  }

  async function cardDoc(insee: string, uid: string) {
    return doc(await services.firestore(), 'communes', insee, 'responsables', uid);
  }

  async function ownCommunes(): Promise<readonly Collectivite[]> {
    const uid = await requireUid(services);
    const { docs } = await getDocs(
      query(
        collection(await services.firestore(), 'communes'),
        where('responsables', 'array-contains', uid),
        limit(limits.ownCommunePage.max),
      ),
    );
    return docs
      .map((found) => ({ insee: found.id, nom: String(found.get('nom')) }))
      .toSorted((a, b) => a.nom.localeCompare(b.nom, 'fr'));
  }

  async function cardsOf(insee: string) {
    const { docs } = await getDocs(
      query(
        collection(await services.firestore(), 'communes', insee, 'responsables'),
        limit(limits.responsableCount.max),
      ),
    );
    return new Map(docs.map((card) => [card.id, cardSchema.safeParse(card.data()).data]));
  }

  async function readOne(insee: string): Promise<CollectiviteDesk | null> {
    const uid = await requireUid(services);
    const found = await getDoc(await communeDoc(insee));
    if (!found.exists()) return null;
    const parsed = communeSchema.safeParse(found.data());
    if (!parsed.success) {
      throw new InvalidDocumentError(`The commune ${insee} is unreadable.`, {
        cause: parsed.error,
      });
    }
    const { nom, responsables } = parsed.data;
    const cards = await cardsOf(insee);
    return {
      insee,
      nom,
      uid,
      responsables: responsables.map((one) => ({
        uid: one,
        nom: '',
        adresse: '',
        ...cards.get(one),
      })),
    };
  }

  async function openOne({ insee, nom }: Collectivite): Promise<void> {
    const uid = await requireUid(services);
    await setDoc(await communeDoc(insee), {
      nom,
      responsables: [],
      ...signed(uid, createOperationId()),
    });
  }

  async function writeRecap(insee: string, wants: boolean): Promise<void> {
    const user = await provenUser(services);
    if (user === null) throw new AddressNotProvenError('Not verified.');
    await setDoc(await cardDoc(insee, user.uid), {
      ...ownCard(user),
      ...(wants && { recap: true }),
    });
  }

  async function takeAway(insee: string, gone: string): Promise<void> {
    const uid = await requireUid(services);
    const batch = writeBatch(await services.firestore());
    batch.update(await communeDoc(insee), {
      responsables: arrayRemove(gone),
      ...signed(uid, createOperationId()),
    });
    batch.delete(await cardDoc(insee, gone));
    await batch.commit();
  }

  async function parcoursIn(insee: string): Promise<readonly LigneCourte[]> {
    await requireUid(services);
    const { docs } = await getDocs(
      query(
        collection(await services.firestore(), 'parcours'),
        where('insee', '==', insee),
        limit(limits.ownParcoursPage.max),
      ),
    );
    return docs
      .map((found) => ligneCourteOf(found.id, found.data()))
      .filter((parcours) => parcours !== null)
      .toSorted(
        (a, b) =>
          Number(b.publication !== null) - Number(a.publication !== null) ||
          b.updatedAt - a.updatedAt,
      );
  }

  async function inviteOne({ insee, nom }: Collectivite): Promise<InvitationDeMairie> {
    const made = await invitations.make({ insee, titre: nom, role: 'responsable' });
    return { ...made, insee, nom };
  }

  async function commitAccepting(
    user: User,
    { jeton, insee }: Pick<InvitationDeMairie, 'jeton' | 'insee'>,
  ): Promise<void> {
    const batch = writeBatch(await services.firestore());
    batch.update(await invitations.place(jeton), { usedBy: user.uid });
    // The commune may not be read before: the rules compare its states before and after.
    batch.update(await communeDoc(insee), {
      responsables: arrayUnion(user.uid),
      ...signed(user.uid, jeton),
    });
    batch.set(await cardDoc(insee, user.uid), ownCard(user));
    await batch.commit();
  }

  return {
    /** The communes that this account answers for. */
    listOwn: () => answered(ownCommunes()),

    /** The desk of a commune; null when the team has opened none, which only admins learn. */
    readDesk: (insee: string) => answered(readOne(insee)),

    /** Opens the desk of a commune, still without a responsable. For admins. */
    openDesk: (commune: Collectivite) => answered(openOne(commune)),

    /**
     * Removes a responsable: oneself, or anyone for an admin; first the messages of the commune, which are stored elsewhere: after an
     * interruption, a person is a responsable of a commune without its messages, and never the reverse.
     */
    remove: async (insee: string, gone: string): Promise<void> => {
      await bureauRepository(services).close(insee, gone);
      await answered(takeAway(insee, gone));
    },

    /**
     * Subscribes this account's proven address to the reports of a commune by e-mail, or cancels it. For its responsables. Also throws
     * `AddressNotProvenError`. `npm run recap -- --mail` writes the e-mails.
     */
    setRecap: (insee: string, wants: boolean) => answered(writeRecap(insee, wants)),

    /** The parcours of a commune, published ones first: as many reads as there are. */
    listParcours: (insee: string) => answered(parcoursIn(insee)),

    /** Makes a link to the desk of a commune, for seven days. */
    invite: inviteOne,

    /** The unused invitations to a commune made by this account. */
    listWaiting: (insee: string) => invitations.listWaiting(where('insee', '==', insee)),

    /** Revokes an invitation: its link becomes invalid. */
    takeBack: (jeton: string) => answered(invitations.place(jeton).then(deleteDoc)),

    /** An invitation to a commune by its jeton; null if there is none, or no more. */
    readInvitation: invitations.read,

    /**
     * Becomes a responsable with an invitation, in one commit. Also throws `AddressNotProvenError`, and `AccessDeniedError` when it was
     * used, revoked or has expired meanwhile, or when this account is a responsable already.
     */
    accept: (invitation: Pick<InvitationDeMairie, 'jeton' | 'insee'>): Promise<void> =>
      invitations.accept(invitation.jeton, (user) => commitAccepting(user, invitation)),
  };
});
