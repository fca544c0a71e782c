import {
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
  type Firestore,
} from 'firebase/firestore';
import { env } from '../env/env.ts';
import { firebaseApp, hostAndPort } from './app.ts';

let firestore: Firestore | undefined;

/**
 * The whole Firestore, for editing and administering. Memory cache: what is being written lives in our own
 * drafts (`data/parcours/draft-repository.ts`), because the SDK drops refused writes in silence
 * (facts/security.md §3.3).
 */
export function firestoreFull(): Firestore {
  if (firestore !== undefined) return firestore;
  firestore = initializeFirestore(firebaseApp(), { localCache: memoryLocalCache() });
  const emulator = env.emulators.firestore;
  if (emulator !== undefined) {
    connectFirestoreEmulator(firestore, ...hostAndPort(emulator));
  }
  return firestore;
}
