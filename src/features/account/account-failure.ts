import { ProofGivenUpError } from '@/data/account/proof.ts';
import { authMessage } from '@/lib/errors/auth-message.ts';
import { isDataError, OfflineError } from '@/lib/errors/data-error.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';

/** Message for a refused change. */
export type AccountFailure = { errorCode: string; message: string };

type FailureOptions = {
  passwordMinimum?: number | undefined;
  reauthentication?: 'password' | 'other' | undefined;
};

/** The French sentence for whatever the data floor rejected with. */
function accountFailure(
  error: unknown,
  { passwordMinimum, reauthentication }: FailureOptions,
): AccountFailure {
  if (isDataError(error) && !(error instanceof OfflineError)) {
    return { errorCode: '', message: errorMessage(error) };
  }
  // The browser's own state.
  const online = navigator.onLine;
  const { errorCode, message } = authMessage(error, {
    online,
    reauthentication,
    ...(passwordMinimum !== undefined && { passwordMinimum }),
  });
  return { errorCode: online ? errorCode : 'network-request-failed', message };
}

/** Returns the message for a mutation of the account; null if it did not fail. */
export function failureOf(
  error: Error | null,
  options: FailureOptions = {},
): AccountFailure | null {
  if (error === null || error instanceof ProofGivenUpError) return null;
  return accountFailure(error, options);
}

type FormFailureOptions<Name> = FailureOptions & {
  /** The field of `codes`: their message is beside it. */
  field?: Name;
  codes?: readonly string[];
};

/** Returns the message for a refused form of the account; null if it was not refused. */
export function formFailureOf<const Name extends string = never>(
  error: unknown,
  { field, codes = [], ...options }: FormFailureOptions<Name> = {},
): (AccountFailure & { field: Name | undefined }) | null {
  if (error instanceof ProofGivenUpError) return null;
  const failure = accountFailure(error, options);
  return { ...failure, field: codes.includes(failure.errorCode) ? field : undefined };
}
