import { noteSessionEnd } from '@/lib/errors/session-end.ts';
import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  sendPasswordResetEmail,
} from 'firebase/auth';
import { perServices } from '../firebase/per-services.ts';
import { readyAuth, readyAuthToSignIn } from './ready-auth-repository.ts';
import type { EmailActionInfo } from './email-action.ts';

/** The links of Firebase's e-mails. Rejects with Firebase's own error, as when a link has expired or was used. */
export const emailActionRepository = perServices((services) => ({
  /**
   * Requests the e-mail for choosing a new password. Resolves even without an account, so that its existence stays hidden: a project
   * without the protection against enumeration would answer `user-not-found`.
   */
  sendPasswordReset: async (email: string, returnUrl: string): Promise<void> => {
    const auth = await readyAuthToSignIn(services);
    try {
      await sendPasswordResetEmail(auth, email, { url: returnUrl });
    } catch (error) {
      const isUnknown =
        error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
      if (!isUnknown) throw error;
    }
  },

  /** The subject of a link, without using it up. */
  read: async (oobCode: string): Promise<EmailActionInfo> => {
    const { data } = await checkActionCode(await services.auth(), oobCode);
    return { email: data.email ?? '', previousEmail: data.previousEmail ?? '' };
  },

  /** Runs the action of the link, once. The open session, if it is the account's, reads its new state. */
  apply: async (oobCode: string): Promise<void> => {
    await applyActionCode(await services.auth(), oobCode);
    // It is done, even if the device cannot tell who is signed in.
    const user = (await readyAuth(services).catch(() => null))?.currentUser;
    // The action may close the session: the SDK then signs out by itself.
    await user?.reload().catch(noteSessionEnd);
    await user?.getIdToken(true).catch(noteSessionEnd);
  },

  /** Sets the new password that a `resetPassword` link allows. */
  chooseNewPassword: async (oobCode: string, password: string): Promise<void> => {
    await confirmPasswordReset(await services.auth(), oobCode, password);
  },

  /** True if the open session's address is proven: its owner may have used the link. */
  isOwnEmailVerified: async (): Promise<boolean> => {
    const { currentUser } = await readyAuth(services);
    return currentUser?.emailVerified === true;
  },
}));
