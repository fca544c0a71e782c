import { FirebaseError } from 'firebase/app';
import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  linkWithCredential,
  linkWithPopup,
  signInWithCredential,
  signInWithPopup,
  unlink,
  type Auth,
  type AuthError,
  type OAuthCredential,
  type User,
  type UserCredential,
} from 'firebase/auth';
import { perServices } from '../firebase/per-services.ts';
import { outcomeOf, type SignInOutcome } from './sign-in-repository.ts';

function isAuthError(error: unknown): error is AuthError {
  return error instanceof FirebaseError && error.code.startsWith('auth/');
}

/** Codes for: this Google account, or its address, belongs to another account than the anonymous one. */
const ownedElsewhere = new Set([
  'auth/credential-already-in-use',
  'auth/email-already-in-use',
]);

/** Makes an anonymous player an account with the same uid; an existing account is opened instead. */
async function linkOrSignIn(
  auth: Auth,
  provider: GoogleAuthProvider,
  beforeLeaving: () => Promise<void>,
): Promise<UserCredential | SignInOutcome> {
  const user = auth.currentUser;
  if (user?.isAnonymous !== true) {
    return signInWithPopup(auth, provider, browserPopupRedirectResolver);
  }
  try {
    const linked = await linkWithPopup(user, provider, browserPopupRedirectResolver);
    // The token still has « anonymous »: rules and session read the new one.
    await linked.user.getIdToken(true);
    return { issue: 'nouvelle', abandon: () => unlinkGoogle(linked.user) };
  } catch (error) {
    if (!isAuthError(error) || !ownedElsewhere.has(error.code)) throw error;
    const credential = GoogleAuthProvider.credentialFromError(error);
    if (credential === null) throw error;
    await beforeLeaving();
    return signInWithCredential(auth, credential);
  }
}

/** The player cancelled the account: the session, and its parties, stay without one. */
async function unlinkGoogle(user: User): Promise<void> {
  await unlink(user, GoogleAuthProvider.PROVIDER_ID);
  await user.getIdToken(true);
}

/** Adds to the account that is open now the service that could not open it. */
async function linkToCurrent(
  { currentUser }: Auth,
  credential: OAuthCredential,
): Promise<void> {
  if (currentUser !== null) await linkWithCredential(currentUser, credential);
}

export const googleRepository = perServices((services) => ({
  /**
   * Signs in with Google, in a window of 500 × 600 that the SDK opens. Call it from a press, with this module and Auth loaded beforehand:
   * browsers block a later window. `beforeLeaving` is called before an existing account replaces an anonymous session. Rejects with
   * Firebase's own error.
   */
  signIn: async (beforeLeaving: () => Promise<void>): Promise<SignInOutcome> => {
    const auth = await services.auth();
    try {
      return await outcomeOf(
        auth,
        linkOrSignIn(auth, new GoogleAuthProvider(), beforeLeaving),
      );
    } catch (error) {
      if (
        !isAuthError(error) ||
        error.code !== 'auth/account-exists-with-different-credential'
      ) {
        throw error;
      }
      const credential = GoogleAuthProvider.credentialFromError(error);
      const email = error.customData.email ?? '';
      if (credential === null) throw error;
      return { issue: 'autre-facon', email, link: () => linkToCurrent(auth, credential) };
    }
  },
}));
