import type { IDBPDatabase } from 'idb';
import { isConnectionLost } from '@/device/connection.ts';

async function once<Schema, Result>(
  open: () => Promise<IDBPDatabase<Schema>>,
  work: (database: IDBPDatabase<Schema>) => Promise<Result>,
): Promise<Result> {
  const database = await open();
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/**
 * Does some work with a database of this device, opened for it alone: iOS loses connections that stay open. Does it a
 * second time when the connection is lost in between. Gives `otherwise`, and says `warning` in the console, where the
 * device refuses, is full or fails. Never rejects.
 */
export async function onDevice<Schema, Result>(
  open: () => Promise<IDBPDatabase<Schema>>,
  work: (database: IDBPDatabase<Schema>) => Promise<Result>,
  otherwise: Result,
  warning: string,
): Promise<Result> {
  try {
    return await once(open, work).catch((error: unknown) => {
      if (!isConnectionLost(error)) throw error;
      return once(open, work);
    });
  } catch (error) {
    console.warn(warning, error);
    return otherwise;
  }
}
