import { deleteDB, openDB, type IDBPDatabase } from 'idb';
import { keyOf } from './rows.ts';
import type { StoreName } from './stores.ts';

/**
 * Data of devices from builds before this floor: databases that are one store or more of `database` now, and keys that no build reads any
 * more. It is all in this file, to be deleted in one piece once no device has any; `data/carnet/done-quetes.ts` knows one of the names.
 */

type Former = {
  store: string;
  to: StoreName;
  /** The row in its present form; by default unchanged. */
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
  // A party is never stored here without its quête.
  'quetes-et-codes-parties': [
    { store: 'quetes', to: 'quetes' },
    { store: 'parties', to: 'parties' },
  ],
  'qc-vers-le-compte': [{ store: 'envois', to: 'vers-le-compte' }],
  'qc-brouillons': [
    { store: 'drafts', to: 'brouillons' },
    { store: 'images', to: 'brouillons-fichiers' },
  ],
  'qc-demonstrations': [
    { store: 'parcours', to: 'demonstrations' },
    { store: 'jalons', to: 'demonstrations-jalons' },
    { store: 'medias', to: 'demonstrations-fichiers' },
  ],
  'qc-demonstrations-brouillons': [
    { store: 'drafts', to: 'demonstrations-brouillons' },
    { store: 'images', to: 'demonstrations-brouillons-fichiers' },
  ],
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

/**
 * Databases that a tab of a former build keeps open, and writes into as long as it lives. They are emptied, not deleted: later writes move
 * with the next page, and a deletion, which waits for that tab, would lose them.
 */
const heldOpen: ReadonlySet<string> = new Set([
  'qc-brouillons',
  'qc-demonstrations',
  'qc-demonstrations-brouillons',
  'qc-reperage',
  'qc-vers-le-compte',
]);

const keys = ['qc.vues-des-parcours', 'qc.atelier.touche-seule', 'qc.messages.touches'];

/** The names of the databases of this device; null if the browser does not list them (Firefox before 126). */
async function databasesHere(): Promise<ReadonlySet<string | undefined> | null> {
  if (!('databases' in indexedDB)) return null;
  const list = await indexedDB.databases().catch(() => null);
  return list && new Set(list.map(({ name }) => name));
}

/** A former database; null if this device has none. */
async function openFormer(name: string): Promise<IDBPDatabase | null> {
  try {
    return await openDB(name, undefined, {
      // There was none: do not create it.
      upgrade: (_database, _from, _to, transaction) => {
        transaction.done.catch(() => undefined);
        transaction.abort();
      },
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    throw error;
  }
}

/** Time of a row's write, if it has one: drafts and parcours do. */
function timeOf(row: object): number {
  return 'updatedAt' in row && typeof row.updatedAt === 'number' ? row.updatedAt : 0;
}

/** Moves a row: it is in one of the two databases at every moment. An existing row stays, unless it is older. */
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
  transaction.done.catch(() => undefined);
  const at = keyOf(to, present) as IDBValidKey;
  const known = (await transaction.store.get(at)) as object | undefined;
  if (known === undefined || timeOf(present) > timeOf(known)) {
    await transaction.store.put(present);
  }
  await transaction.done;
  await former.delete(store, key);
}

async function moveDatabase(
  name: string,
  database: IDBPDatabase,
  onMoved: () => void,
): Promise<void> {
  const former = await openFormer(name);
  if (former === null) return;
  try {
    for (const one of databases[name] ?? []) {
      if (!former.objectStoreNames.contains(one.store)) continue;
      for (const key of await former.getAllKeys(one.store)) {
        await moveRow(former, database, one, key);
        onMoved();
      }
    }
  } finally {
    former.close();
  }
  if (!heldOpen.has(name)) void deleteDB(name).catch(() => undefined);
}

/** Waits for some work as long as it moves: it may go on afterwards. A page that slept loses none of its patience. */
function whileItMoves(
  patienceMs: number,
  work: (onMoved: () => void) => Promise<void>,
): Promise<void> {
  return new Promise((resolve) => {
    let hasMoved = false;
    const end = () => {
      clearInterval(beat);
      resolve();
    };
    const beat = setInterval(() => {
      if (!hasMoved) end();
      hasMoved = false;
    }, patienceMs);
    void work(() => {
      hasMoved = true;
    }).then(end);
  });
}

/**
 * Moves a device's data of former builds into its database, and takes as long as it needs: after `patienceMs` without progress it goes on
 * in the background. `behind` has the stores that are not moved yet: work with one of them might overwrite data still to move. Never
 * rejects: the next page retries failures.
 */
export async function bringOver(
  database: IDBPDatabase,
  behind: Set<StoreName>,
  patienceMs: number,
): Promise<void> {
  try {
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // Storage is blocked: there are none.
  }
  for (const { to } of Object.values(databases).flat()) behind.add(to);
  await whileItMoves(patienceMs, async (onMoved) => {
    const here = await databasesHere();
    onMoved();
    const bring = async ([name, formers]: [string, readonly Former[]]) => {
      try {
        if (here?.has(name) ?? true) await moveDatabase(name, database, onMoved);
        for (const { to } of formers) behind.delete(to);
      } catch (error) {
        console.warn(`What ${name} holds stays there for now.`, error);
      }
    };
    await Promise.all(Object.entries(databases).map(bring));
  });
}
