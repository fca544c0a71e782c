import {
  connectFirestoreEmulator,
  getFirestore,
  type Firestore,
} from 'firebase/firestore/lite';
import { env } from '../env/env.ts';
import { firebaseApp, hostAndPort } from './app.ts';

let firestore: Firestore | undefined;

/** Firestore without listeners or cache, for playing (33 kB against 156). */
export function firestoreLite(): Firestore {
  if (firestore !== undefined) return firestore;
  firestore = getFirestore(firebaseApp());
  const emulator = env.emulators.firestore;
  if (emulator !== undefined) {
    connectFirestoreEmulator(firestore, ...hostAndPort(emulator));
  }
  return firestore;
}
