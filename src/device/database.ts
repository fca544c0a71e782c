import {
  openDB,
  type IDBPDatabase,
  type IDBPObjectStore,
  type OpenDBCallbacks,
} from 'idb';
import { bringOver } from './bring-over.ts';
import { isOfDevice, keepConnection, DeviceError } from './connection.ts';
import { createPending, type Changed } from './pending.ts';
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
/** Works with the rows of some stores, awaiting nothing else. It may run twice, and must give the same result. */
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

/** Opens a database in its present shape; one that a later build has changed, as it is. */
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
  return openDB(name, databaseVersion, callbacks).catch((error: unknown) => {
    const isLater = error instanceof DOMException && error.name === 'VersionError';
    if (isLater) return openDB(name, undefined, callbacks);
    throw error;
  });
}

/** Message between tabs of a device: rows that changed. */
type Told = { store: StoreName; keys: readonly Key[] };

/** Rejects with the error of the work, or with `DeviceError`. */
function refuse(error: unknown): never {
  if (!(error instanceof DOMException)) throw error;
  throw new DeviceError('This device keeps nothing.', { cause: error });
}

const namesOf = (names: Stores): StoreName[] => names.map(({ name }) => name);

type StoreOn<Mode extends IDBTransactionMode> = (
  store: StoreName,
) => IDBPObjectStore<unknown, string[], StoreName, Mode>;

function abort(transaction: { abort: () => void }): void {
  try {
    transaction.abort();
  } catch {
    // It has ended.
  }
}

/** Runs actions in sequence. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(act: () => Promise<Result>): Promise<Result> => {
    const next = last.then(act);
    last = next.catch(() => undefined);
    return next;
  };
}

type Done<Result> = { result: Result; changed: Changed };

/** Does the work on the rows of each store, with the pending changes over them, and returns its changes. */
async function workOver<const Names extends Stores, Result>(
  names: Names,
  work: Work<Names, Result>,
  rowsUnder: (store: StoreName) => RowsUnder | null,
  pendingOf: (store: StoreName) => Changes,
): Promise<Done<Result>> {
  const drafts = names.map(
    ({ name: store }) => [store, new Map(pendingOf(store))] as const,
  );
  const rows = drafts.map(([store, changes]) =>
    rowsOver(store, rowsUnder(store), changes),
  );
  const result = await work(...(rows as RowsOf<Names>));
  const isNew = (store: StoreName, at: string, one: Change) =>
    pendingOf(store).get(at) !== one;
  const changed = drafts.map(
    ([store, changes]) =>
      [
        store,
        new Map([...changes].filter(([at, one]) => isNew(store, at, one))),
      ] as const,
  );
  return { result, changed };
}

/**
 * The database of this device, and this page's memory if the device refuses.
 *
 * `read` and `write` are done on the device, or reject with `DeviceError` if it opens no database, does not answer in time or has no room.
 * `readAnyway` and `writeAnyway` then go on in this page, with a single warning; those writes stay with the page, overlay the device's
 * rows, and are sent to the device as soon as it accepts writes again.
 *
 * A write is one transaction: the device has all of it or nothing.
 */
