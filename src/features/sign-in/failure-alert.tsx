import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '@/lib/paths.ts';
import { Alert } from '@/ui/alert.tsx';
import type { SignInFailure } from './sign-in-failure.ts';

type FailureAlertProps = {
  failure: SignInFailure | null;
  /** The way on, where the page has one for this code. */
  children?: ReactNode;
};

/** What went wrong with a form as a whole. What is wrong with one field stands beside it. */
export function FailureAlert({ failure, children }: FailureAlertProps) {
  if (failure?.place !== 'formulaire') return null;
  const { kind, errorCode, message } = failure.answer;
  const isQuiet = kind === 'silence' || kind === 'etape';
  const needsHelp =
    kind === 'aide' ||
    kind === 'interne' ||
    /^(user-disabled|login-blocked)$/.test(errorCode);
  return (
    <Alert
      tone={isQuiet ? 'info' : 'alerte'}
      announce={isQuiet ? 'polie' : 'immediate'}
      title={message}
    >
      {children}
      {needsHelp && (
        <p className="mt-1">
          <Link to={paths.contact()}>Nous écrire</Link>
        </p>
      )}
    </Alert>
  );
}
