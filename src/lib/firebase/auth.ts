import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  type Auth,
} from 'firebase/auth';
import { env } from '../env/env.ts';
import { firebaseApp } from './app.ts';

let auth: Auth | undefined;

/**
 * Auth without the popup resolver: `getAuth()` would load Google's scripts on phones
 * (facts/performance.md §1). The session is kept in IndexedDB, else in localStorage.
 */
export function firebaseAuth(): Auth {
  if (auth !== undefined) return auth;
  auth = initializeAuth(firebaseApp(), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  auth.languageCode = 'fr';
  const emulator = env.emulators.auth;
  if (emulator !== undefined) {
    connectAuthEmulator(auth, `http://${emulator}`, { disableWarnings: true });
  }
  return auth;
}
