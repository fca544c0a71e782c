import { FirebaseError } from 'firebase/app';
import {
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  getAdditionalUserInfo,
  linkWithCredential,
  sendEmailVerification,
  sendSignInLinkToEmail,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  updateProfile,
  type Auth,
  type MultiFactorError,
  type User,
  type UserCredential,
} from 'firebase/auth';
import { perServices } from '../firebase/per-services.ts';
import { readyAuthToSignIn } from './ready-auth-repository.ts';
import { challengeOf } from './second-factor-repository.ts';

function isMultiFactorError(error: unknown): error is MultiFactorError {
  return (
    error instanceof FirebaseError && error.code === 'auth/multi-factor-auth-required'
  );
}

/** Second factor beside the password: an application that makes codes. */
export type SecondFactor = { id: string; nom: string };

/** A sign-in that waits for its second factor. Every function rejects with Firebase's own error. */
export type SecondFactorChallenge = {
  /** Empty for an account with text messages alone, which are not sent. */
  factors: readonly SecondFactor[];
  /** Ends the sign-in with the six digits of a factor. */
  verify: (factorId: string, digits: string) => Promise<void>;
};

/** Result of a sign-in that did not fail. */
export type SignInOutcome =
  | { issue: 'ouverte' }
  /** This sign-in made the account: its age and pseudonym are still unknown, and `abandon` undoes it. */
  | { issue: 'nouvelle'; abandon: () => Promise<void> }
  | { issue: 'second-facteur'; challenge: SecondFactorChallenge }
  /** The address has an account made in another way; once open, `link` adds the service to it. */
  | { issue: 'autre-facon'; email: string; link: () => Promise<void> };

export type NewAccount = { email: string; password: string; pseudonyme: string };

/** Result of a sign-in: a second factor is the next step, not a failure. */
export async function outcomeOf(
  auth: Auth,
  signIn: Promise<UserCredential | SignInOutcome>,
): Promise<SignInOutcome> {
  try {
    const opened = await signIn;
    if ('issue' in opened) return opened;
    if (!isNewAccount(opened)) return { issue: 'ouverte' };
    return { issue: 'nouvelle', abandon: () => deleteNewAccount(auth) };
  } catch (error) {
    if (!isMultiFactorError(error)) throw error;
    return { issue: 'second-facteur', challenge: challengeOf(auth, error) };
  }
}

function isNewAccount(opened: UserCredential): boolean {
  return getAdditionalUserInfo(opened)?.isNewUser === true;
}

/** Deletes the account that a link or a service has just made: its owner cancelled. It has no data yet. */
async function deleteNewAccount({ currentUser }: Auth): Promise<void> {
  if (currentUser !== null) await deleteUser(currentUser);
}

/** Sets the account's pseudonym and sends the e-mail that proves its address. The account exists in any case. */
async function furnish(
  user: User,
  pseudonyme: string,
  returnUrl: string,
): Promise<boolean> {
  const [named, sent] = await Promise.allSettled([
    updateProfile(user, { displayName: pseudonyme }),
    sendEmailVerification(user, { url: returnUrl }),
  ]);
  // The session hears of the name, and the rules of the account, with a new token only.
  if (named.status === 'fulfilled') await user.getIdToken(true).catch(() => undefined);
  return sent.status === 'fulfilled';
}

/**
 * Opens sessions. Every function rejects with Firebase's own error (`code` starts with `auth/`), for which
 * `lib/errors/auth-message.ts` has the sentence; the SDK gives up 30 s after the server went silent.
 */
export const signInRepository = perServices((services) => ({
  /** Signs in by e-mail and password. */
  byPassword: async (email: string, password: string): Promise<SignInOutcome> => {
    const auth = await readyAuthToSignIn(services);
    return outcomeOf(auth, signInWithEmailAndPassword(auth, email, password));
  },

  /** Sends a link that opens the session of `email`, with or without an account. `returnUrl`: its absolute return address. */
  sendLink: async (email: string, returnUrl: string): Promise<void> => {
    await sendSignInLinkToEmail(await readyAuthToSignIn(services), email, {
      url: returnUrl,
      handleCodeInApp: true,
    });
  },

  /**
   * Signs in by the link of the e-mail: `url` is the whole address of the page. An anonymous session is not linked but left: the server
   * consumes the link before it reports that the address has an account already.
   */
  byLink: async (email: string, url: string): Promise<SignInOutcome> => {
    const auth = await readyAuthToSignIn(services);
    return outcomeOf(auth, signInWithEmailLink(auth, email, url));
  },

  /**
   * Makes an account; an anonymous player keeps the same uid, and so every party. `returnUrl`: return address of the e-mail that proves the
   * address. `verificationSent`: true if that e-mail could be requested.
   */
  createAccount: async (
    { email, password, pseudonyme }: NewAccount,
    returnUrl: string,
  ): Promise<{ verificationSent: boolean }> => {
    const auth = await readyAuthToSignIn(services);
    const anonymous = auth.currentUser?.isAnonymous === true ? auth.currentUser : null;
    const { user } =
      anonymous === null
        ? await createUserWithEmailAndPassword(auth, email, password)
        : await linkWithCredential(
            anonymous,
            EmailAuthProvider.credential(email, password),
          );
    return { verificationSent: await furnish(user, pseudonyme, returnUrl) };
  },

  /** Sends again the e-mail that proves the address of the open session, if any. `returnUrl`: as for `createAccount`. */
  sendProof: async (returnUrl: string): Promise<void> => {
    const { currentUser } = await services.auth();
    if (currentUser !== null)
      await sendEmailVerification(currentUser, { url: returnUrl });
  },

  /** Sets the pseudonym of the account that a link or a service has just made. */
  nameAccount: async (pseudonyme: string): Promise<void> => {
    const { currentUser } = await services.auth();
    if (currentUser === null) return;
    await updateProfile(currentUser, { displayName: pseudonyme });
    await currentUser.getIdToken(true);
  },
}));
