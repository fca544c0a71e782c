import { limits } from '@/domain/limits.ts';
import {
  membreRoleList,
  type Membre,
  type MembreRole,
} from '@/domain/parcours/membre.ts';
import { etatList, type Etat, type ParcoursId } from '@/domain/parcours/parcours.ts';
import type { Personne } from '@/domain/parcours/tableau.ts';
import { InvalidDocumentError, NotFoundError } from '@/lib/errors/data-error.ts';
import { toDataError } from '@/lib/errors/firebase-error.ts';
import { firestoreLite } from '@/lib/firebase/firestore-lite.ts';
import { withDeadline } from '@/lib/network/deadline.ts';
import {
  collection,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  type DocumentReference,
  type Transaction,
} from 'firebase/firestore/lite';
import * as z from 'zod/mini';
import {
  ownCard,
  requireAuthor,
  requireUid,
  requireUser,
  signataireOf,
  type Author,
} from '@/data/session/author-repository.ts';
import {
  createInvitation,
  listWaitingInvitations,
  removeInvitation,
} from './invitation-repository.ts';
import {
  ParcoursMovedError,
  type MembreStore,
  type ParcoursAccess,
} from './membre-store.ts';
import { createOperationId } from '@/data/firestore/operation-id.ts';
import { randomHex } from '@/data/firestore/random-hex.ts';
import { refuseNewer } from '../refuse-newer.ts';

const deadlineMs = 15_000;

const sharedSchema = z.object({
  titre: z.string(),
  insee: z.string(),
  etat: z.enum(etatList),
  publication: z.optional(z.unknown()),
  membres: z.record(z.string(), z.enum(membreRoleList)),
  membreUids: z.array(z.string()),
  revision: z.int(),
});
type Shared = z.infer<typeof sharedSchema>;

const cardSchema = z.object({ nom: z.string(), adresse: z.string() });

async function inTime<T>(work: Promise<T>): Promise<T> {
  try {
    return await withDeadline(work, deadlineMs);
  } catch (error) {
    if (error instanceof ParcoursMovedError) throw error;
    throw toDataError(error);
  }
}

function parcoursDoc(id: ParcoursId): DocumentReference {
  return doc(firestoreLite(), 'parcours', id);
}

function cardDoc(id: ParcoursId, uid: string): DocumentReference {
  return doc(firestoreLite(), 'parcours', id, 'membres', uid);
}

function sharedOf(id: ParcoursId, data: unknown): Shared {
  if (data === undefined) throw new NotFoundError(`There is no parcours ${id}.`);
  const shared = sharedSchema.safeParse(data);
  if (shared.success) return shared.data;
  throw new InvalidDocumentError(`The parcours ${id} is not what it should be.`, {
    cause: shared.error,
  });
}

async function readShared(id: ParcoursId): Promise<Shared> {
  return sharedOf(id, (await inTime(getDoc(parcoursDoc(id)))).data());
}

/** What the account that is signed in is to a parcours. Throws one of the data errors. */
export async function readAccess(id: ParcoursId): Promise<ParcoursAccess> {
  const uid = await inTime(requireUid());
  const { titre, insee, etat, publication, membres } = await readShared(id);
  const isPublished = publication !== undefined;
  return { uid, titre, insee, etat, isPublished, membres, role: membres[uid] ?? null };
}

/** Says to the others by which name one goes, when they do not know it: who began a parcours was never asked. */
async function sayOwnName(
  id: ParcoursId,
  membres: Shared['membres'],
  known: ReadonlyMap<string, { nom: string }>,
): Promise<Pick<Membre, 'uid' | 'nom' | 'adresse'> | null> {
  const user = await requireUser();
  const card = ownCard(user);
  if (membres[user.uid] === undefined || known.get(user.uid)?.nom === card.nom)
    return null;
  await setDoc(cardDoc(id, user.uid), card);
  return { uid: user.uid, nom: card.nom, adresse: card.adresse };
}

