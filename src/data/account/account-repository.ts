import { AccessDeniedError, OfflineError } from '@/lib/errors/data-error.ts';
import { toDataError } from '@/lib/errors/firebase-error.ts';
import { endSessionOnPurpose, noteSessionEnd } from '@/lib/errors/session-end.ts';
import { withDeadline } from '@/lib/network/deadline.ts';
import { publicFileUrl } from '@/lib/media/public-file-url.ts';
import { FirebaseError } from 'firebase/app';
import {
  browserPopupRedirectResolver,
  deleteUser,
  EmailAuthProvider,
  GoogleAuthProvider,
  linkWithPopup,
  multiFactor,
  PhoneMultiFactorGenerator,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  sendEmailVerification,
  TotpMultiFactorGenerator,
  unlink,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
  type Auth,
  type User,
} from 'firebase/auth';
import { perServices } from '../firebase/per-services.ts';
import { answerDeadlineMs } from '../firestore/answered.ts';
import { readyAuth } from '../session/ready-auth-repository.ts';
import { outcomeOf, type SignInOutcome } from '../session/sign-in-repository.ts';
import type { Account, EnrolledFactor, TotpEnrollment } from './account.ts';

/** Display name of the site in an application that makes codes. */
const issuer = 'Quêtes & Codes';

/** Firebase asks for a proof after five minutes; this leaves one minute for the following work. */
const recentLoginMs = 4 * 60 * 1_000;

function accountUserOf({ currentUser }: Auth): User {
  if (currentUser === null || currentUser.isAnonymous) {
    throw new AccessDeniedError('No account is signed in.');
  }
  return currentUser;
}

function timeOf(text: string | undefined): number | null {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? null : time;
}

function factorsOf(user: User): EnrolledFactor[] {
  return multiFactor(user).enrolledFactors.map(
    ({ uid, displayName, factorId, enrollmentTime }) => ({
      id: uid,
      genre: factorId === PhoneMultiFactorGenerator.FACTOR_ID ? 'sms' : 'application',
      nom: displayName?.trim() ?? '',
      enrolledAt: timeOf(enrollmentTime),
    }),
  );
}

/** Storage path of the picture of an account. */
export function avatarPath(uid: string): string {
  return `avatars/${uid}`;
}

function accountOf(user: User): Account {
  const { uid, email, emailVerified, displayName, photoURL, providerData } = user;
  const isOurs = photoURL?.startsWith(publicFileUrl(avatarPath(uid))) === true;
  return {
    uid,
    email: email ?? '',
    isEmailVerified: emailVerified,
    pseudonyme: displayName?.trim() ?? '',
    avatarUrl: isOurs ? photoURL : null,
    ways: providerData.map((one) => ({
      providerId: one.providerId,
      email: one.email ?? '',
    })),
    factors: factorsOf(user),
    createdAt: timeOf(user.metadata.creationTime),
  };
}

/** Claims of a token, but not the token: it opens the account. */
const tokenFacts = [
  'issuedAtTime',
  'expirationTime',
  'authTime',
  'signInProvider',
  'signInSecondFactor',
  'claims',
] as const;

/** True if an account could not be read only because the server did not answer. */
function isAway(error: unknown): boolean {
  return (
    error instanceof OfflineError ||
    (error instanceof FirebaseError && error.code === 'auth/network-request-failed')
  );
}

/** Records an error that ended the session, so that the sign-in page shows the reason, and rejects with it unchanged. */
async function noted<Value>(work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    noteSessionEnd(error);
    throw error;
  }
}

/** Result of a proof. Its second factor, too, may find that the session has ended. */
async function proofOf(proof: Promise<SignInOutcome>): Promise<SignInOutcome> {
  const outcome = await noted(proof);
  if (outcome.issue !== 'second-facteur') return outcome;
  const { challenge } = outcome;
  const verify: typeof challenge.verify = (...given) => noted(challenge.verify(...given));
  return { ...outcome, challenge: { ...challenge, verify } };
}

/**
 * The account that is signed in, in Firebase's identity record. Unless it says otherwise, a function rejects with
 * Firebase's own error (`code` starts with `auth/`), for which `lib/errors/auth-message.ts` has the sentence; the SDK
 * gives up 30 s after the server went silent.
 */
