import type { FirebaseApp } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import type { Database } from 'firebase/database';
import type { Firestore as LiveFirestore } from 'firebase/firestore';
import type { Firestore } from 'firebase/firestore/lite';
import type { FirebaseStorage } from 'firebase/storage';
import { startAppCheck } from '@/lib/firebase/app-check.ts';

/** The parts of Firebase, each loaded when it is first asked for. Each rejects when its code cannot be loaded, and may be asked again. */
export type Services = {
  /** The application, once App Check was started where the configuration has its key. */
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

/**
 * The Firebase services of one application, opened on demand: creating them loads nothing. Made once in `main.tsx`,
 * handed to loaders, guards and hooks; a test makes its own, and several actors have names.
 */
export function createServices({ name }: { name?: string } = {}): Services {
  let opening: Promise<FirebaseApp> | undefined;
  // An application has one name: it is opened once. A failure is forgotten, so that the next call tries again.
  const open = () => {
    opening ??= import('@/lib/firebase/app.ts').then(
      ({ openApp }) => openApp(name),
      (error: unknown) => {
        opening = undefined;
        throw error;
      },
    );
    return opening;
  };
  const app = async () => {
    const opened = await open();
    await startAppCheck(opened);
    return opened;
  };
  return {
    app,
    auth: async () => (await import('@/lib/firebase/auth.ts')).openAuth(await app()),
    firestore: async () =>
      (await import('@/lib/firebase/firestore-lite.ts')).openFirestore(await app()),
    liveFirestore: async () =>
      (await import('@/lib/firebase/firestore-live.ts')).openLiveFirestore(await app()),
    database: async () =>
      (await import('@/lib/firebase/database.ts')).openDatabase(await app()),
    storage: async () =>
      (await import('@/lib/firebase/storage.ts')).openStorage(await app()),
  };
}
