import type { FirebaseApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  initializeRecaptchaConfig,
  type Auth,
} from 'firebase/auth';
import { currentLangue } from '@/langue/current-langue.ts';
import { env } from '../env/env.ts';
import { plainSession } from './plain-session.ts';

const recaptchas = new WeakMap<Auth, Promise<void>>();

/**
 * Auth of an application without the popup resolver: `getAuth()` would load Google's scripts on phones.
 * The session is kept in IndexedDB, else in localStorage, else for this page only.
 */
export function openAuth(app: FirebaseApp): Auth {
  const auth = initializeAuth(app, {
    persistence:
      plainSession.read() === ''
        ? [indexedDBLocalPersistence, browserLocalPersistence]
        : [browserLocalPersistence],
  });
  // For the e-mails requested on this page, and their links.
  auth.languageCode = currentLangue();
  const emulator = env.emulators.auth;
  if (emulator !== undefined) {
    connectAuthEmulator(auth, `http://${emulator}`, { disableWarnings: true });
  }
  return auth;
}

/**
 * Reads the reCAPTCHA settings of the project if the configuration enables it; does nothing otherwise, which is the default. Before a
 * sign-in. Never rejects: a server that requires reCAPTCHA reports it at the sign-in itself.
 */
export function prepareRecaptcha(auth: Auth): Promise<void> {
  if (!env.isRecaptchaOn) return Promise.resolve();
  const known = recaptchas.get(auth);
  if (known !== undefined) return known;
  const reading = initializeRecaptchaConfig(auth).catch((error: unknown) => {
    recaptchas.delete(auth);
    console.warn('The reCAPTCHA settings could not be read.', error);
  });
  recaptchas.set(auth, reading);
  return reading;
}
