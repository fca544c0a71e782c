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

/** A chunk of the site that could not be fetched is a failed import, which has no code: the network is to blame. */
function withCode(error: unknown): unknown {
  const isNetwork = error instanceof TypeError || error instanceof OfflineError;
  return isNetwork ? { code: 'auth/network-request-failed' } : error;
}

/** The French sentence for whatever the data floor rejected with. Pure; `online` is what the browser believes. */
export function accountFailure(
  error: unknown,
  { online, passwordMinimum, reauthentication }: FailureOptions,
): AccountFailure {
  const named = withCode(error);
  if (isDataError(named)) {
    return { errorCode: '', isQuiet: false, message: errorMessage(named) };
  }
  const { errorCode, kind, message } = authMessage(named, {
    online,
    reauthentication,
    ...(passwordMinimum !== undefined && { passwordMinimum }),
  });
  return { errorCode, isQuiet: kind === 'silence', message };
}
