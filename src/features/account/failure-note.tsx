import { Link } from 'react-router';
import { authMessage } from '@/lib/errors/auth-message.ts';
import { paths } from '@/lib/paths.ts';
import { Alert } from '@/ui/alert.tsx';
import type { AccountFailure } from './account-failure.ts';

/** The failure, beside its control. Typed text stays. */
export function FailureNote({ failure }: { failure: AccountFailure | null }) {
  if (failure === null) return null;
  const { errorCode, message } = failure;
  // Of a window that a person left: no error of theirs, no red.
  const isQuiet = authMessage({ code: errorCode }).kind === 'silence';
  return (
    <Alert
      tone={isQuiet ? 'info' : 'alerte'}
      announce={isQuiet ? 'polie' : 'immediate'}
      title={message}
    >
      {errorCode === 'unsupported-first-factor' && (
        <p className="mt-1">
          <Link to={paths.contact()}>Nous écrire</Link>
        </p>
      )}
    </Alert>
  );
}
