import { isConnectionLost } from '@/device/connection.ts';
import { NewerFormatError, OfflineError } from '@/lib/errors/data-error.ts';
import { withDeadline } from '@/lib/network/deadline.ts';
import { openPartieDatabase, type PartieDatabase } from './partie-database.ts';

/** Where parties are kept: on the device, or (when it refuses) in this page only. */
export type Persistance = 'appareil' | 'memoire';

/** The device has the parties, but not this one. */
export class UnknownPartieError extends Error {
  override readonly name = 'UnknownPartieError';
  constructor() {
    super('This device keeps no such party.');
  }
}

export type PartieDevice = {
  persistance: () => Persistance;
  /**
   * Works on the device while there is one; otherwise, or when it fails, on what the page remembers. Work whose connection
   * was lost, or that missed its deadline, is done a second time on a new connection: the first may have been done by then,
   * and the second must come to the same.
   * Rejects with an UnknownPartieError or a NewerFormatError of the work, and with nothing else.
   */
  work: <T>(
    onDevice: (database: PartieDatabase) => Promise<T>,
    inMemory: () => T,
  ) => Promise<T>;
  close: () => void;
};

/** What the work found, which is no failure of the device. */
function isOfWork(error: unknown): boolean {
  return error instanceof UnknownPartieError || error instanceof NewerFormatError;
}

/** Whether the deadline passed first: the device hangs, or the page slept, and its timers were due before the device could answer. */
function isLate(error: unknown): boolean {
  return error instanceof OfflineError;
}

/**
 * Opens the database of parties. Never rejects: a device that refuses, hangs or is full is given up, and
 * `persistance()` says so.
 * @param deadlineMs past it, twice in a row, a device that does not answer is given up.
 */
export async function openPartieDevice(
  name: string,
  deadlineMs: number,
): Promise<PartieDevice> {
  let database: PartieDatabase | null = null;
  let connecting: Promise<PartieDatabase> | null = null;

  function giveUp(error: unknown): void {
    console.warn('The device keeps nothing; the party goes on in this page.', error);
    database?.close();
    database = null;
  }

  async function open(): Promise<PartieDatabase> {
    try {
      database = await withDeadline(openPartieDatabase(name), deadlineMs);
      return database;
    } finally {
      connecting = null;
    }
  }

  function connect(): Promise<PartieDatabase> {
    connecting ??= open();
    return connecting;
  }

  /** A connection other than the one that failed: other work may have opened it meanwhile. */
  async function reconnect(failed: PartieDatabase): Promise<PartieDatabase> {
    if (database === null) throw new Error('The device was given up meanwhile.');
    if (database !== failed) return database;
    failed.close();
    return connect();
  }

  async function onNewConnection<T>(
    failed: PartieDatabase,
    onDevice: (database: PartieDatabase) => Promise<T>,
    inMemory: () => T,
  ): Promise<T> {
    try {
      return await withDeadline(onDevice(await reconnect(failed)), deadlineMs);
    } catch (error) {
      if (isOfWork(error)) throw error;
      giveUp(error);
      return inMemory();
    }
  }

  await connect().catch(giveUp);

  return {
    persistance: () => (database === null ? 'memoire' : 'appareil'),
    work: async (onDevice, inMemory) => {
      if (database === null) return inMemory();
      const used = database;
      try {
        return await withDeadline(onDevice(used), deadlineMs);
      } catch (error) {
        if (isOfWork(error)) throw error;
        if (isConnectionLost(error) || isLate(error)) {
          return onNewConnection(used, onDevice, inMemory);
        }
        giveUp(error);
        return inMemory();
      }
    },
    close: () => database?.close(),
  };
}
