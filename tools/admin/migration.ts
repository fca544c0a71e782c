import {
  FieldPath,
  FieldValue,
  type DocumentData,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';

/** What a document becomes, or null to delete it. */
export type MigrationWrite = { path: string; data: DocumentData | null };

/** One change of the stored data that an older build left behind, document by document. */
export type Migration = {
  /** Names its progress in `migrations/{id}`: never used again for another change. */
  id: string;
  /** In French, as the command prints it. */
  titre: string;
  /** The documents to look at. The run orders them by path. */
  query: (firestore: Firestore) => Query;
  /**
   * The writes that bring one document to its new shape; none when it has that shape already, so that a second run
   * writes nothing. All of them belong to one commit.
   */
  writesOf: (document: QueryDocumentSnapshot) => readonly MigrationWrite[];
};

export type MigrationReport = {
  id: string;
  titre: string;
  /** Documents looked at in this run. */
  seen: number;
  /** Of these, documents that had, or have, to be written. */
  changed: number;
  /** This run went on where an earlier one was stopped. */
  isResumed: boolean;
};

/** Documents of one page, and of one commit: Firestore takes 10 MiB a commit. */
const pageSize = 100;
/** How often a page is read again because one of its documents was written in between. */
const pageAttempts = 5;

/** gRPC's code for a document that changed since it was read (`lastUpdateTime`). */
const failedPrecondition = 9;

function isChangedMeanwhile(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === failedPrecondition;
}

function progressOf(firestore: Firestore, { id }: Migration) {
  return firestore.doc(`migrations/${id}`);
}

function pageAfter(firestore: Firestore, migration: Migration, cursor: string | null) {
  const ordered = migration
    .query(firestore)
    .orderBy(FieldPath.documentId())
    .limit(pageSize);
  return cursor === null ? ordered : ordered.startAfter(firestore.doc(cursor));
}

/** Writes one page and its progress in one commit. */
async function writePage(
  firestore: Firestore,
  migration: Migration,
  docs: readonly QueryDocumentSnapshot[],
): Promise<number> {
  const batch = firestore.batch();
  let changed = 0;
  for (const document of docs) {
    const writes = migration.writesOf(document);
    if (writes.length > 0) changed += 1;
    for (const { path, data } of writes) {
      const reference = firestore.doc(path);
      // What a person saved since it was read is not written over.
      const precondition =
        path === document.ref.path ? { lastUpdateTime: document.updateTime } : {};
      if (data === null) batch.delete(reference, precondition);
      else if (path === document.ref.path) batch.update(reference, data, precondition);
      else batch.set(reference, data);
    }
  }
  batch.set(progressOf(firestore, migration), {
    cursor: docs.at(-1)?.ref.path ?? null,
    isDone: false,
    at: FieldValue.serverTimestamp(),
  });
  await batch.commit();
  return changed;
}

type Page = { seen: number; changed: number; cursor: string | null };

/** One page; null behind the last one. */
async function runPage(
  firestore: Firestore,
  migration: Migration,
  cursor: string | null,
  isDry: boolean,
): Promise<Page | null> {
  for (let attempt = 1; ; attempt += 1) {
    const { docs } = await pageAfter(firestore, migration, cursor).get();
    const last = docs.at(-1);
    if (last === undefined) return null;
    const page = { seen: docs.length, cursor: last.ref.path };
    if (isDry) {
      const changed = docs.filter((one) => migration.writesOf(one).length > 0).length;
      return { ...page, changed };
    }
    try {
      return { ...page, changed: await writePage(firestore, migration, docs) };
    } catch (error) {
      if (!isChangedMeanwhile(error) || attempt === pageAttempts) throw error;
    }
  }
}

/**
 * Runs one migration over all its documents. Stopped half way, it goes on after the last page that was written; once it has
 * ended, the next run looks at everything again. `isDry` counts and writes nothing, progress included. Rejects with the
 * error of the Admin SDK.
 */
export async function runMigration(
  firestore: Firestore,
  migration: Migration,
  isDry: boolean,
): Promise<MigrationReport> {
  const progress = progressOf(firestore, migration);
  const stored = await progress.get();
  const isResumed = stored.exists && stored.get('isDone') === false;
  let cursor = isResumed ? (stored.get('cursor') as string | null) : null; // Written by `writePage` alone.
  let seen = 0;
  let changed = 0;
  for (;;) {
    const page = await runPage(firestore, migration, cursor, isDry);
    if (page === null) break;
    seen += page.seen;
    changed += page.changed;
    cursor = page.cursor;
  }
  if (!isDry) {
    const at = FieldValue.serverTimestamp();
    await progress.set({ cursor: null, isDone: true, at });
  }
  return { id: migration.id, titre: migration.titre, seen, changed, isResumed };
}
