import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '@/lib/paths.ts';
import { Alert } from '@/ui/alert.tsx';
import { kindOfRefusal, signInRefusal, type SignInRefusal } from './sign-in-failure.ts';

type FailureAlertProps = {
  refusal: SignInRefusal;
  /** Remedy, if the page has one for this code. */
  children?: ReactNode;
};

/** The error of a whole form. A field's error is beside the field. */
export function FailureAlert({ refusal, children }: FailureAlertProps) {
  const { errorCode, message } = refusal;
  const kind = kindOfRefusal(refusal);
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
          <Link to={paths.contact()}>{t`Nous écrire`}</Link>
        </p>
      )}
    </Alert>
  );
}

/** The error of an action of a button. */
export function ErrorAlert({ error }: { error: Error | null }) {
  return error === null ? null : <FailureAlert refusal={signInRefusal(error)} />;
}
