import { openDB, type IDBPDatabase, type OpenDBCallbacks } from 'idb';
import { bringOver } from './bring-over.ts';
import { isOfDevice, keepConnection } from './connection.ts';
import { DeviceError } from './device-error.ts';
import {
  applyChanges,
  rowsOnDevice,
  rowsOver,
  type Change,
  type Changes,
  type Key,
  type Rows,
  type RowsUnder,
} from './rows.ts';
import {
  databaseVersion,
  stores,
  type Store,
  type StoreName,
  type StoreShape,
} from './stores.ts';
import { tabNews } from './tabs.ts';

/** Safari may never answer. */
const usualDeadlineMs = 5_000;

type Stores = readonly Store<object>[];
type RowsOf<Names extends Stores> = {
  [Index in keyof Names]: Names[Index] extends Store<infer Row> ? Rows<Row> : never;
};
/** Works with the rows of some stores, awaiting nothing else. It may be done twice, and must come to the same then. */
type Work<Names extends Stores, Result> = (...rows: RowsOf<Names>) => Promise<Result>;

function makeStores(
  database: IDBPDatabase,
  transaction: Parameters<NonNullable<OpenDBCallbacks<unknown>['upgrade']>>[3],
): void {
  for (const [name, shape] of Object.entries<StoreShape>(stores)) {
    const [first = '', ...others] = shape.key;
    const keyPath = others.length === 0 ? first : [...shape.key];
    const store = database.objectStoreNames.contains(name)
      ? transaction.objectStore(name)
      : database.createObjectStore(name, { keyPath });
    for (const index of shape.indexes ?? []) {
      if (!store.indexNames.contains(index)) store.createIndex(index, index);
    }
  }
  for (const name of [...database.objectStoreNames]) {
    if (!(name in stores)) database.deleteObjectStore(name);
  }
}

/** Opens a database in its present shape; one that a later build has changed, as it stands. */
async function openPresent(name: string, onEnded: () => void): Promise<IDBPDatabase> {
  const callbacks: OpenDBCallbacks<unknown> = {
    upgrade: (database, _from, _to, transaction) => makeStores(database, transaction),
    // A later build in another tab waits to change it.
    blocking: (_current, _blocked, event) => {
      onEnded();
      (event.target as IDBDatabase).close();
    },
    terminated: onEnded,
  };
  const database = await openDB(name, databaseVersion, callbacks).catch(
    (error: unknown) => {
      const isLater = error instanceof DOMException && error.name === 'VersionError';
      if (isLater) return openDB(name, undefined, callbacks);
      throw error;
    },
  );
  await bringOver(database);
  return database;
}

/** What the tabs of a device tell each other: rows that changed. */
type Told = { store: StoreName; keys: readonly Key[] };

/** Rejects with what the work threw, or with `DeviceError`. */
function refuse(error: unknown): never {
  if (!(error instanceof DOMException)) throw error;
  throw new DeviceError('This device keeps nothing.', { cause: error });
}

const namesOf = (names: Stores): string[] => names.map(({ name }) => name);

async function writeOne(
  database: IDBPDatabase,
  store: string,
  at: string,
  one: Change,
): Promise<void> {
  const transaction = database.transaction(store, 'readwrite');
  transaction.done.catch(() => undefined);
  await applyChanges(transaction.store, new Map([[at, one]]));
  await transaction.done;
}

/**
 * The database of this device, and what this page remembers where the device refuses.
 *
 * `read` and `write` are done on the device, or reject with `DeviceError` where it opens no database, does not answer in time or has
 * no room. `readAnyway` and `writeAnyway` go on in this page then, which is warned of once;
 * what is written there stays with the page, lies over what the device holds, and goes to the device as soon as that takes
 * something again.
 *
 * A write is one transaction: the device has all of it or nothing.
 */
