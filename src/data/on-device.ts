import type { IDBPDatabase } from 'idb';

/**
 * Does some work with a database of this device, opened for it alone: iOS loses connections that stay open. Gives
 * `otherwise`, and says `warning` in the console, where the device refuses, is full or fails. Never rejects.
 */
export async function onDevice<Schema, Result>(
  open: () => Promise<IDBPDatabase<Schema>>,
  work: (database: IDBPDatabase<Schema>) => Promise<Result>,
  otherwise: Result,
  warning: string,
): Promise<Result> {
  let database: IDBPDatabase<Schema> | null = null;
  try {
    database = await open();
    return await work(database);
  } catch (error) {
    console.warn(warning, error);
    return otherwise;
  } finally {
    database?.close();
  }
}
