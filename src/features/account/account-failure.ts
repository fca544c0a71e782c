import { ProofGivenUpError } from '@/data/account/proof.ts';
import { authMessage } from '@/lib/errors/auth-message.ts';
import { isDataError, OfflineError } from '@/lib/errors/data-error.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';

/** What is said of a change that was refused. */
export type AccountFailure = { errorCode: string; isQuiet: boolean; message: string };

type FailureOptions = {
  online: boolean;
  passwordMinimum?: number | undefined;
  reauthentication?: 'password' | 'other' | undefined;
};

/** The French sentence for whatever the data floor rejected with. Pure; `online` is what the browser believes. */
function accountFailure(
  error: unknown,
  { online, passwordMinimum, reauthentication }: FailureOptions,
): AccountFailure {
  if (isDataError(error) && !(error instanceof OfflineError)) {
    return { errorCode: '', isQuiet: false, message: errorMessage(error) };
  }
  const { errorCode, kind, message } = authMessage(error, {
    online,
    reauthentication,
    ...(passwordMinimum !== undefined && { passwordMinimum }),
  });
  return { errorCode, isQuiet: kind === 'silence', message };
}

/** What is to be said of a mutation of the account; null when nothing is. */
export function failureOf(
  error: Error | null,
  options: Omit<FailureOptions, 'online'> = {},
): AccountFailure | null {
  if (error === null || error instanceof ProofGivenUpError) return null;
  return accountFailure(error, { online: navigator.onLine, ...options });
}
