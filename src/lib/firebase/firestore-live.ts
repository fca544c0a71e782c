import {
  connectFirestoreEmulator,
  getFirestore,
  setLogLevel,
  type Firestore,
} from 'firebase/firestore';
import { env } from '../env/env.ts';
import { firebaseApp, hostAndPort } from './app.ts';

let firestore: Firestore | undefined;

/** Firestore with listeners (156 kB), for what several people see change. To be loaded on demand; it writes nothing. */
export function liveFirestore(): Firestore {
  if (firestore !== undefined) return firestore;
  // Without network it says so again and again; who listens says it once.
  setLogLevel('silent');
  firestore = getFirestore(firebaseApp());
  const emulator = env.emulators.firestore;
  if (emulator !== undefined) {
    connectFirestoreEmulator(firestore, ...hostAndPort(emulator));
  }
  return firestore;
}
