import { authMessage, type AuthMessage } from '@/lib/errors/auth-message.ts';
import type { FieldErrors } from './credentials.ts';

/** Where a failed try is said: beside its fields, or above the form. */
export type SignInFailure =
  | { place: 'champ'; errors: FieldErrors }
  | { place: 'formulaire'; answer: AuthMessage };

/** The field that each code is about; the other codes are said above the form. */
const fieldByCode: Readonly<Record<string, keyof FieldErrors>> = {
  'invalid-email': 'email',
  'missing-email': 'email',
  'invalid-recipient-email': 'email',
  'missing-password': 'password',
  'weak-password': 'password',
  'password-does-not-meet-requirements': 'password',
  'invalid-verification-code': 'code',
  'missing-verification-code': 'code',
  'missing-code': 'code',
  'code-expired': 'code',
};

type FailureOptions = {
  /** What the browser believes. */
  online: boolean;
  /** The fields that are on the screen: what is about another one is said above the form, never dropped. */
  fields: readonly (keyof FieldErrors)[];
  passwordMinimum?: number | undefined;
};

/** What to say of a rejected try. Pure. */
export function signInFailure(
  error: unknown,
  { online, fields, passwordMinimum }: FailureOptions,
): SignInFailure {
  const answer = authMessage(error, {
    online,
    ...(passwordMinimum !== undefined && { passwordMinimum }),
  });
  const { errorCode, kind, message } = answer;
  // Without network the code may name a field, and the sentence does not.
  const field = kind === 'saisie' ? fieldByCode[errorCode] : undefined;
  if (field !== undefined && fields.includes(field))
    return { place: 'champ', errors: { [field]: message } };
  return { place: 'formulaire', answer };
}
