import type { FirebaseApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  getFirestore,
  setLogLevel,
  type Firestore,
} from 'firebase/firestore';
import { env } from '../env/env.ts';
import { hostAndPort } from './app.ts';

/** Firestore of an application with listeners (156 kB), for data that several people watch. To be loaded on demand; it writes nothing. */
export function openLiveFirestore(app: FirebaseApp): Firestore {
  // Without network it repeats its warning; the listener reports it once.
  setLogLevel('silent');
  const firestore = getFirestore(app);
  const emulator = env.emulators.firestore;
  if (emulator !== undefined) {
    connectFirestoreEmulator(firestore, ...hostAndPort(emulator));
  }
  return firestore;
}
