import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { authMessage } from '@/lib/errors/auth-message.ts';
import type { Services } from '../firebase/services.ts';
import { rememberEmail } from './remembered-email.ts';
import type { NewAccount, SecondFactorChallenge } from './sign-in.ts';

// The pages that sign in are public: the SDK comes with the first call.
const signIn = async (services: Services) =>
  (await import('./sign-in-repository.ts')).signInRepository(services);
const google = async (services: Services) =>
  (await import('./google-repository.ts')).googleRepository(services);
const emailAction = async (services: Services) =>
  (await import('./email-action-repository.ts')).emailActionRepository(services);

const sessionKeys = {
  emailAction: (oobCode: string) => ['session', 'email-action', oobCode] as const,
  ownEmail: ['session', 'own-email'] as const,
  ownProof: ['session', 'own-proof'] as const,
  passwordPolicy: ['session', 'password-policy'] as const,
};

/** How often the server is asked whether an address is proven, while its owner looks at the page that waits for it. */
const proofEveryMs = 5_000;

/** The mutations that may open a session: `useIsMutating(openingSession)` says whether one is under way. */
export const openingSession = { mutationKey: ['session', 'opening'] as const };

/** Logs a refusal that has no sentence of its own. */
function onError(error: Error): void {
  const { kind, errorCode } = authMessage(error, { online: navigator.onLine });
  if (kind === 'interne') console.error('Signing in failed.', errorCode, error);
}

/** A password is not kept in memory longer than its form. */
const forgotten = { gcTime: 0, onError };
const opening = { ...openingSession, ...forgotten };

/** Each rejects with Firebase's own error (`code` starts with `auth/`), for which `lib/errors/auth-message.ts` has the sentence. */
export const sessionQueries = {
  /** What the link of an e-mail is about, without using it up. */
  emailAction: (services: Services, oobCode: string) =>
    queryOptions({
      queryKey: sessionKeys.emailAction(oobCode),
      queryFn: async () => (await emailAction(services)).read(oobCode),
      // What is typed below it must not go because the link is read again.
      staleTime: Infinity,
      gcTime: 0,
    }),
  /** Whether the address of the open session is proven. */
  isOwnEmailVerified: (services: Services) =>
    queryOptions({
      queryKey: sessionKeys.ownEmail,
      queryFn: async () => (await emailAction(services)).isOwnEmailVerified(),
      staleTime: 0,
    }),
  /**
   * Whether the address of the open session is proven by now, in another tab or on another device too: asked of the server
   * again every few seconds and at each return to the page, until it is.
   */
  isOwnEmailProven: (services: Services) =>
    queryOptions({
      queryKey: sessionKeys.ownProof,
      queryFn: async () => {
        const { provenUser } = await import('./author-repository.ts');
        return (await provenUser(services)) !== null;
      },
      staleTime: 0,
      gcTime: 0,
      refetchOnWindowFocus: 'always',
      refetchInterval: ({ state }) => (state.data === true ? false : proofEveryMs),
    }),
  /** What a new password must hold. Until it is known, and where it cannot be read, `defaultPasswordPolicy` holds. */
  passwordPolicy: (services: Services) =>
    queryOptions({
      queryKey: sessionKeys.passwordPolicy,
      queryFn: async () =>
        (await import('./password-policy-repository.ts'))
          .passwordPolicyRepository(services)
          .read(),
      staleTime: Infinity,
    }),
};

/** Rejects as the queries do. */
export const sessionMutations = {
  signInByPassword: (services: Services) =>
    mutationOptions({
      ...opening,
      mutationFn: async ({ email, password }: { email: string; password: string }) =>
        (await signIn(services)).byPassword(email, password),
    }),
  /** Sends the e-mail that proves the address of the open session. `returnUrl`: the absolute address that it leads back to. */
  sendProof: (services: Services, returnUrl: string) =>
    mutationOptions({
      ...forgotten,
      mutationFn: async () => (await signIn(services)).sendProof(returnUrl),
    }),
  signInByLink: (services: Services) =>
    mutationOptions({
      ...opening,
      mutationFn: async ({ email, url }: { email: string; url: string }) =>
        (await signIn(services)).byLink(email, url),
    }),
  /** The variable is called before an anonymous session gives way to an account that exists. */
  signInWithGoogle: (services: Services) =>
    mutationOptions({
      ...opening,
      mutationFn: async (beforeLeaving: () => Promise<void>) =>
        (await google(services)).signIn(beforeLeaving),
    }),
  /** `returnUrl`: the absolute address that the e-mail which proves the address leads back to. */
  createAccount: (services: Services, returnUrl: string) =>
    mutationOptions({
      ...opening,
      mutationFn: async (account: NewAccount) =>
        (await signIn(services)).createAccount(account, returnUrl),
    }),
  /** Gives a pseudonym to the account that a link or a service has just made. */
  nameAccount: (services: Services) =>
    mutationOptions({
      ...opening,
      mutationFn: async (pseudonyme: string) =>
        (await signIn(services)).nameAccount(pseudonyme),
    }),
  /** Undoes the account that a link or a service has just made. */
  abandonAccount: (abandon: () => Promise<void>) =>
    mutationOptions({ onError, mutationFn: () => abandon() }),
  verifySecondFactor: ({ verify }: SecondFactorChallenge) =>
    mutationOptions({
      ...opening,
      mutationFn: ({ factorId, digits }: { factorId: string; digits: string }) =>
        verify(factorId, digits),
    }),
  /** Sends a link that opens the session of an address, which this device remembers. */
  sendSignInLink: (services: Services, returnUrl: string) =>
    mutationOptions({
      onError,
      mutationFn: async (email: string) =>
        (await signIn(services)).sendLink(email, returnUrl),
      onSuccess: (_data, email) => rememberEmail(email),
    }),
  /** `returnPath`: of this site, to which the e-mail leads back. The build, which has no window, draws its form. */
  sendPasswordReset: (services: Services, returnPath: string) =>
    mutationOptions({
      onError,
      mutationFn: async (email: string) =>
        (await emailAction(services)).sendPasswordReset(
          email,
          window.location.origin + returnPath,
        ),
    }),
  /** Does what the link of an e-mail asks, once. */
  applyEmailAction: (services: Services, oobCode: string) =>
    mutationOptions({
      onError,
      mutationFn: async () => (await emailAction(services)).apply(oobCode),
    }),
  /** Sets the new password that a `resetPassword` link allows. */
  chooseNewPassword: (services: Services, oobCode: string) =>
    mutationOptions({
      ...forgotten,
      mutationFn: async (password: string) =>
        (await emailAction(services)).chooseNewPassword(oobCode, password),
    }),
  /** Closes the session, in every tab. */
  signOut: (services: Services) =>
    mutationOptions({
      mutationFn: async () => {
        const { sessionRepository } = await import('./session-repository.ts');
        await sessionRepository(services).signOut();
      },
      onError: (error) => console.warn('Signing out failed.', error),
    }),
};
