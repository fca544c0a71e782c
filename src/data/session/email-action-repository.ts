import { noteSessionEnd } from '@/lib/errors/session-end.ts';
import { firebaseAuth } from '@/lib/firebase/auth.ts';
import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  sendPasswordResetEmail,
} from 'firebase/auth';
import { readyAuth, readyAuthToSignIn } from './ready-auth-repository.ts';
import type { EmailActionInfo } from './email-action.ts';

/**
 * Asks for the e-mail that lets one choose a new password. Resolves whether an account exists or not, so that nobody
 * learns it: a project without the protection against enumeration would say `user-not-found`.
 */
export async function sendPasswordReset(email: string, returnUrl: string): Promise<void> {
  try {
    await sendPasswordResetEmail(await readyAuthToSignIn(), email, { url: returnUrl });
  } catch (error) {
    const isUnknown =
      error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
    if (!isUnknown) throw error;
  }
}

/** What a link is about, without using it up. Rejects with Firebase's own error when it has expired or was used. */
export async function readEmailAction(oobCode: string): Promise<EmailActionInfo> {
  const { data } = await checkActionCode(firebaseAuth(), oobCode);
  return { email: data.email ?? '', previousEmail: data.previousEmail ?? '' };
}

/** Does what the link asks, once. The open session, if it is the account's, reads its new state. */
export async function applyEmailAction(oobCode: string): Promise<void> {
  await applyActionCode(firebaseAuth(), oobCode);
  // It is done: a device that does not say who is signed in changes nothing of it.
  const user = (await readyAuth().catch(() => null))?.currentUser;
  // The session may be closed by what was just done: the SDK then signs out by itself.
  await user?.reload().catch(noteSessionEnd);
  await user?.getIdToken(true).catch(noteSessionEnd);
}

/** Sets the new password that a `resetPassword` link allows. */
export async function chooseNewPassword(
  oobCode: string,
  password: string,
): Promise<void> {
  await confirmPasswordReset(firebaseAuth(), oobCode, password);
}

/** Whether the open session's address is proven: a link that was used may have been used by its owner. */
export async function isOwnEmailVerified(): Promise<boolean> {
  const { currentUser } = await readyAuth();
  return currentUser?.emailVerified === true;
}
