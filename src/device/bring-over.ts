import { deleteDB, openDB, type IDBPDatabase } from 'idb';
import { keyOf } from './rows.ts';
import type { StoreName } from './stores.ts';

/**
 * What devices hold of builds before this floor: databases that are one store or more of `database` now, and keys that no build
 * reads any more. All of it is here, to be deleted in one piece once no device has any; `data/carnet/may-have-carnet.ts` knows one
 * of the names.
 */

type Former = {
  store: string;
  to: StoreName;
  /** The row as it is now; the row of before where nothing is said. */
  rowOf?: (row: object, key: IDBValidKey) => object;
};

const databases: Readonly<Record<string, readonly Former[]>> = {
  'qc-alentours': [{ store: 'reponses', to: 'alentours' }],
  'quetes-et-codes-signalements': [{ store: 'envois', to: 'signalements' }],
  'quetes-et-codes-photos': [
    {
      store: 'photos',
      to: 'photos',
      rowOf: (row, key) => {
        const [partieId, etapeId] = key as string[];
        return { ...row, partieId, etapeId };
      },
    },
  ],
  // A party never stands here without its quête.
  'quetes-et-codes-parties': [
    { store: 'quetes', to: 'quetes' },
    { store: 'parties', to: 'parties' },
  ],
  'qc-vers-le-compte': [{ store: 'envois', to: 'vers-le-compte' }],
  'qc-reperage': [
    { store: 'captures', to: 'captures' },
    {
      store: 'media',
      to: 'captures-medias',
      rowOf: (row, key) => {
        const [captureId, name] = key as string[];
        return { ...row, captureId, name };
      },
    },
  ],
};

const keys = ['qc.vues-des-parcours', 'qc.atelier.touche-seule', 'qc.messages.touches'];

/** The names of the databases of this device; null where the browser does not tell them (Firefox before 126). */
async function databasesHere(): Promise<ReadonlySet<string | undefined> | null> {
  if (!('databases' in indexedDB)) return null;
  const list = await indexedDB.databases().catch(() => null);
  return list && new Set(list.map(({ name }) => name));
}

/** A database of before; null where this device has none. */
async function openFormer(name: string): Promise<IDBPDatabase | null> {
  try {
    return await openDB(name, undefined, {
      // There was none: none is made.
      upgrade: (_database, _from, _to, transaction) => {
        transaction.done.catch(() => undefined);
        transaction.abort();
      },
    });
  } catch {
    return null;
  }
}

/** When a row was last changed, where it tells. */
function changedAt(row: unknown): number {
  const { updatedAt } = row as { updatedAt?: unknown };
  return typeof updatedAt === 'number' ? updatedAt : 0;
}

/**
 * Moves a row: it stands in one of the two databases at every moment. What is there already is newer, unless a tab of a former
 * build went on with it.
 */
async function moveRow(
  former: IDBPDatabase,
  database: IDBPDatabase,
  { store, to, rowOf = (row) => row }: Former,
  key: IDBValidKey,
): Promise<void> {
  const row = (await former.get(store, key)) as object | undefined;
  if (row === undefined) return;
  const present = rowOf(row, key);
  const transaction = database.transaction(to, 'readwrite');
  const known: unknown = await transaction.store.get(keyOf(to, present) as IDBValidKey);
  if (known === undefined || changedAt(present) > changedAt(known)) {
    await transaction.store.put(present);
  }
  await transaction.done;
  await former.delete(store, key);
}

async function moveDatabase(name: string, database: IDBPDatabase): Promise<void> {
  const former = await openFormer(name);
  if (former === null) return;
  try {
    for (const one of databases[name] ?? []) {
      if (!former.objectStoreNames.contains(one.store)) continue;
      for (const key of await former.getAllKeys(one.store)) {
        await moveRow(former, database, one, key);
      }
    }
  } finally {
    former.close();
  }
  // A tab of a former build may hold it open: it goes when that does, and nobody waits for it.
  void deleteDB(name).catch(() => undefined);
}

/** Brings what a device holds of former builds into its database. Never rejects: what fails is tried again by the next page. */
export async function bringOver(database: IDBPDatabase): Promise<void> {
  try {
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // Storage is blocked: there is none of them.
  }
  const here = await databasesHere();
  for (const name of Object.keys(databases).filter((one) => here?.has(one) ?? true)) {
    await moveDatabase(name, database).catch((error: unknown) => {
      console.warn(`What ${name} holds stays there for now.`, error);
    });
  }
}
