import { queryOptions, useQuery } from '@tanstack/react-query';
import { defaultPasswordPolicy, type PasswordPolicy } from './password-policy.ts';
import { authMessage } from '@/lib/errors/auth-message.ts';
import type { Services } from '../firebase/services.ts';
import { useFirebase } from '../firebase/firebase-context.tsx';

/**
 * The sign-in pages are public: the SDK is loaded with the first call. Failures reject with Firebase's own error (`code` starts with
 * `auth/`), for which `lib/errors/auth-message.ts` has the sentence.
 */
export const signIn = async (services: Services) =>
  (await import('./sign-in-repository.ts')).signInRepository(services);
/** The same for the links of e-mails. */
export const emailAction = async (services: Services) =>
  (await import('./email-action-repository.ts')).emailActionRepository(services);

/** Interval of checks if an address is proven, while its owner watches the waiting page. */
const proofEveryMs = 5_000;

/** The mutations that may open a session: `useIsMutating(openingSession)` shows if one is under way. */
export const openingSession = { mutationKey: ['session', 'opening'] as const };

/** Logs a refusal without a sentence of its own. */
export function logRefusal(error: Error): void {
  const { kind, errorCode } = authMessage(error, { online: navigator.onLine });
  if (kind === 'interne') console.error('Signing in failed.', errorCode, error);
}

/** A password stays in memory no longer than its form. */
export const forgotten = { gcTime: 0, onError: logRefusal };
/** For actions that may open a session. */
export const opening = { ...openingSession, ...forgotten };

/** True if the address of the open session is proven. */
export function useIsOwnEmailVerified(enabled: boolean) {
  const services = useFirebase();
  return useQuery(
    queryOptions({
      queryKey: ['session', 'own-email'],
      queryFn: async () => (await emailAction(services)).isOwnEmailVerified(),
      staleTime: 0,
      enabled,
    }),
  );
}

/**
 * True if the address of the open session is proven by now, in another tab or on another device too: asks the server every few seconds and
 * at each return to the page, until proven.
 */
export function useIsOwnEmailProven(enabled: boolean) {
  const services = useFirebase();
  return useQuery(
    queryOptions({
      queryKey: ['session', 'own-proof'],
      queryFn: async () => {
        const { provenUser } = await import('./author-repository.ts');
        return (await provenUser(services)) !== null;
      },
      staleTime: 0,
      gcTime: 0,
      refetchOnWindowFocus: 'always',
      refetchInterval: ({ state }) => (state.data === true ? false : proofEveryMs),
      enabled,
    }),
  );
}

/** The subject of an e-mail's link, without using it up. */
export function useEmailAction(oobCode: string) {
  const services = useFirebase();
  return useQuery(
    queryOptions({
      queryKey: ['session', 'email-action', oobCode],
      queryFn: async () => (await emailAction(services)).read(oobCode),
      // A reread of the link must not lose the input below it.
      staleTime: Infinity,
      gcTime: 0,
    }),
  );
}

/** Requirements for a new password. While unknown or unreadable, `defaultPasswordPolicy`: the server judges. */
export function usePasswordPolicy(): PasswordPolicy {
  const services = useFirebase();
  const { data = defaultPasswordPolicy } = useQuery(
    queryOptions({
      queryKey: ['session', 'password-policy'],
      queryFn: async () =>
        (await import('./password-policy-repository.ts'))
          .passwordPolicyRepository(services)
          .read(),
      staleTime: Infinity,
    }),
  );
  return data;
}
