import { initializeApp } from 'firebase/app';
import {
  browserPopupRedirectResolver,
  connectAuthEmulator,
  GoogleAuthProvider,
  inMemoryPersistence,
  initializeAuth,
  initializeRecaptchaConfig,
  revokeAccessToken,
  signInAnonymously,
  signInWithPopup,
} from 'firebase/auth';

/**
 * The three calls of the specification that the site makes only if a configuration switches them on (recaptchaConfig), for a service that
 * it does not offer (revokeToken: Apple), or against the real service (projects: the SDK leaves the check of the domain out for an
 * emulator). The wire's test bundles this page and calls them with the same SDK.
 */
export type WirePage = {
  readRecaptchaConfig: () => Promise<void>;
  revokeToken: () => Promise<void>;
  /** Settles once the window was refused: the check of the domain precedes it. */
  checkDomain: () => Promise<void>;
};

function createAuth(name: string, emulator?: string) {
  const options = { apiKey: 'demo-key', authDomain: 'demo-qc-test.firebaseapp.com' };
  const auth = initializeAuth(initializeApp(options, name), {
    persistence: inMemoryPersistence,
  });
  if (emulator !== undefined) {
    connectAuthEmulator(auth, emulator, { disableWarnings: true });
  }
  return auth;
}

/** Puts the calls on the window of the page. */
export function install(emulator: string): void {
  const wire: WirePage = {
    readRecaptchaConfig: () => initializeRecaptchaConfig(createAuth('a', emulator)),
    revokeToken: async () => {
      const auth = createAuth('b', emulator);
      await signInAnonymously(auth);
      await revokeAccessToken(auth, 'a token of Apple');
    },
    checkDomain: async () => {
      const service = new GoogleAuthProvider();
      await signInWithPopup(createAuth('c'), service, browserPopupRedirectResolver).catch(
        () => undefined,
      );
    },
  };
  Object.assign(window, { wire });
}