export function createDatabase(name: string, deadlineMs = usualDeadlineMs) {
  /** Stores filled by former builds, and still incomplete. */
  const behind = new Set<StoreName>();
  const withConnection = keepConnection(
    (onEnded) => openPresent(name, onEnded),
    (database) => bringOver(database, behind, deadlineMs),
    deadlineMs,
  );
  const tabs = tabNews<Told>(name);
  const pending = createPending();
  /** No write is overtaken by an earlier one in this page's memory. */
  const inTurn = createTurns();
  let isWarned = false;
  let isFlushing = false;

  function warn(error: unknown): void {
    if (!isWarned)
      console.warn('This device keeps nothing: it lasts as long as the page.', error);
    isWarned = true;
  }

  /** Acts in one transaction: all of it, or nothing if the act throws. */
  function transact<Mode extends 'readonly' | 'readwrite', Result>(
    names: readonly StoreName[],
    mode: Mode,
    act: (storeOn: StoreOn<Mode>) => Promise<Result>,
  ): Promise<Result> {
    return withConnection(async (database) => {
      const transaction = database.transaction<string[], Mode>([...names], mode);
      transaction.done.catch(() => undefined);
      try {
        if (names.some((store) => behind.has(store))) {
          throw new DeviceError('What a former build keeps could not be brought over.');
        }
        const result = await act((store) => transaction.objectStore(store));
        await transaction.done;
        return result;
      } catch (error) {
        abort(transaction);
        throw error;
      }
    });
  }

  function readDevice<const Names extends Stores, Result>(
    names: Names,
    work: Work<Names, Result>,
  ): Promise<Done<Result>> {
    return transact(namesOf(names), 'readonly', (storeOn) =>
      workOver(names, work, (store) => rowsOnDevice(storeOn(store)), pending.of),
    );
  }

  async function writeDevice<const Names extends Stores, Result>(
    names: Names,
    work: Work<Names, Result>,
  ): Promise<Result> {
    const { result, changed } = await transact(
      namesOf(names),
      'readwrite',
      async (storeOn) => {
        const under = (store: StoreName) => rowsOnDevice(storeOn(store));
        const done = await workOver(names, work, under, pending.of);
        for (const [store, changes] of done.changed) {
          await applyChanges(storeOn(store), changes);
        }
        return done;
      },
    );
    settle(changed);
    void flush();
    return result;
  }

  /** The device has these changes: none is pending in this page, and other tabs can read them. */
  function settle(changed: Changed): void {
    pending.drop(changed);
    for (const [store, changes] of changed) {
      if (changes.size === 0) continue;
      tabs.tell({ store, keys: [...changes.values()].map(({ key }) => key) });
    }
  }

  /** Writes this page's pending rows in sequence, as far as the device accepts them. */
  async function flush(): Promise<void> {
    if (isFlushing) return;
    isFlushing = true;
    try {
      for (const [store, at, one] of pending.list()) {
        await inTurn(() => flushOne(store, at, one));
      }
    } catch (error) {
      if (!isOfDevice(error)) throw error;
    } finally {
      isFlushing = false;
    }
  }

  async function flushOne(store: StoreName, at: string, one: Change): Promise<void> {
    // Written meanwhile, on the device or here.
    if (pending.of(store).get(at) !== one) return;
    const changes = new Map([[at, one]]);
    await transact([store], 'readwrite', (storeOn) =>
      applyChanges(storeOn(store), changes),
    );
    settle([[store, changes]]);
  }

  /** Does work that the device refused, over the rows that are still readable. */
  async function workInPage<const Names extends Stores, Result>(
    names: Names,
    work: Work<Names, Result>,
    error: unknown,
  ): Promise<Done<Result>> {
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
    return workOver(names, work, () => null, pending.of);
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
        return (await workInPage(names, work, error)).result;
      }
    },

    /** Returns true if the device has it. */
    writeAnyway: <const Names extends Stores>(
      names: Names,
      work: Work<Names, unknown>,
    ): Promise<boolean> =>
      inTurn(async () => {
        try {
          await writeDevice(names, work);
          return true;
        } catch (error) {
          pending.keep((await workInPage(names, work, error)).changed);
          return false;
        }
      }),

    /** True if the device has all that this page wrote into some stores. */
    isKept: (names: Stores): boolean =>
      names.every(({ name: store }) => pending.of(store).size === 0),

    /** Calls back with the key of each row of a store that another tab has changed on the device; returns a stop function. */
    watchTabs: (store: Store<object>, listener: (key: Key) => void): (() => void) =>
      tabs.hear((told) => {
        if (told.store === store.name) for (const key of told.keys) listener(key);
      }),
  };
}

/** The database of this device. */
export const database = createDatabase('qc');
export const { read, write, readAnyway, writeAnyway } = database;