async function listMembres(id: ParcoursId): Promise<readonly Membre[]> {
  const { membres } = await readShared(id);
  const { docs } = await inTime(
    getDocs(
      query(
        collection(firestoreLite(), 'parcours', id, 'membres'),
        limit(limits.membreCount.max),
      ),
    ),
  );
  const cards = new Map(
    docs.map((card) => [
      card.id,
      cardSchema.safeParse(card.data()).data ?? { nom: '', adresse: '' },
    ]),
  );
  const own = await inTime(sayOwnName(id, membres, cards));
  if (own !== null) cards.set(own.uid, own);
  return Object.entries(membres)
    .map(([uid, role]): Membre => ({
      uid,
      role,
      nom: '',
      adresse: '',
      ...cards.get(uid),
    }))
    .toSorted((a, b) => a.role.localeCompare(b.role) || a.nom.localeCompare(b.nom, 'fr'));
}

function nextOf({ revision }: Shared, author: Author) {
  return {
    revision: revision + 1,
    updatedAt: serverTimestamp(),
    updatedBy: author.uid,
    signataire: signataireOf(author),
    operationId: createOperationId(),
  };
}

async function inTransaction(
  id: ParcoursId,
  change: (transaction: Transaction, shared: Shared, author: Author) => void,
): Promise<void> {
  const author = await inTime(requireAuthor());
  await inTime(
    runTransaction(firestoreLite(), async (transaction) => {
      const current = await transaction.get(parcoursDoc(id));
      const data = refuseNewer('parcours', current.data());
      change(transaction, sharedOf(id, data), author);
    }),
  );
}

/**
 * Takes a membre out of a parcours, with their card; those who stay meet in another room. Who leaves by themselves leaves no
 * name behind, not even that of who changed it last.
 */
export function removeMembre(id: ParcoursId, gone: string): Promise<void> {
  return inTransaction(id, (transaction, shared, author) => {
    if (shared.membres[gone] === undefined) return;
    const signing = gone === author.uid ? { ...author, nom: '' } : author;
    transaction.update(parcoursDoc(id), {
      ...nextOf(shared, signing),
      [`membres.${gone}`]: deleteField(),
      membreUids: shared.membreUids.filter((other) => other !== gone),
      salon: randomHex(16),
    });
    transaction.delete(cardDoc(id, gone));
  });
}

function changeRole(id: ParcoursId, changed: string, role: MembreRole): Promise<void> {
  return inTransaction(id, (transaction, shared, author) => {
    // Removed meanwhile, or somebody asked for the same.
    if (shared.membres[changed] === undefined || shared.membres[changed] === role) return;
    transaction.update(parcoursDoc(id), {
      ...nextOf(shared, author),
      [`membres.${changed}`]: role,
    });
  });
}

function moveEtat(id: ParcoursId, from: Etat, to: Etat): Promise<void> {
  return inTransaction(id, (transaction, shared, author) => {
    // What was asked for is done: an answer was lost, or somebody asked for the same.
    if (shared.etat === to) return;
    if (shared.etat !== from) throw new ParcoursMovedError('It was moved meanwhile.');
    transaction.update(parcoursDoc(id), { ...nextOf(shared, author), etat: to });
  });
}

/**
 * Says who follows a parcours: the admin who asks (`moi`), one of its membres, or nobody. For admins. Throws one of the
 * data errors.
 */
export function followParcours(
  id: ParcoursId,
  who: Personne | 'moi' | null,
): Promise<void> {
  return inTransaction(id, (transaction, shared, author) => {
    const suivi = who === 'moi' ? signataireOf(author) : (who ?? deleteField());
    transaction.update(parcoursDoc(id), { ...nextOf(shared, author), suivi });
  });
}

/** The membres of the back end, for those whom its rules let in. */
export const firestoreMembreStore: MembreStore = {
  readAccess,
  listMembres,
  remove: removeMembre,
  changeRole,
  move: moveEtat,
  invite: createInvitation,
  listWaiting: listWaitingInvitations,
  takeBack: removeInvitation,
};
