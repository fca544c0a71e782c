import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Button } from '@/ui/button.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { ErrorAlert } from '../failure-alert.tsx';

type MailSentProps = {
  /** The e-mail that was sent, with its instructions. */
  children: ReactNode;
  isAgain: boolean;
  isPending: boolean;
  error: Error | null;
  onAgain: () => void;
  onOther: () => void;
};

/** An e-mail was sent: next steps, and help if it does not arrive. */
export function MailSent({
  children,
  isAgain,
  isPending,
  error,
  onAgain,
  onOther,
}: MailSentProps) {
  return (
    <div className="space-y-6">
      <div className="space-y-4 text-lg">{children}</div>
      <ErrorAlert error={error} />
      <section aria-labelledby="rien-recu" className="border-t border-trait pt-6">
        <h2 id="rien-recu" className="text-xl">
          {t`Rien reçu\u202F?`}
        </h2>
        <p className="mt-2">
          {t`L’e-mail arrive d’ordinaire en une minute. Regardez aussi dans les indésirables.`}
        </p>
        <div className="mt-4 flex flex-col items-start gap-3 sm:flex-row">
          <Button variant="secondary" pending={isPending} onClick={onAgain}>
            {t`Renvoyer l’e-mail`}
          </Button>
          <Button variant="quiet" onClick={onOther}>
            {t`Changer d’adresse`}
          </Button>
        </div>
        <StatusLine className="mt-2">
          {isAgain && !isPending && t`E-mail renvoyé.`}
        </StatusLine>
      </section>
    </div>
  );
}
