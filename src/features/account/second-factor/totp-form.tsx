import * as z from 'zod/mini';
import { useAccountChange } from '../proof/use-account-change.ts';
import type { TotpEnrollment } from '@/data/account/account.ts';
import { codeField } from '@/data/session/credential-fields.ts';
import { Button } from '@/ui/button.tsx';
import { CodeField } from '@/ui/code-field.tsx';
import { useForm } from '@/ui/form/use-form.ts';
import { QrDrawing } from '@/ui/pictures/qr-drawing.tsx';
import { AccountForm } from '../account-form.tsx';
import { formFailureOf } from '../account-failure.ts';

type TotpFormProps = {
  enrollment: TotpEnrollment;
  onDone: () => void;
};

/** By fours, as one copies it: « JBSW Y3DP ». */
function grouped(key: string): string {
  return key.match(/.{1,4}/g)?.join(' ') ?? key;
}

/** Scan (or type the key), then prove it with the first code. */
export function TotpForm({ enrollment, onDone }: TotpFormProps) {
  const finishing = useAccountChange(async (repository, digits: string) => {
    await enrollment.finish(digits);
    return repository.read();
  });
  const form = useForm({
    id: 'compte',
    schema: z.object({ code: codeField }),
    values: { code: '' },
  });

  return (
    <AccountForm
      form={form}
      send={async ({ code }) => {
        await finishing.mutateAsync(code);
        // An account that has a factor shows another form: this one is gone by then.
        onDone();
      }}
      refusal={(error) =>
        formFailureOf(error, {
          field: 'code',
          codes: ['invalid-verification-code', 'code-expired'],
        })
      }
      className="space-y-5"
    >
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
            <p className="min-w-[min(12rem,100%)] flex-1 basis-48">
              Ou tapez-y cette clé&nbsp;:{' '}
              <code className="block font-mono text-lg break-words">
                {grouped(enrollment.key)}
              </code>
            </p>
          </div>
        </li>
        <li>
          <CodeField
            label="Tapez le code à 6 chiffres qu’elle affiche"
            hint="Il change toutes les 30 secondes."
            {...form.field('code')}
          />
        </li>
      </ol>
      <Button type="submit" pending={form.isPending}>
        Activer
      </Button>
    </AccountForm>
  );
}
