import { useState, type SubmitEvent } from 'react';
import type { TotpEnrollment } from '@/data/account/account.ts';
import { Button } from '@/ui/button.tsx';
import { codeDigits, isWholeCode } from '@/ui/code-digits.ts';
import { CodeField } from '@/ui/code-field.tsx';
import { QrDrawing } from '@/ui/qr-drawing.tsx';
import { FailureNote } from '../failure-note.tsx';
import type { Change } from '../use-change.ts';

type TotpFormProps = {
  enrollment: TotpEnrollment;
  change: Change;
  onFinish: (digits: string) => void;
};

/** By fours, as one copies it: « JBSW Y3DP ». */
function grouped(key: string): string {
  return key.match(/.{1,4}/g)?.join(' ') ?? key;
}

/** Codes that speak of the six digits: said beside them. */
const fieldCodes = new Set(['invalid-verification-code', 'code-expired']);

/** Scan (or type the key), then prove it with the first code. */
export function TotpForm({ enrollment, change, onFinish }: TotpFormProps) {
  const [error, setError] = useState<string>();
  const { failure } = change;
  const isFieldFault = failure !== null && fieldCodes.has(failure.errorCode);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = new FormData(event.currentTarget).get('code');
    const typed = typeof value === 'string' ? value : '';
    setError(isWholeCode(typed) ? undefined : 'Un code a 6 chiffres.');
    if (isWholeCode(typed)) onFinish(codeDigits(typed));
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
      <Button type="submit" pending={change.isPending}>
        Activer
      </Button>
    </form>
  );
}
