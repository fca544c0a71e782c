import type { FirebaseApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  getFirestore,
  type Firestore,
} from 'firebase/firestore/lite';
import { env } from '../env/env.ts';
import { firebaseApp, hostAndPort } from './app.ts';

const opened = new WeakMap<FirebaseApp, Firestore>();

/** Firestore of an application without listeners or cache, for playing (33 kB against 156). */
export function openFirestore(app: FirebaseApp): Firestore {
  const known = opened.get(app);
  if (known !== undefined) return known;
  const firestore = getFirestore(app);
  const emulator = env.emulators.firestore;
  if (emulator !== undefined) {
    connectFirestoreEmulator(firestore, ...hostAndPort(emulator));
  }
  opened.set(app, firestore);
  return firestore;
}

/** TRANSITIONAL, goes with N2. */
export function firestoreLite(): Firestore {
  return openFirestore(firebaseApp());
}
