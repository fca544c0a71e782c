import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  documentId,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  writeBatch,
  GeoPoint,
  Timestamp,
  type QueryDocumentSnapshot,
  type WhereFilterOp,
} from 'firebase/firestore/lite';
import { deleteObject, getBytes, getMetadata, ref } from 'firebase/storage';
import * as z from 'zod/mini';
import { ownConversationRepository } from '@/data/conversation/own-conversation-repository.ts';
import { partieStore } from '@/data/partie/partie-store.ts';
import { responsableRepository } from '@/data/commune/responsable-repository.ts';
import { membreRepository } from '@/data/membre/membre-repository.ts';
import { parcoursIdSchema } from '@/domain/parcours/parcours.ts';
import { mayDelete, priveeEtats, type PriveeEtat } from '@/domain/privee/privee.ts';
import { AccessDeniedError, NotFoundError } from '@/lib/errors/data-error.ts';
import { deleteAvis } from '../avis/avis-copy.ts';
import { debitRepository } from '../debit/debit-repository.ts';
import { perServices } from '../firebase/per-services.ts';
import { answered } from '../firestore/answered.ts';
import { requireUid } from '../session/author-repository.ts';
import { accountRepository, avatarPath } from './account-repository.ts';
import {
  countingCollections,
  ownCollections,
  sharedCollections,
} from './own-collections.ts';
import type { OwnData, OwnDataCount, OwnDocument, OwnFile } from './own-data.ts';

/** The rules allow 50 of one's documents at once, and 60 under a party. */
const pageSize = 50;
const underSize = 60;
/** Parties deleted side by side: many enough to be quick, few enough for a slow line. */
const atOnce = 10;
/** A request reads or writes 50 documents, or carries a photo. */
const requestMs = 30_000;

const photoSchema = z.object({ photo: z.string() });
const recordSchema = z.record(z.string(), z.unknown());

type Found = QueryDocumentSnapshot;
type Condition = readonly [field: string, operator: WhereFilterOp];

const mine: Condition = ['uid', '=='];

/** Fields of shared documents that name their membres. */
const sharedBy: Readonly<Record<(typeof sharedCollections)[number], Condition>> = {
  parcours: ['membreUids', 'array-contains'],
  communes: ['responsables', 'array-contains'],
};

function inTime<Value>(work: Promise<Value>): Promise<Value> {
  return answered(work, requestMs);
}

/** Throws zod's errors: the rules allow no other state. */
function priveeEtatOf(found: Found): PriveeEtat {
  return z.enum(priveeEtats).parse(found.get('etat'));
}

async function readUnder(parent: Found, kind: string): Promise<Found[]> {
  // Data older than a party belongs to an earlier one with its id.
  const since: unknown = parent.get('startedAt');
  const under = query(
    collection(parent.ref, kind),
    ...(since === undefined ? [] : [where('at', '>=', since)]),
    limit(underSize),
  );
  return (await inTime(getDocs(under))).docs;
}

function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (value instanceof GeoPoint) {
    return { latitude: value.latitude, longitude: value.longitude };
  }
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plain(one)]));
}

function toOwnDocument(found: Found, under: Record<string, Found[]> = {}): OwnDocument {
  const kinds = Object.entries(under).filter(([, list]) => list.length > 0);
  const document: OwnDocument = {
    chemin: found.ref.path,
    contenu: Object.fromEntries(
      Object.entries(found.data()).map(([key, value]) => [key, plain(value)]),
    ),
  };
  if (kinds.length === 0) return document;
  return {
    ...document,
    sousDocuments: Object.fromEntries(
      kinds.map(([kind, list]) => [kind, list.map((one) => toOwnDocument(one))]),
    ),
  };
}

/** Sub-collections of a collection's documents. */
const underByCollection: Readonly<Record<string, readonly string[]>> = {
  parties: ['reussites'],
  parcours: ['etapes', 'epreuves'],
};

function toDataUrl(buffer: ArrayBuffer, type: string): string {
  const text = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte));
  return `data:${type};base64,${btoa(text.join(''))}`;
}