export function createDatabase(name: string, deadlineMs = usualDeadlineMs) {
  const withConnection = keepConnection(
    (onEnded) => openPresent(name, onEnded),
    deadlineMs,
  );
  const tabs = tabNews<Told>(name);
  /** What the device refused, by its store. */
  const pending = new Map<StoreName, Changes>();
  let isWarned = false;
  let isFlushing = false;
  let last: Promise<unknown> = Promise.resolve();

  /** One write after the other: none is overtaken by what this page remembers of an earlier one. */
  function inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    const next = last.then(act);
    last = next.catch(() => undefined);
    return next;
  }

  function warn(error: unknown): void {
    if (!isWarned)
      console.warn('This device keeps nothing: it lasts as long as the page.', error);
    isWarned = true;
  }

  const pendingOf = (store: StoreName): Changes => pending.get(store) ?? new Map();

  /** Does the work over rows of the device, or over none, and gives what it changed. */
  async function draft<const Names extends Stores, Result>(
    names: Names,
    work: Work<Names, Result>,
    rowsUnder: (store: StoreName) => RowsUnder | null,
  ): Promise<{ result: Result; changed: [StoreName, Changes][] }> {
    const drafts = names.map(({ name: store }): [StoreName, Changes] => [
      store,
      new Map(pendingOf(store)),
    ]);
    const rows = drafts.map(([store, changes]) =>
      rowsOver(store, rowsUnder(store), changes),
    );
    const result = await work(...(rows as RowsOf<Names>));
    const changed = drafts.map(([store, changes]): [StoreName, Changes] => [
      store,
      new Map([...changes].filter(([at, one]) => pendingOf(store).get(at) !== one)),
    ]);
    return { result, changed };
  }

  function readDevice<const Names extends Stores, Result>(
    names: Names,
    work: Work<Names, Result>,
  ) {
    return withConnection(async (database) => {
      const transaction = database.transaction(namesOf(names));
      transaction.done.catch(() => undefined);
      const done = await draft(names, work, (store) =>
        rowsOnDevice(transaction.objectStore(store)),
      );
      await transaction.done;
      return done;
    });
  }

  async function writeDevice<const Names extends Stores, Result>(
    names: Names,
    work: Work<Names, Result>,
  ): Promise<Result> {
    const { result, changed } = await withConnection(async (database) => {
      const transaction = database.transaction(namesOf(names), 'readwrite');
      transaction.done.catch(() => undefined);
      const done = await draft(names, work, (store) =>
        rowsOnDevice(transaction.objectStore(store)),
      );
      for (const [store, changes] of done.changed) {
        await applyChanges(transaction.objectStore(store), changes);
      }
      await transaction.done;
      return done;
    });
    for (const [store, changes] of changed) settle(store, changes);
    void flush();
    return result;
  }

  /** The device has these changes: nothing of them waits in this page, and other tabs can read them. */
  function settle(store: StoreName, changes: Changes): void {
    if (changes.size === 0) return;
    for (const at of changes.keys()) pending.get(store)?.delete(at);
    tabs.tell({ store, keys: [...changes.values()].map(({ key }) => key) });
  }

  /** Writes what this page remembers, one row after the other, as far as the device takes it. */
  async function flush(): Promise<void> {
    if (isFlushing) return;
    isFlushing = true;
    try {
      for (const [store, changes] of [...pending]) {
        for (const [at, one] of [...changes]) {
          await inTurn(async () => {
            // Written meanwhile, on the device or here.
            if (pendingOf(store).get(at) !== one) return;
            await withConnection((database) => writeOne(database, store, at, one));
            settle(store, new Map([[at, one]]));
          });
        }
      }
    } catch (error) {
      if (!isOfDevice(error)) throw error;
    } finally {
      isFlushing = false;
    }
  }

  async function draftInPage<const Names extends Stores, Result>(
    names: Names,
    work: Work<Names, Result>,
    error: unknown,
  ) {
    if (!isOfDevice(error)) throw error;
    warn(error);
    const isReadable = error instanceof DOMException;
    if (isReadable) {
      try {
        return await readDevice(names, work);
      } catch (readError) {
        if (!isOfDevice(readError)) throw readError;
      }
    }
    return draft(names, work, () => null);
  }

  return {
    read: <const Names extends Stores, Result>(
      names: Names,
      work: Work<Names, Result>,
    ): Promise<Result> => readDevice(names, work).then(({ result }) => result, refuse),

    write: <const Names extends Stores, Result>(
      names: Names,
      work: Work<Names, Result>,
    ): Promise<Result> => inTurn(() => writeDevice(names, work)).catch(refuse),

    readAnyway: async <const Names extends Stores, Result>(
      names: Names,
      work: Work<Names, Result>,
    ): Promise<Result> => {
      try {
        return (await readDevice(names, work)).result;
      } catch (error) {
        return (await draftInPage(names, work, error)).result;
      }
    },

    /** Gives whether the device has it. */
    writeAnyway: <const Names extends Stores>(
      names: Names,
      work: Work<Names, unknown>,
    ): Promise<boolean> =>
      inTurn(async () => {
        try {
          await writeDevice(names, work);
          return true;
        } catch (error) {
          const { changed } = await draftInPage(names, work, error);
          for (const [store, changes] of changed) {
            pending.set(store, new Map([...pendingOf(store), ...changes]));
          }
          return false;
        }
      }),

    /** Whether the device has all that this page wrote into some stores. */
    isKept: (names: Stores): boolean =>
      names.every(({ name: store }) => pendingOf(store).size === 0),

    /** Calls back with the key of each row of a store that another tab has changed on the device; gives what stops it. */
    watchTabs: (store: Store<object>, listener: (key: Key) => void): (() => void) =>
      tabs.hear((told) => {
        if (told.store === store.name) for (const key of told.keys) listener(key);
      }),
  };
}

/** The one database of this device. */
export const database = createDatabase('qc');
export const { read, write, readAnyway, writeAnyway } = database;