export const accountRepository = perServices((services) => {
  async function currentUser(): Promise<User> {
    return accountUserOf(await readyAuth(services));
  }

  async function read(): Promise<Account> {
    const user = await currentUser();
    try {
      await withDeadline(user.reload(), answerDeadlineMs);
    } catch (error) {
      if (!isAway(error)) throw error;
    }
    return accountOf(await currentUser());
  }

  async function saveProfile(profile: {
    displayName?: string;
    photoURL?: string;
  }): Promise<Account> {
    const user = await currentUser();
    await updateProfile(user, profile);
    // The session, in every tab, hears of it with a new token only.
    await user.getIdToken(true);
    return accountOf(user);
  }

  async function changePassword(password: string): Promise<Account> {
    const user = await currentUser();
    await updatePassword(user, password);
    await user.reload();
    return accountOf(user);
  }

  async function unlinkWay(providerId: string): Promise<Account> {
    const user = await currentUser();
    await user.reload();
    if (user.providerData.length < 2) {
      throw new AccessDeniedError('The last way in is not taken away.');
    }
    return accountOf(await unlink(user, providerId));
  }

  async function startTotp(): Promise<TotpEnrollment> {
    const user = await currentUser();
    const session = await multiFactor(user).getSession();
    const secret = await TotpMultiFactorGenerator.generateSecret(session);
    return {
      key: secret.secretKey,
      url: secret.generateQrCodeUrl(user.email ?? user.uid, issuer),
      finish: async (digits) => {
        const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret, digits);
        await noted(multiFactor(user).enroll(assertion, 'Application'));
      },
    };
  }

  return {
    /**
     * The account as the server has it now, or as this device last knew it when the server does not answer within 15 s. Throws a data
     * error.
     */
    read: (): Promise<Account> =>
      read().catch((error: unknown) => {
        throw toDataError(error);
      }),

    /** Changes the public name of the account. */
    savePseudonyme: (pseudonyme: string): Promise<Account> =>
      noted(saveProfile({ displayName: pseudonyme })),

    /** Stores the address of the account's picture; the empty string restores the drawn one. */
    saveAvatarUrl: (url: string): Promise<Account> =>
      noted(saveProfile({ photoURL: url })),

    /** Sends the link that proves the address. `returnUrl`: its return address. */
    sendVerification: (returnUrl: string): Promise<void> =>
      noted(
        currentUser().then((user) => sendEmailVerification(user, { url: returnUrl })),
      ),

    /** Sends a link to a new address, which becomes the account's when opened; until then nothing changes. */
    requestEmailChange: (email: string, returnUrl: string): Promise<void> =>
      noted(
        currentUser().then((user) =>
          verifyBeforeUpdateEmail(user, email, { url: returnUrl }),
        ),
      ),

    /** Changes the account's password, or sets its first one. Every other device is signed out. */
    changePassword: (password: string): Promise<Account> =>
      noted(changePassword(password)),

    /** Adds Google, in a window. Call it from a press, with this module loaded beforehand. */
    linkGoogle: async (): Promise<Account> => {
      const linking = linkWithPopup(
        await currentUser(),
        new GoogleAuthProvider(),
        browserPopupRedirectResolver,
      );
      return accountOf((await noted(linking)).user);
    },

    /** Removes a way in. The last one stays: throws `AccessDeniedError` rather than lock its owner out. */
    unlinkWay: (providerId: string): Promise<Account> => noted(unlinkWay(providerId)),

    /** Starts adding an application that makes codes. */
    startTotp: (): Promise<TotpEnrollment> => noted(startTotp()),

    /** Takes a second factor away. */
    removeFactor: (factorId: string): Promise<void> =>
      noted(currentUser().then((user) => multiFactor(user).unenroll(factorId))),

    /** Proves the person's identity again, by the password. */
    proveByPassword: async (password: string): Promise<SignInOutcome> => {
      const auth = await readyAuth(services);
      const user = accountUserOf(auth);
      const credential = EmailAuthProvider.credential(user.email ?? '', password);
      return proofOf(outcomeOf(auth, reauthenticateWithCredential(user, credential)));
    },

    /** The same by Google, in a window. Call it from a press. */
    proveByGoogle: async (): Promise<SignInOutcome> => {
      const auth = await readyAuth(services);
      const user = accountUserOf(auth);
      const provider = new GoogleAuthProvider();
      if (user.email !== null) provider.setCustomParameters({ login_hint: user.email });
      return proofOf(
        outcomeOf(
          auth,
          reauthenticateWithPopup(user, provider, browserPopupRedirectResolver),
        ),
      );
    },

    /** True if the last sign-in is fresh enough for an irreversible action. */
    isLoginRecent: async (): Promise<boolean> => {
      const { authTime } = await noted((await currentUser()).getIdTokenResult());
      return Date.now() - Date.parse(authTime) < recentLoginMs;
    },

    /** Deletes the identity record, and so closes the session. The account's data go before: see `ownDataRepository`. */
    deleteIdentity: async (): Promise<void> => {
      const user = await currentUser();
      await endSessionOnPurpose(() => noted(deleteUser(user)));
    },

    /** Every field of the identity record, and the token's claims; never the token itself. */
    readIdentity: async (): Promise<Record<string, unknown>> => {
      const user = await currentUser();
      const result = await noted(user.getIdTokenResult());
      return {
        uid: user.uid,
        email: user.email,
        emailVerified: user.emailVerified,
        displayName: user.displayName,
        photoURL: user.photoURL,
        phoneNumber: user.phoneNumber,
        tenantId: user.tenantId,
        isAnonymous: user.isAnonymous,
        providerData: user.providerData.map((one) => ({ ...one })),
        creationTime: user.metadata.creationTime ?? null,
        lastSignInTime: user.metadata.lastSignInTime ?? null,
        secondFactors: multiFactor(user).enrolledFactors.map((one) => ({ ...one })),
        token: Object.fromEntries(tokenFacts.map((name) => [name, result[name]])),
      };
    },
  };
});

export type AccountRepository = ReturnType<typeof accountRepository>;