/** All stored data of the signed-in account. Functions throw data errors. */
export const ownDataRepository = perServices((services) => {
  const firestore = () => answered(services.firestore());

  async function readPage(
    name: string,
    [field, operator]: Condition,
    after: Found | null,
  ): Promise<Found[]> {
    const own = query(
      collection(await firestore(), name),
      where(field, operator, await requireUid(services)),
      orderBy(documentId()),
      ...(after === null ? [] : [startAfter(after.id)]),
      limit(pageSize),
    );
    return (await inTime(getDocs(own))).docs;
  }

  /** All documents of a collection that are this account's, page by page. */
  async function readAll(name: string, condition: Condition): Promise<Found[]> {
    const found: Found[] = [];
    for (;;) {
      const page = await readPage(name, condition, found.at(-1) ?? null);
      found.push(...page);
      if (page.length < pageSize) return found;
    }
  }

  /** The account's opinions, of whatever quête. */
  async function readAvis(): Promise<Found[]> {
    const found: Found[] = [];
    for (;;) {
      const last = found.at(-1);
      const own = query(
        collectionGroup(await firestore(), 'avis'),
        where('uid', '==', await requireUid(services)),
        orderBy(documentId()),
        ...(last === undefined ? [] : [startAfter(last)]),
        limit(pageSize),
      );
      const { docs } = await inTime(getDocs(own));
      found.push(...docs);
      if (docs.length < pageSize) return found;
    }
  }

  async function readWhole(name: string, condition: Condition): Promise<OwnDocument[]> {
    const documents: OwnDocument[] = [];
    for (const found of await readAll(name, condition)) {
      const under: Record<string, Found[]> = {};
      for (const kind of underByCollection[name] ?? []) {
        under[kind] = await readUnder(found, kind);
      }
      documents.push(toOwnDocument(found, under));
    }
    return documents;
  }

  /** An empty or missing file counts as none. */
  async function readFile(chemin: string): Promise<OwnFile[]> {
    const file = ref(await answered(services.storage()), chemin);
    try {
      const { contentType = '' } = await inTime(getMetadata(file));
      const buffer = await inTime(getBytes(file));
      const donnees = toDataUrl(buffer, contentType);
      return [{ chemin, type: contentType, octets: buffer.byteLength, donnees }];
    } catch (error) {
      if (error instanceof NotFoundError) return [];
      throw error;
    }
  }

  /** Storage paths of the photos in one's reports. */
  async function reportPhotos(): Promise<string[]> {
    const found = await readAll('signalements', mine);
    const paths = found.map((one) => photoSchema.parse(one.data()).photo);
    return paths.filter((path) => path !== '');
  }

  /** One's picture, and the photos of one's reports. */
  async function readFiles(): Promise<OwnFile[]> {
    const files: OwnFile[] = [];
    for (const path of [
      avatarPath(await requireUid(services)),
      ...(await reportPhotos()),
    ]) {
      files.push(...(await readFile(path)));
    }
    return files;
  }

  /** The shared parcours; empty for a person whose access was withdrawn. */
  async function readShared(name: keyof typeof sharedBy): Promise<Found[]> {
    try {
      return await readAll(name, sharedBy[name]);
    } catch (error) {
      if (error instanceof AccessDeniedError) return [];
      throw error;
    }
  }

  /** Conversations with the team or a town hall, as documents, each with its messages under it. */
  async function readConversations(): Promise<OwnDocument[]> {
    const opened = await ownConversationRepository(services).readAll(
      await requireUid(services),
    );
    return opened.map(({ id, contenu, messages }) => ({
      chemin: `conversations/${id}`,
      contenu: recordSchema.parse(contenu),
      sousDocuments: {
        messages: Object.entries(recordSchema.parse(messages ?? {})).map(
          ([key, one]) => ({
            chemin: `messages/${id}/${key}`,
            contenu: recordSchema.parse(one),
          }),
        ),
      },
    }));
  }

  async function readDocuments(): Promise<Record<string, OwnDocument[]>> {
    const lists: Record<string, OwnDocument[]> = {};
    for (const name of [...ownCollections, ...countingCollections]) {
      lists[name] = await readWhole(name, mine);
    }
    lists['conversations'] = await readConversations();
    lists['avis'] = (await readAvis()).map((found) => toOwnDocument(found));
    for (const name of sharedCollections) {
      const isAny = (await readShared(name)).length > 0;
      lists[name] = isAny ? await readWhole(name, sharedBy[name]) : [];
    }
    return Object.fromEntries(
      Object.entries(lists).filter(([, list]) => list.length > 0),
    );
  }

  /** Deletes a party with its sub-documents, in one commit. */
  async function deletePartie(partie: Found): Promise<void> {
    const reussites = await readUnder(partie, 'reussites');
    const batch = writeBatch(await firestore());
    for (const { ref: one } of [partie, ...reussites]) batch.delete(one);
    await inTime(batch.commit());
  }

  async function deleteAll(name: string): Promise<void> {
    const found = await readAll(name, mine);
    for (let start = 0; start < found.length; start += pageSize) {
      const batch = writeBatch(await firestore());
      for (const one of found.slice(start, start + pageSize)) batch.delete(one.ref);
      await inTime(batch.commit());
    }
  }

  /** Erases answers; counts and last times stay until their own date. */
  async function emptyEssais(): Promise<void> {
    const given = (await readAll('essais', mine)).filter(
      (essai) => essai.get('reponse') !== '',
    );
    for (let start = 0; start < given.length; start += pageSize) {
      const batch = writeBatch(await firestore());
      for (const essai of given.slice(start, start + pageSize)) {
        batch.update(essai.ref, { reponse: '' });
      }
      await inTime(batch.commit());
    }
  }

  /**
   * A quête privée goes with its solutions, as the rules require; `npm run menage` erases its files. A reported or closed one stays until
   * its end.
   */
  async function deletePrivees(): Promise<void> {
    const own = await readAll('privees', mine);
    for (const { ref: privee } of own.filter((one) => mayDelete(priveeEtatOf(one)))) {
      const batch = writeBatch(await firestore());
      batch.delete(doc(privee, 'solutions', 'toutes'));
      batch.delete(privee);
      await inTime(batch.commit());
    }
  }

  /** Removes one's name from a parcours, and one's membership unless one is its last auteur. */
  async function leaveParcours(parcours: Found): Promise<void> {
    const uid = await requireUid(services);
    await inTime(deleteDoc(doc(parcours.ref, 'membres', uid)));
    try {
      await membreRepository(services).remove(parcoursIdSchema.parse(parcours.id), uid);
    } catch (error) {
      if (!(error instanceof AccessDeniedError)) throw error;
    }
  }

  async function deleteFile(path: string): Promise<void> {
    try {
      await inTime(deleteObject(ref(await answered(services.storage()), path)));
    } catch (error) {
      if (!(error instanceof NotFoundError)) throw error;
    }
  }

  return {
    /**
     * The identity record, every collection and file that holds something, and the parties of this device. `at`: epoch
     * milliseconds.
     */
    read: async (at: number): Promise<OwnData> => {
      const uid = await requireUid(services);
      const store = await partieStore();
      return {
        format: 'quetes-et-codes.donnees-personnelles',
        version: 1,
        exporteLe: new Date(at).toISOString(),
        identite: await inTime(accountRepository(services).readIdentity()),
        documents: await readDocuments(),
        fichiers: await readFiles(),
        appareil: { parties: await store.readAllOf(uid) },
      };
    },

    /** Counts of the data to lose, shown before a deletion. */
    count: async (): Promise<OwnDataCount> => {
      const parties = await readAll('parties', mine);
      const parcours = await readShared('parcours');
      return { partieCount: parties.length, parcoursCount: parcours.length };
    },

    /** Takes the account's picture away; a missing picture is fine. */
    deleteAvatarFile: async (): Promise<void> =>
      deleteFile(avatarPath(await requireUid(services))),

    /**
     * Deletes all of the account but its identity record and its counts (`countingCollections`, `counterCollections`), then anonymous, here
     * and on this device: documents first, party by party. After an interruption a second call goes on with the rest.
     */
    remove: async (): Promise<void> => {
      const uid = await requireUid(services);
      const parties = await readAll('parties', mine);
      for (let start = 0; start < parties.length; start += atOnce) {
        await Promise.all(parties.slice(start, start + atOnce).map(deletePartie));
      }
      // Only their documents have the photos' paths.
      for (const path of await reportPhotos()) await deleteFile(path);
      for (const name of ownCollections) {
        await (name === 'privees' ? deletePrivees() : deleteAll(name));
      }
      await emptyEssais();
      await inTime(debitRepository(services).forget(uid));
      await inTime(deleteDoc(doc(await firestore(), 'debits', uid, 'genres', 'partie')));
      for (const parcours of await readShared('parcours')) await leaveParcours(parcours);
      for (const { id } of await readShared('communes')) {
        await responsableRepository(services).remove(id, uid);
      }
      for (const avis of await readAvis()) await inTime(deleteAvis(avis));
      await deleteFile(avatarPath(uid));
      const store = await partieStore();
      await store.forgetOf(uid);
    },
  };
});
