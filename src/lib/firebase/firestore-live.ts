import type { FirebaseApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  getFirestore,
  setLogLevel,
  type Firestore,
} from 'firebase/firestore';
import { env } from '../env/env.ts';
import { hostAndPort } from './app.ts';

/** Firestore of an application with listeners (156 kB), for what several people see change. To be loaded on demand; it writes nothing. */
export function openLiveFirestore(app: FirebaseApp): Firestore {
  // Without network it says so again and again; who listens says it once.
  setLogLevel('silent');
  const firestore = getFirestore(app);
  const emulator = env.emulators.firestore;
  if (emulator !== undefined) {
    connectFirestoreEmulator(firestore, ...hostAndPort(emulator));
  }
  return firestore;
}
