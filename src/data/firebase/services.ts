import type { FirebaseApp } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import type { Database } from 'firebase/database';
import type { Firestore as LiveFirestore } from 'firebase/firestore';
import type { Firestore } from 'firebase/firestore/lite';
import type { FirebaseStorage } from 'firebase/storage';

/** The parts of Firebase, each loaded when it is first asked for. Each rejects when its code cannot be loaded, and may be asked again. */
export type Services = {
  app: () => Promise<FirebaseApp>;
  /** Auth as it is opened: it may not yet know who is signed in (`readyAuth` waits for that). */
  auth: () => Promise<Auth>;
  /** Firestore without listeners or cache (33 kB). */
  firestore: () => Promise<Firestore>;
  /** Firestore with listeners (156 kB), for what several people see change. */
  liveFirestore: () => Promise<LiveFirestore>;
  database: () => Promise<Database>;
  storage: () => Promise<FirebaseStorage>;
};

/** Loads once, however many ask; a failure is forgotten, so that the next one tries again. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loaded: Promise<Value> | undefined;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}

/**
 * The Firebase services of one application, opened on demand: creating them loads nothing. Made once in `main.tsx`,
 * handed to loaders, guards and hooks; a test makes its own, and several actors have names.
 */
export function createServices({ name }: { name?: string } = {}): Services {
  const app = once(async () => (await import('@/lib/firebase/app.ts')).openApp(name));
  return {
    app,
    auth: once(async () =>
      (await import('@/lib/firebase/auth.ts')).openAuth(await app()),
    ),
    firestore: once(async () =>
      (await import('@/lib/firebase/firestore-lite.ts')).openFirestore(await app()),
    ),
    liveFirestore: once(async () =>
      (await import('@/lib/firebase/firestore-live.ts')).openLiveFirestore(await app()),
    ),
    database: once(async () =>
      (await import('@/lib/firebase/database.ts')).openDatabase(await app()),
    ),
    storage: once(async () =>
      (await import('@/lib/firebase/storage.ts')).openStorage(await app()),
    ),
  };
}
