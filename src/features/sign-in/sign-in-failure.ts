import { authMessage, type AuthMessage } from '@/lib/errors/auth-message.ts';
import { OfflineError } from '@/lib/errors/data-error.ts';
import type { CredentialsErrors } from './credentials.ts';

/** Where a failed try is said: beside a field, or above the form. */
export type SignInFailure =
  | { place: 'champ'; errors: CredentialsErrors }
  | { place: 'formulaire'; answer: AuthMessage };

const emailCodes = new Set(['invalid-email', 'missing-email', 'invalid-recipient-email']);
const passwordCodes = new Set(['missing-password', 'weak-password']);

/** A chunk of the site that could not be fetched is a failed import, which has no code: the network is to blame. */
function withCode(error: unknown): unknown {
  const isNetwork = error instanceof TypeError || error instanceof OfflineError;
  return isNetwork ? { code: 'auth/network-request-failed' } : error;
}

/** What to say of a rejected sign-in. Pure; `online` is what the browser believes. */
export function signInFailure(error: unknown, online: boolean): SignInFailure {
  const answer = authMessage(withCode(error), { online });
  const { errorCode, kind, message } = answer;
  // Without network the code may name a field, and the sentence does not.
  if (kind !== 'saisie') return { place: 'formulaire', answer };
  if (emailCodes.has(errorCode)) return { place: 'champ', errors: { email: message } };
  if (passwordCodes.has(errorCode)) {
    return { place: 'champ', errors: { password: message } };
  }
  return { place: 'formulaire', answer };
}
