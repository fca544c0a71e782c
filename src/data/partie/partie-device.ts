import { NewerFormatError } from '@/lib/errors/data-error.ts';
import { withDeadline } from '@/lib/network/deadline.ts';
import { isConnectionLost } from '../kept-database.ts';
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
   * Works on the device while there is one; otherwise, or when it fails, on what the page remembers.
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

/**
 * Opens the database of parties. Never rejects: a device that refuses, hangs or is full is given up, and
 * `persistance()` says so.
 * @param deadlineMs past it a device that does not answer is given up.
 */
export async function openPartieDevice(
  name: string,
  deadlineMs: number,
): Promise<PartieDevice> {
  let database: PartieDatabase | null = null;

  function giveUp(error: unknown): void {
    console.warn('The device keeps nothing; the party goes on in this page.', error);
    database?.close();
    database = null;
  }

  async function connect(): Promise<PartieDatabase> {
    database = await withDeadline(openPartieDatabase(name), deadlineMs);
    return database;
  }

  async function onNewConnection<T>(
    onDevice: (database: PartieDatabase) => Promise<T>,
    inMemory: () => T,
  ): Promise<T> {
    try {
      return await withDeadline(onDevice(await connect()), deadlineMs);
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
      try {
        return await withDeadline(onDevice(database), deadlineMs);
      } catch (error) {
        if (isOfWork(error)) throw error;
        if (isConnectionLost(error)) return onNewConnection(onDevice, inMemory);
        giveUp(error);
        return inMemory();
      }
    },
    close: () => database?.close(),
  };
}
