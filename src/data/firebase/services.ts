import type { FirebaseApp } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import type { Database } from 'firebase/database';
import type { Firestore as LiveFirestore } from 'firebase/firestore';
import type { Firestore } from 'firebase/firestore/lite';
import type { FirebaseStorage } from 'firebase/storage';
import { startAppCheck } from '@/lib/firebase/app-check.ts';

/** The parts of Firebase, each loaded on first use. Each rejects when its code cannot be loaded, and may be called again. */
export type Services = {
  /** The application, after starting App Check if the configuration has its key. */
  app: () => Promise<FirebaseApp>;
  /** Auth as opened: the user may be unknown yet (`readyAuth` waits for it). */
  auth: () => Promise<Auth>;
  /** Firestore without listeners or cache (33 kB). */
  firestore: () => Promise<Firestore>;
  /** Firestore with listeners (156 kB), for data that several people watch. */
  liveFirestore: () => Promise<LiveFirestore>;
  database: () => Promise<Database>;
  storage: () => Promise<FirebaseStorage>;
};

/** The code of each part, by the file that opens it. */
const code = {
  app: () => import('@/lib/firebase/app.ts'),
  auth: () => import('@/lib/firebase/auth.ts'),
  firestore: () => import('@/lib/firebase/firestore-lite.ts'),
  liveFirestore: () => import('@/lib/firebase/firestore-live.ts'),
  database: () => import('@/lib/firebase/realtime-database.ts'),
  storage: () => import('@/lib/firebase/storage.ts'),
} satisfies Record<keyof Services, () => Promise<unknown>>;

/**
 * Fetches the code of some parts ahead of their use, and opens none. Rejects when a file cannot be had, and may be called
 * again.
 */
export async function fetchFirebase(parts: readonly (keyof Services)[]): Promise<void> {
  await Promise.all([code.app(), ...parts.map((part) => code[part]())]);
}

/** Opens once, however many ask; a failure is forgotten, so that the next call tries again. */
function once<Value>(open: () => Promise<Value>): () => Promise<Value> {
  let opening: Promise<Value> | undefined;
  return () => {
    opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
}

/**
 * The Firebase services of an application, opened on demand: creating them loads nothing. Made once in `main.tsx`, handed to loaders,
 * guards and hooks; a test makes its own, with a name per actor.
 */
export function createServices({ name }: { name?: string } = {}): Services {
  const app = once(async () => {
    const { openApp } = await code.app();
    const opened = openApp(name);
    await startAppCheck(opened);
    return opened;
  });
  return {
    app,
    auth: once(async () => (await code.auth()).openAuth(await app())),
    firestore: once(async () => (await code.firestore()).openFirestore(await app())),
    liveFirestore: once(async () =>
      (await code.liveFirestore()).openLiveFirestore(await app()),
    ),
    database: once(async () => (await code.database()).openDatabase(await app())),
    storage: once(async () => (await code.storage()).openStorage(await app())),
  };
}
