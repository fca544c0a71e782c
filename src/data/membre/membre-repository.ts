import { limits } from '@/domain/limits.ts';
import { membreRoleList, type Membre } from '@/domain/parcours/sharing/membre.ts';
import { etatList, type ParcoursId } from '@/domain/parcours/parcours.ts';
import { InvalidDocumentError, NotFoundError } from '@/lib/errors/data-error.ts';
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
  type Firestore,
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
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';
import {
  ParcoursMovedError,
  type MembreStore,
  type ParcoursAccess,
} from './membre-store.ts';
import { createOperationId } from '@/data/firestore/operation-id.ts';
import { randomHex } from '@/data/firestore/random-hex.ts';
import { refuseNewer } from '../refuse-newer.ts';

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

function parcoursDoc(firestore: Firestore, id: ParcoursId): DocumentReference {
  return doc(firestore, 'parcours', id);
}

function cardDoc(firestore: Firestore, id: ParcoursId, uid: string): DocumentReference {
  return doc(firestore, 'parcours', id, 'membres', uid);
}

function sharedOf(id: ParcoursId, data: unknown): Shared {
  if (data === undefined) throw new NotFoundError(`There is no parcours ${id}.`);
  const shared = sharedSchema.safeParse(data);
  if (shared.success) return shared.data;
  throw new InvalidDocumentError(`The parcours ${id} is not what it should be.`, {
    cause: shared.error,
  });
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

type MembreRepository = MembreStore & {
  /** This admin follows a parcours, or clears its follower. */
  follow: (id: ParcoursId, isFollowed: boolean) => Promise<void>;
};

/** A change of a parcours: the reads and writes of its transaction. */
type Changing = {
  firestore: Firestore;
  transaction: Transaction;
  shared: Shared;
  author: Author;
};

/** The membres of the back end, for people allowed by its rules. Functions throw data errors. */
export const membreRepository = perServices((services): MembreRepository => {
  async function readShared(id: ParcoursId): Promise<Shared> {
    const found = await getDoc(parcoursDoc(await services.firestore(), id));
    return sharedOf(id, found.data());
  }

  async function accessTo(id: ParcoursId): Promise<ParcoursAccess> {
    const uid = await requireUid(services);
    const { titre, insee, etat, publication, membres } = await readShared(id);
    const isPublished = publication !== undefined;
    return { uid, titre, insee, etat, isPublished, membres, role: membres[uid] ?? null };
  }

  /** Writes this account's name for the others, if missing: an auteur who began the parcours has no card. */
  async function writeOwnCard(
    id: ParcoursId,
    membres: Shared['membres'],
    known: ReadonlyMap<string, { nom: string }>,
  ): Promise<Pick<Membre, 'uid' | 'nom' | 'adresse'> | null> {
    const user = await requireUser(services);
    // An unproven address is never shown.
    if (!user.emailVerified) return null;
    const card = ownCard(user);
    if (membres[user.uid] === undefined || known.get(user.uid)?.nom === card.nom)
      return null;
    await setDoc(cardDoc(await services.firestore(), id, user.uid), card);
    return { uid: user.uid, nom: card.nom, adresse: card.adresse };
  }

  async function membresOf(id: ParcoursId): Promise<readonly Membre[]> {
    const { membres } = await readShared(id);
    const { docs } = await getDocs(
      query(
        collection(await services.firestore(), 'parcours', id, 'membres'),
        limit(limits.membreCount.max),
      ),
    );
    const cards = new Map(
      docs.map((card) => [
        card.id,
        cardSchema.safeParse(card.data()).data ?? { nom: '', adresse: '' },
      ]),
    );
    const own = await writeOwnCard(id, membres, cards);
    if (own !== null) cards.set(own.uid, own);
    return Object.entries(membres)
      .map(([uid, role]): Membre => ({
        uid,
        role,
        nom: '',
        adresse: '',
        ...cards.get(uid),
      }))
      .toSorted(
        (a, b) => a.role.localeCompare(b.role) || a.nom.localeCompare(b.nom, 'fr'),
      );
  }

  async function inTransaction<Outcome>(
    id: ParcoursId,
    change: (changing: Changing) => Outcome,
  ): Promise<Outcome> {
    const author = await requireAuthor(services);
    const firestore = await answered(services.firestore());
    return answered(
      runTransaction(firestore, async (transaction) => {
        const current = await transaction.get(parcoursDoc(firestore, id));
        const data = refuseNewer('parcours', current.data());
        return change({ firestore, transaction, shared: sharedOf(id, data), author });
      }),
    );
  }

  return {
    readAccess: (id) => answered(accessTo(id)),

    listMembres: (id) => answered(membresOf(id)),

    remove: (id, gone) =>
      inTransaction(id, ({ firestore, transaction, shared, author }) => {
        if (shared.membres[gone] === undefined) return;
        const signing = gone === author.uid ? { ...author, nom: '' } : author;
        transaction.update(parcoursDoc(firestore, id), {
          ...nextOf(shared, signing),
          [`membres.${gone}`]: deleteField(),
          membreUids: shared.membreUids.filter((other) => other !== gone),
          salon: randomHex(16),
        });
        transaction.delete(cardDoc(firestore, id, gone));
      }),

    changeRole: (id, changed, role) =>
      inTransaction(id, ({ firestore, transaction, shared, author }) => {
        const now = shared.membres[changed];
        // Removed meanwhile, or another person requested the same.
        if (now === undefined || now === role) return;
        transaction.update(parcoursDoc(firestore, id), {
          ...nextOf(shared, author),
          [`membres.${changed}`]: role,
        });
      }),

    move: async (id, from, to) => {
      const isMovedElsewhere = await inTransaction(
        id,
        ({ firestore, transaction, shared, author }) => {
          // Done already: an answer was lost, or another person requested the same.
          if (shared.etat === to) return false;
          if (shared.etat !== from) return true;
          const next = { ...nextOf(shared, author), etat: to };
          transaction.update(parcoursDoc(firestore, id), next);
          return false;
        },
      );
      if (isMovedElsewhere) throw new ParcoursMovedError('It was moved meanwhile.');
    },

    follow: (id, isFollowed) =>
      inTransaction(id, ({ firestore, transaction, shared, author }) => {
        const suivi = isFollowed ? signataireOf(author) : deleteField();
        const next = { ...nextOf(shared, author), suivi };
        transaction.update(parcoursDoc(firestore, id), next);
      }),
  };
});
