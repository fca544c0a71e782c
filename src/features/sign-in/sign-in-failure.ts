import { authMessage, type AuthMessage } from '@/lib/errors/auth-message.ts';

type Field = 'email' | 'password' | 'code';

/** The message for a refused try: beside a field, or above the form. */
export type SignInRefusal<Name extends string = never> = {
  message: string;
  errorCode: string;
  field?: Name | undefined;
};

/** The field of each code; the other codes are shown above the form. */
const fieldByCode: Readonly<Record<string, Field>> = {
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

type RefusalOptions<Name> = {
  /** True if the browser reports a network. */
  online?: boolean;
  /** The fields on the screen: an error of another field is shown above the form, never dropped. */
  fields?: readonly Name[];
  passwordMinimum?: number | undefined;
};

/** The message for a rejected try. */
export function signInRefusal<Name extends string = never>(
  error: unknown,
  { online = navigator.onLine, fields = [], passwordMinimum }: RefusalOptions<Name> = {},
): SignInRefusal<Name> {
  const { errorCode, kind, message } = authMessage(error, {
    online,
    ...(passwordMinimum !== undefined && { passwordMinimum }),
  });
  // Without network the code may name a field, and the sentence does not.
  const field = kind === 'saisie' ? fieldByCode[errorCode] : undefined;
  return {
    message,
    errorCode: online ? errorCode : 'network-request-failed',
    field: fields.find((name) => name === field),
  };
}

/** The kind of reaction that a refusal needs. */
export function kindOfRefusal({ errorCode }: { errorCode: string }): AuthMessage['kind'] {
  return authMessage({ code: errorCode }).kind;
}
