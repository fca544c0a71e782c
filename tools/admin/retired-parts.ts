import type { App } from 'firebase-admin/app';
import { getDatabase } from 'firebase-admin/database';
import { getFirestore, type DocumentReference } from 'firebase-admin/firestore';

/**
 * Documents of removed parts of the product: rankings, thanks, wishes, counts of preuves, sealed ends of sagas, absences, ready answers. No
 * rule allows access to them. Once they are erased, this file finds nothing.
 */

/** Collections, at any path, with documents that no part reads any more. */
const collections = [
  ...['palmares', 'plaintes', 'mercis', 'masques', 'voeux', 'voix', 'secrets'],
  'migrations',
];
/** Single documents among others that stay: counts of thanks, counters of wishes. */
const single = [
  { collection: 'compteurs', id: 'merci' },
  { collection: 'genres', id: 'voix' },
  { collection: 'genres', id: 'preuve' },
];
/** Branches of the Realtime Database. */
const branches = ['absence', 'reponses', 'saisie'];

/** Former essais were under their party; present ones have a collection of their own, at the root. */
function liesUnderPartie(ref: DocumentReference): boolean {
  return ref.parent.parent?.parent.id === 'parties';
}

export type RetiredParts = {
  documents: readonly DocumentReference[];
  /** Branches of the Realtime Database that hold something. */
  branches: readonly string[];
  /** Conversations in the third state that is gone: they become closed ones. */
  conversations: readonly string[];
};

/** Finds them; changes nothing. */
export async function findRetiredParts(app: App): Promise<RetiredParts> {
  const firestore = getFirestore(app);
  const listed = async (collection: string) => {
    const { docs } = await firestore.collectionGroup(collection).select().get();
    return docs.map(({ ref }) => ref);
  };
  const documents = (await Promise.all(collections.map(listed))).flat();
  for (const { collection, id } of single) {
    documents.push(...(await listed(collection)).filter((ref) => ref.id === id));
  }
  documents.push(...(await listed('essais')).filter(liesUnderPartie));

  const database = getDatabase(app);
  const held: string[] = [];
  for (const branch of branches) {
    const found = await database.ref(branch).limitToFirst(1).get();
    if (found.exists()) held.push(branch);
  }
  const waiting = await database
    .ref('conversations')
    .orderByChild('etat')
    .equalTo('attente')
    .get();
  const states = (waiting.val() ?? {}) as Record<string, unknown>;
  return { documents, branches: held, conversations: Object.keys(states) };
}

/** Erases the findings. An interrupted run finds the rest the next time. */
export async function eraseRetiredParts(app: App, found: RetiredParts): Promise<void> {
  const writer = getFirestore(app).bulkWriter();
  for (const ref of found.documents) void writer.delete(ref);
  await writer.close();
  const root = getDatabase(app).ref();
  for (const branch of found.branches) await root.child(branch).remove();
  for (const id of found.conversations) {
    await root.child(`conversations/${id}/etat`).set('close');
  }
}

/** Number of findings. */
export function countRetiredParts(found: RetiredParts): number {
  return found.documents.length + found.branches.length + found.conversations.length;
}
