import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  inMemoryPersistence,
  initializeAuth,
  signInAnonymously,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import {
  connectDatabaseEmulator,
  getDatabase,
  goOffline,
  type Database,
} from 'firebase/database';
import {
  connectFirestoreEmulator,
  getFirestore,
  serverTimestamp,
  setLogLevel,
  terminate,
  Timestamp,
  type DocumentData,
  type Firestore,
} from 'firebase/firestore/lite';
import { setTimeout as wait } from 'node:timers/promises';
import { retention } from '@/domain/retention.ts';
import { pauseAfter } from '@/lib/network/keep-trying.ts';
import { databaseName, localHost, profiles } from '../../lib/environment.ts';

const { projectId, ports } = profiles.test;

// Each refusal and each delay would be printed; they are counted instead.
setLogLevel('silent');

/** The password of every account of a load. */
export const loadPassword = 'mot-de-passe-de-charge';

/** A person on a device: own session, own connections. */
export type Client = {
  uid: string;
  firestore: Firestore;
  /** Opens the live connection at the first call. */
  database: () => Database;
  close: () => Promise<void>;
};

/** Opens a device of the SDK over the local back end of the tests, under an anonymous session, or under the account of `email`. */
export async function openClient(name: string, email?: string): Promise<Client> {
  const app = initializeApp(
    {
      apiKey: 'demo-key',
      projectId,
      databaseURL: `http://${localHost}:${ports.database}?ns=${databaseName(projectId)}`,
    },
    `load-${name}`,
  );
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://${localHost}:${ports.auth}`, {
    disableWarnings: true,
  });
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, localHost, ports.firestore);
  const { user } =
    email === undefined
      ? await signInAnonymously(auth)
      : await signInWithEmailAndPassword(auth, email, loadPassword);
  let database: Database | undefined;
  return {
    uid: user.uid,
    firestore,
    database: () => {
      if (database !== undefined) return database;
      database = getDatabase(app);
      connectDatabaseEmulator(database, localHost, ports.database);
      return database;
    },
    close: async () => {
      if (database !== undefined) goOffline(database);
      await terminate(firestore);
      await deleteApp(app);
    },
  };
}

/** The first tick of a device's counter, for the subject `de`: as `debit-repository.ts` writes it. */
export function firstTick(de: string, plus = 1): DocumentData {
  const now = serverTimestamp();
  const expireAt = Timestamp.fromMillis(
    Date.now() + retention.signalementDays * 24 * 60 * 60 * 1_000,
  );
  return { de, plus, n: plus, at: now, jourAt: now, jourCount: plus, expireAt };
}

/** Distinguishes a write from another, as the rules require: 32 hexadecimal digits. */
export function newOperationId(): string {
  return crypto.randomUUID().replaceAll('-', '');
}

/** The site never gives up; this does after three minutes or so. */
const attemptCount = 8;

function isBusy(error: unknown): boolean {
  const isCoded = typeof error === 'object' && error !== null && 'code' in error;
  return isCoded && (error.code === 'aborted' || error.code === 'unavailable');
}

/**
 * Sends a phone's pending write until it is stored, as the site does: when many write the same document at once the server delays some of
 * them, and they are sent again after growing pauses. Throws other errors, and the last delay.
 */
export async function sendUntilThere(
  send: () => Promise<void>,
  again: () => void,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await send();
      return;
    } catch (error) {
      if (!isBusy(error) || attempt === attemptCount) throw error;
      again();
      await wait(pauseAfter(attempt));
    }
  }
}
