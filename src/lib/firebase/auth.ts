import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  initializeRecaptchaConfig,
  type Auth,
} from 'firebase/auth';
import { env } from '../env/env.ts';
import { firebaseApp } from './app.ts';
import { isPlainStorageAsked } from '../plain-storage.ts';

let auth: Auth | undefined;
let recaptcha: Promise<void> | undefined;

/**
 * Auth without the popup resolver: `getAuth()` would load Google's scripts on phones
 * (facts/performance.md §1). The session is kept in IndexedDB, else in localStorage, else for this page only.
 */
export function firebaseAuth(): Auth {
  if (auth !== undefined) return auth;
  auth = initializeAuth(firebaseApp(), {
    persistence: isPlainStorageAsked()
      ? [browserLocalPersistence]
      : [indexedDBLocalPersistence, browserLocalPersistence],
  });
  auth.languageCode = 'fr';
  const emulator = env.emulators.auth;
  if (emulator !== undefined) {
    connectAuthEmulator(auth, `http://${emulator}`, { disableWarnings: true });
  }
  return auth;
}

/**
 * Reads the reCAPTCHA settings of the project where the configuration switches it on; does nothing otherwise, which is
 * the default. Before a sign-in. Never rejects: a server that asks for reCAPTCHA says so at the sign-in itself.
 */
export function prepareRecaptcha(): Promise<void> {
  if (!env.isRecaptchaOn) return Promise.resolve();
  recaptcha ??= initializeRecaptchaConfig(firebaseAuth()).catch((error: unknown) => {
    recaptcha = undefined;
    console.warn('The reCAPTCHA settings could not be read.', error);
  });
  return recaptcha;
}
