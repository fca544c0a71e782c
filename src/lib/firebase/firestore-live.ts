import type { FirebaseApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  getFirestore,
  setLogLevel,
  type Firestore,
} from 'firebase/firestore';
import { env } from '../env/env.ts';
import { firebaseApp, hostAndPort } from './app.ts';

const opened = new WeakMap<FirebaseApp, Firestore>();

/** Firestore of an application with listeners (156 kB), for what several people see change. To be loaded on demand; it writes nothing. */
export function openLiveFirestore(app: FirebaseApp): Firestore {
  const known = opened.get(app);
  if (known !== undefined) return known;
  // Without network it says so again and again; who listens says it once.
  setLogLevel('silent');
  const firestore = getFirestore(app);
  const emulator = env.emulators.firestore;
  if (emulator !== undefined) {
    connectFirestoreEmulator(firestore, ...hostAndPort(emulator));
  }
  opened.set(app, firestore);
  return firestore;
}

/** TRANSITIONAL, goes with N2. */
export function liveFirestore(): Firestore {
  return openLiveFirestore(firebaseApp());
}
