import type { FirebaseApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  getFirestore,
  type Firestore,
} from 'firebase/firestore/lite';
import { env } from '../env/env.ts';
import { hostAndPort } from './app.ts';

/** Firestore of an application without listeners or cache, for playing (33 kB against 156). */
export function openFirestore(app: FirebaseApp): Firestore {
  const firestore = getFirestore(app);
  const emulator = env.emulators.firestore;
  if (emulator !== undefined) {
    connectFirestoreEmulator(firestore, ...hostAndPort(emulator));
  }
  return firestore;
}
