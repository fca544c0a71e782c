import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { endSessionOnPurpose, noteSessionEnd } from '@/lib/errors/session-end.ts';
import { firebaseAuth } from '@/lib/firebase/auth.ts';
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
  type User,
} from 'firebase/auth';
import type { SignInOutcome } from '../session/sign-in.ts';
import { outcomeOf } from '../session/sign-in-repository.ts';
import type { Account, EnrolledFactor, TotpEnrollment } from './account.ts';

/**
 * The account that is signed in, in Firebase's identity record. Unless it says otherwise, a function rejects with
 * Firebase's own error (`code` starts with `auth/`), for which `lib/errors/auth-message.ts` has the sentence.
 */

/** The name of the site in an application that makes codes. */
const issuer = 'Quêtes & Codes';

/** Firebase asks for a proof after five minutes; one minute is left for the work that follows. */
const recentLoginMs = 4 * 60 * 1_000;

function currentUser(): User {
  const user = firebaseAuth().currentUser;
  if (user === null || user.isAnonymous) {
    throw new AccessDeniedError('No account is signed in.');
  }
  return user;
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

/** Where the one picture of an account lies in Storage. */
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

/** The account as the server has it now, or as this device last knew it when there is no network. */
export async function readAccount(): Promise<Account> {
  const user = currentUser();
  try {
    await user.reload();
  } catch (error) {
    const isAway =
      error instanceof FirebaseError && error.code === 'auth/network-request-failed';
    if (!isAway) {
      noteSessionEnd(error);
      throw error;
    }
  }
  return accountOf(currentUser());
}

async function saveProfile(profile: {
  displayName?: string;
  photoURL?: string;
}): Promise<Account> {
  const user = currentUser();
  await updateProfile(user, profile);
  // The session, in every tab, hears of it with a new token only.
  await user.getIdToken(true);
  return accountOf(user);
}

/** Changes the name under which the account is seen. */
export function savePseudonyme(pseudonyme: string): Promise<Account> {
  return saveProfile({ displayName: pseudonyme });
}

/** Keeps the address of the account's picture; the empty string brings the drawn one back. */
export function saveAvatarUrl(url: string): Promise<Account> {
  return saveProfile({ photoURL: url });
}

/** Sends the link that proves the address. `returnUrl`: where it leads back to. */
export async function sendVerification(returnUrl: string): Promise<void> {
  await sendEmailVerification(currentUser(), { url: returnUrl });
}

/** Sends a link to a new address, which becomes the account's when it is opened; until then nothing changes. */
export async function requestEmailChange(
  email: string,
  returnUrl: string,
): Promise<void> {
  await verifyBeforeUpdateEmail(currentUser(), email, { url: returnUrl });
}

/** Gives the account another password, or its first one. Every other device is signed out. */
export async function changePassword(password: string): Promise<Account> {
  const user = currentUser();
  await updatePassword(user, password);
  await user.reload();
  return accountOf(user);
}

/** Adds Google, in a window. Call it from a press, with this module loaded beforehand. */
export async function linkGoogle(): Promise<Account> {
  const { user } = await linkWithPopup(
    currentUser(),
    new GoogleAuthProvider(),
    browserPopupRedirectResolver,
  );
  return accountOf(user);
}

/** Takes a way in away. The last one stays: throws `AccessDeniedError` rather than lock its owner out. */
export async function unlinkWay(providerId: string): Promise<Account> {
  const user = currentUser();
  await user.reload();
  if (user.providerData.length < 2) {
    throw new AccessDeniedError('The last way in is not taken away.');
  }
  return accountOf(await unlink(user, providerId));
}

/** Begins to add an application that makes codes. */
export async function startTotp(): Promise<TotpEnrollment> {
  const user = currentUser();
  const session = await multiFactor(user).getSession();
  const secret = await TotpMultiFactorGenerator.generateSecret(session);
  return {
    key: secret.secretKey,
    url: secret.generateQrCodeUrl(user.email ?? user.uid, issuer),
    finish: async (digits) => {
      const assertion = TotpMultiFactorGenerator.assertionForEnrollment(secret, digits);
      await multiFactor(user).enroll(assertion, 'Application');
    },
  };
}

/** Takes a second factor away. */
export async function removeFactor(factorId: string): Promise<void> {
  await multiFactor(currentUser()).unenroll(factorId);
}

/** Proves that it is still the same person, by the password. */
export function proveByPassword(password: string): Promise<SignInOutcome> {
  const user = currentUser();
  const credential = EmailAuthProvider.credential(user.email ?? '', password);
  return outcomeOf(reauthenticateWithCredential(user, credential));
}

/** The same by Google, in a window. Call it from a press. */
export function proveByGoogle(): Promise<SignInOutcome> {
  const provider = new GoogleAuthProvider();
  const { email } = currentUser();
  if (email !== null) provider.setCustomParameters({ login_hint: email });
  return outcomeOf(
    reauthenticateWithPopup(currentUser(), provider, browserPopupRedirectResolver),
  );
}

/** Whether the last sign-in is fresh enough for what cannot be undone. */
export async function isLoginRecent(): Promise<boolean> {
  const { authTime } = await currentUser().getIdTokenResult();
  return Date.now() - Date.parse(authTime) < recentLoginMs;
}

/** Deletes the identity record, and so closes the session. The account's data go before: see `deleteOwnData`. */
export async function deleteIdentity(): Promise<void> {
  await endSessionOnPurpose(() => deleteUser(currentUser()));
}

/** What a token says, but not the token: it opens the account. */
const tokenFacts = [
  'issuedAtTime',
  'expirationTime',
  'authTime',
  'signInProvider',
  'signInSecondFactor',
  'claims',
] as const;

/** Every field of the identity record, and what the token says; never the token itself. */
export async function readIdentity(): Promise<Record<string, unknown>> {
  const user = currentUser();
  const result = await user.getIdTokenResult();
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
}
