import {
  deleteApp,
  FirebaseError,
  getApps,
  initializeApp,
  setLogLevel,
  type FirebaseOptions,
} from 'firebase/app';
import {
  inMemoryPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
  validatePassword,
  type Auth,
} from 'firebase/auth';
import { vi } from 'vitest';

// An application is deleted while the SDK still reads the device, and logs it.
setLogLevel('silent');

/** Stops the clock except for `vi.advanceTimersByTimeAsync`; network answers are read with the real timers left. */
export function stopClock(now?: number): void {
  vi.useFakeTimers({
    ...(now === undefined ? {} : { now }),
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
}

/** The Auth of an application of its own, whose session no other test sees. */
export function createAuth(options: FirebaseOptions = {}): Auth {
  const app = initializeApp(
    { apiKey: 'key', projectId: 'test', ...options },
    crypto.randomUUID(),
  );
  return initializeAuth(app, { persistence: inMemoryPersistence });
}

/** Signs in as the only account of the recorded identity service. */
export async function signInMairie(auth: Auth): Promise<void> {
  await signInWithEmailAndPassword(auth, 'mairie@exemple.fr', 'mot de passe');
}

/** True if the SDK accepts a password, by the policy of the server. */
export async function acceptsPassword(auth: Auth, password: string): Promise<boolean> {
  const { isValid } = await validatePassword(auth, password);
  return isValid;
}

/** A refusal as the SDK throws it: `code` without its `auth/`. */
export function authRefusal(code: string, customData: Record<string, unknown>): Error {
  return new FirebaseError(`auth/${code}`, code, customData);
}

/** Ends every application that a test has opened. */
export async function deleteApps(): Promise<void> {
  await Promise.all(getApps().map((app) => deleteApp(app)));
}
