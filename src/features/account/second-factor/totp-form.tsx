import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { accountMutations } from '@/data/account/account-queries.ts';
import type { TotpEnrollment } from '@/data/account/account.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { Button } from '@/ui/button.tsx';
import { codeDigits, isWholeCode } from '@/ui/code-digits.ts';
import { CodeField } from '@/ui/code-field.tsx';
import { QrDrawing } from '@/ui/qr-drawing.tsx';
import { FailureNote } from '../failure-note.tsx';
import { useOwner } from '../proof/proof-context.ts';
import { failureOf } from '../account-failure.ts';

type TotpFormProps = {
  enrollment: TotpEnrollment;
  onDone: () => void;
};

/** By fours, as one copies it: « JBSW Y3DP ». */
function grouped(key: string): string {
  return key.match(/.{1,4}/g)?.join(' ') ?? key;
}

/** Codes that speak of the six digits: said beside them. */
const fieldCodes = new Set(['invalid-verification-code', 'code-expired']);

/** Scan (or type the key), then prove it with the first code. */
export function TotpForm({ enrollment, onDone }: TotpFormProps) {
  const [error, setError] = useState<string>();
  const services = useFirebase();
  const finishing = useMutation({
    ...accountMutations.finishTotp(services, useOwner(), enrollment),
    // An account that has a factor shows another form: this one is gone by then.
    onSettled: (_account, error) => {
      if (error === null) onDone();
    },
  });
  const failure = failureOf(finishing.error);
  const isFieldFault = failure !== null && fieldCodes.has(failure.errorCode);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = new FormData(event.currentTarget).get('code');
    const typed = typeof value === 'string' ? value : '';
    setError(isWholeCode(typed) ? undefined : 'Un code a 6 chiffres.');
    if (isWholeCode(typed)) finishing.mutate(codeDigits(typed));
    else document.getElementById('compte-code')?.focus();
  };

  return (
    <form noValidate method="post" className="space-y-5" onSubmit={submit}>
      {!isFieldFault && <FailureNote failure={failure} />}
      <ol className="list-decimal space-y-5 pl-6 marker:font-bold">
        <li>
          <p>
            Avec votre application d’authentification (FreeOTP, Aegis, Google
            Authenticator…), lisez ce QR code.
          </p>
          <div className="mt-3 flex flex-wrap items-center gap-5">
            <QrDrawing
              text={enrollment.url}
              label="QR code à lire avec votre application"
              className="size-48 shrink-0 rounded-carte border border-trait"
            />
            <p className="min-w-48 flex-1 basis-48">
              Ou tapez-y cette clé&nbsp;:{' '}
              <code className="block font-mono text-lg break-words">
                {grouped(enrollment.key)}
              </code>
            </p>
          </div>
        </li>
        <li>
          <CodeField
            id="compte-code"
            name="code"
            label="Tapez le code à 6 chiffres qu’elle affiche"
            hint="Il change toutes les 30 secondes."
            error={error ?? (isFieldFault ? failure.message : undefined)}
          />
        </li>
      </ol>
      <Button type="submit" pending={finishing.isPending}>
        Activer
      </Button>
    </form>
  );
}
