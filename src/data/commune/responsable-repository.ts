import {
  isTeam,
  ownCard,
  requireUid,
  requireUser,
} from '@/data/session/author-repository.ts';
import {
  AddressNotProvenError,
  invitationDoc,
} from '@/data/parcours/invitation-repository.ts';
import { timestampSchema } from '@/data/firestore/timestamp.ts';
import { createOperationId } from '@/data/firestore/operation-id.ts';
import { randomHex } from '@/data/firestore/random-hex.ts';
import type {
  CommuneDeMairie,
  InvitationDeMairie,
  Responsable,
} from '@/domain/commune/responsable.ts';
import { limits } from '@/domain/limits.ts';
import { invitationEnd } from '@/domain/parcours/invitation.ts';
import { etatList, parcoursIdSchema } from '@/domain/parcours/parcours.ts';
import type { Etat, ParcoursId } from '@/domain/parcours/parcours.ts';
import { queteIdSchema, type QueteId } from '@/domain/quete/quete.ts';
import { AccessDeniedError, InvalidDocumentError } from '@/lib/errors/data-error.ts';
import { orDataError } from '@/lib/errors/or-data-error.ts';
import { firestoreLite } from '@/lib/firebase/firestore-lite.ts';
import {
  arrayRemove,
  arrayUnion,
  collection,
  doc,
  getDoc,
  getDocs,
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

const deadlineMs = 15_000;

const communeSchema = z.object({ nom: z.string(), responsables: z.array(z.string()) });
const cardSchema = z.object({ nom: z.string(), adresse: z.string() });
const invitationSchema = z.object({
  insee: z.string(),
  titre: z.string(),
  usedBy: z.nullable(z.string()),
  createdAt: timestampSchema,
});
const parcoursSchema = z.object({
  titre: z.string(),
  communeNom: z.string(),
  etat: z.enum(etatList),
  publication: z.optional(z.object({ queteId: queteIdSchema, version: z.int() })),
  updatedAt: timestampSchema,
});

function inTime<T>(work: Promise<T>): Promise<T> {
  return orDataError(work, deadlineMs);
}

function communeDoc(insee: string): DocumentReference {
  return doc(firestoreLite(), 'communes', insee);
}

function cardDoc(insee: string, uid: string): DocumentReference {
  return doc(firestoreLite(), 'communes', insee, 'responsables', uid);
}

function signed(uid: string, operationId: string) {
  return { updatedAt: serverTimestamp(), updatedBy: uid, operationId };
}

/** The communes that this account answers for. Throws one of the data errors. */
export async function listOwnCommunes(): Promise<readonly CommuneDeMairie[]> {
  const uid = await inTime(requireUid());
  const { docs } = await inTime(
    getDocs(
      query(
        collection(firestoreLite(), 'communes'),
        where('responsables', 'array-contains', uid),
        limit(limits.ownCommunePage.max),
      ),
    ),
  );
  return docs
    .map((found) => ({ insee: found.id, nom: String(found.get('nom')) }))
    .toSorted((a, b) => a.nom.localeCompare(b.nom, 'fr'));
}

/** A commune with those who answer for it. */
export type CommuneDesk = CommuneDeMairie & {
  /** The account that reads it. */
  uid: string;
  responsables: readonly Responsable[];
};

/**
 * The desk of a commune; null when the team has opened none, which admins alone learn. Throws one of the data errors:
 * `AccessDeniedError` for who is neither of the team nor one of its responsables.
 */
export async function readCommuneDesk(insee: string): Promise<CommuneDesk | null> {
  const user = await inTime(requireUser());
  const found = await inTime(getDoc(communeDoc(insee)));
  if (!found.exists()) return null;
  const parsed = communeSchema.safeParse(found.data());
  if (!parsed.success) {
    throw new InvalidDocumentError(`The commune ${insee} is unreadable.`, {
      cause: parsed.error,
    });
  }
  const { nom, responsables } = parsed.data;
  const { docs } = await inTime(
    getDocs(
      query(
        collection(firestoreLite(), 'communes', insee, 'responsables'),
        limit(limits.responsableCount.max),
      ),
    ),
  );
  const cards = new Map(
    docs.map((card) => [card.id, cardSchema.safeParse(card.data()).data]),
  );
  return {
    insee,
    nom,
    uid: user.uid,
    responsables: responsables.map((uid) => ({
      uid,
      nom: '',
      adresse: '',
      ...cards.get(uid),
    })),
  };
}

/** Opens the desk of a commune, with nobody at it yet. For admins. Throws one of the data errors. */
export async function openCommuneDesk({ insee, nom }: CommuneDeMairie): Promise<void> {
  const uid = await inTime(requireUid());
  await inTime(
    setDoc(communeDoc(insee), {
      nom,
      responsables: [],
      ...signed(uid, createOperationId()),
    }),
  );
}

/**
 * Takes a responsable away: oneself, or anybody for an admin; the messages of the commune first, which are kept elsewhere:
 * cut between the two, somebody answers for a commune without its messages, and never the reverse. Throws one of the data
 * errors.
 */
export async function removeResponsable(insee: string, gone: string): Promise<void> {
  const uid = await inTime(requireUid());
  const { closeBureau } = await import('./bureau-repository.ts');
  await closeBureau(insee, gone);
  const batch = writeBatch(firestoreLite());
  batch.update(communeDoc(insee), {
    responsables: arrayRemove(gone),
    ...signed(uid, createOperationId()),
  });
  batch.delete(cardDoc(insee, gone));
  await inTime(batch.commit());
}

/** One parcours of a commune, without its texts. */
export type CommuneParcours = {
  id: ParcoursId;
  titre: string;
  communeNom: string;
  etat: Etat;
  /** What it is published as; null while it is not. */
  publication: { queteId: QueteId; version: number } | null;
  /** Epoch milliseconds. */
  updatedAt: number;
};

/** The parcours of a commune, published ones first: as many reads as there are. Throws one of the data errors. */
export async function listCommuneParcours(
  insee: string,
): Promise<readonly CommuneParcours[]> {
  await inTime(requireUid());
  const { docs } = await inTime(
    getDocs(
      query(
        collection(firestoreLite(), 'parcours'),
        where('insee', '==', insee),
        limit(limits.ownParcoursPage.max),
      ),
    ),
  );
  return docs
    .flatMap((found) => {
      const id = parcoursIdSchema.safeParse(found.id).data;
      const row = parcoursSchema.safeParse(found.data()).data;
      if (id === undefined || row === undefined) {
        console.error(`The parcours ${found.id} cannot be listed.`);
        return [];
      }
      return [{ ...row, id, publication: row.publication ?? null }];
    })
    .toSorted(
      (a, b) =>
        Number(b.publication !== null) - Number(a.publication !== null) ||
        b.updatedAt - a.updatedAt,
    );
}

function invitationOf(jeton: string, data: unknown): InvitationDeMairie | null {
  const parsed = invitationSchema.safeParse(data);
  if (!parsed.success) return null;
  const { titre, ...rest } = parsed.data;
  return { jeton, nom: titre, ...rest };
}

/** Makes a link to the desk of a commune, for seven days. Throws one of the data errors. */
export async function inviteResponsable({
  insee,
  nom,
}: CommuneDeMairie): Promise<InvitationDeMairie> {
  const uid = await inTime(requireUid());
  const parAdmin = await inTime(isTeam());
  const jeton = randomHex(16);
  const createdAt = Date.now();
  await inTime(
    setDoc(invitationDoc(jeton), {
      insee,
      titre: nom,
      role: 'responsable',
      usedBy: null,
      parAdmin,
      uid,
      createdAt: serverTimestamp(),
      expireAt: Timestamp.fromMillis(invitationEnd({ createdAt })),
    }),
  );
  return { jeton, insee, nom, usedBy: null, createdAt };
}

/** The invitations to a commune that this account made and nobody used. Throws one of the data errors. */
export async function listWaitingResponsables(
  insee: string,
): Promise<readonly InvitationDeMairie[]> {
  const uid = await inTime(requireUid());
  const { docs } = await inTime(
    getDocs(
      query(
        collection(firestoreLite(), 'invitations'),
        where('insee', '==', insee),
        where('uid', '==', uid),
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

/** An invitation to a commune by its jeton; null when there is none, or none any more. Throws one of the data errors. */
export async function readResponsableInvitation(
  jeton: string,
): Promise<InvitationDeMairie | null> {
  await inTime(requireUid());
  const found = await inTime(getDoc(invitationDoc(jeton)));
  return found.exists() ? invitationOf(jeton, found.data()) : null;
}

/**
 * Becomes a responsable with an invitation, in one commit. Throws `AddressNotProvenError`, or one of the data errors:
 * `AccessDeniedError` when it was used, taken back or has expired meanwhile, or when one is a responsable already.
 */
export async function acceptResponsableInvitation({
  jeton,
  insee,
}: InvitationDeMairie): Promise<void> {
  const user = await inTime(requireUser());
  // A proof given in another tab is in the next token only.
  if (!user.emailVerified) await inTime(user.reload());
  if (!user.emailVerified) throw new AddressNotProvenError('Not verified.');
  await inTime(user.getIdToken(true));
  const batch = writeBatch(firestoreLite());
  batch.update(invitationDoc(jeton), { usedBy: user.uid });
  // Nothing of the commune may be read before: the rules compare what it becomes with what it was.
  batch.update(communeDoc(insee), {
    responsables: arrayUnion(user.uid),
    ...signed(user.uid, jeton),
  });
  batch.set(cardDoc(insee, user.uid), ownCard(user));
  try {
    await inTime(batch.commit());
  } catch (error) {
    // The answer of the first attempt was lost, or it was accepted in another tab.
    const isMine = (await readResponsableInvitation(jeton))?.usedBy === user.uid;
    if (!isMine || !(error instanceof AccessDeniedError)) throw error;
  }
}
