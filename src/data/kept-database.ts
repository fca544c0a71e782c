import type { IDBPDatabase } from 'idb';
import { isConnectionLost } from '@/device/connection.ts';
import { withDeadline } from '@/lib/network/deadline.ts';

/** Safari may never answer: with several tabs, IndexedDB opens and no event follows. */
const deadlineMs = 5_000;

/** Does some work with a database of this device. */
export type WithDatabase<Schema> = <Result>(
  work: (database: IDBPDatabase<Schema>) => Promise<Result>,
) => Promise<Result>;

/**
 * A database that stays open between two pieces of work. One whose connection was lost is opened again, and the work is
 * done a second time: it must come to the same when it is done twice. `open` gets the function to call when the browser
 * says that it ended the connection. The work rejects with `OfflineError` when the database does not open within 5 s, and
 * with what the browser says when the device refuses or is full.
 */
export function keptDatabase<Schema>(
  open: (onTerminated: () => void) => Promise<IDBPDatabase<Schema>>,
): WithDatabase<Schema> {
  let connection: Promise<IDBPDatabase<Schema>> | undefined;

  const forget = () => {
    connection = undefined;
  };

  function connect(): Promise<IDBPDatabase<Schema>> {
    connection ??= open(forget).catch((error: unknown) => {
      forget();
      throw error;
    });
    return withDeadline(connection, deadlineMs);
  }

  return async (work) => {
    const used = connect();
    const usedConnection = connection;
    try {
      return await work(await used);
    } catch (error) {
      if (!isConnectionLost(error)) throw error;
      // Other work may have opened it again meanwhile.
      if (connection === usedConnection) forget();
      void usedConnection?.then((database) => database.close(), forget);
      return work(await connect());
    }
  };
}
