import * as z from 'zod/mini';
import { codeField } from '@/data/session/credential-fields.ts';
import { CodeField } from '@/ui/code-field.tsx';
import { useForm } from '@/ui/form/use-form.ts';
import { QrDrawing } from '@/ui/pictures/qr-drawing.tsx';
import { AccountForm } from '../account-form.tsx';
import { useAccountAct, useAccountChange } from '../proof/use-account-change.ts';
import type { Account, EnrolledFactor, TotpEnrollment } from '@/data/account/account.ts';
import { formatDate } from '@/lib/format/date.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { failureOf, formFailureOf } from '../account-failure.ts';
import { FailureNote } from '../failure-note.tsx';
import { SettingRow } from '../setting/setting-row.tsx';

function factorText({ genre, enrolledAt }: EnrolledFactor): string {
  const kind = genre === 'application' ? 'Application d’authentification' : 'SMS';
  return enrolledAt === null ? kind : `${kind}, depuis le ${formatDate(enrolledAt)}`;
}

/** The second factor: an authenticator application. */
export function SecondFactorRow({ account }: { account: Account }) {
  const { factors } = account;
  const value =
    factors.length === 0 ? (
      'Un code de plus à la connexion, donné par une application de votre téléphone. Recommandé si vous publiez des parcours.'
    ) : (
      <>
        <span className="font-bold text-primaire-fort">Activée.</span>{' '}
        {factors.map(factorText).join(' · ')}
      </>
    );
  return (
    <SettingRow
      title="Vérification en deux étapes"
      value={value}
      action={factors.length === 0 ? 'Activer' : 'Gérer'}
    >
      {(close) =>
        factors.length === 0 ? (
          <AddFactor account={account} onDone={close} />
        ) : (
          <RemoveFactors account={account} onDone={close} />
        )
      }
    </SettingRow>
  );
}

type FactorFormProps = { account: Account; onDone: (said: string) => void };

type TotpFormProps = {
  enrollment: TotpEnrollment;
  onDone: () => void;
};

/** In groups of four for copying: « JBSW Y3DP ». */
function grouped(key: string): string {
  return key.match(/.{1,4}/g)?.join(' ') ?? key;
}

/** Scan (or type the key), then prove it with the first code. */
function TotpForm({ enrollment, onDone }: TotpFormProps) {
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
        // An account with a factor shows another form: this one is unmounted by then.
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

function AddFactor({ account, onDone }: FactorFormProps) {
  const starting = useAccountAct((repository) => repository.startTotp());

  if (!account.isEmailVerified) {
    return (
      <Alert tone="attention" title="Confirmez d’abord votre adresse e-mail.">
        <p>
          Sans adresse sûre, un téléphone perdu fermerait votre compte. Le lien se demande
          plus haut, sous «&nbsp;Adresse e-mail&nbsp;».
        </p>
      </Alert>
    );
  }

  if (starting.data !== undefined) {
    return (
      <TotpForm
        enrollment={starting.data}
        onDone={() => onDone('La vérification en deux étapes est activée.')}
      />
    );
  }
  return (
    <div className="max-w-mesure space-y-4">
      <FailureNote failure={failureOf(starting.error)} />
      <p>
        Il vous faut une application d’authentification sur votre téléphone. Si vous
        perdez ce téléphone, écrivez-nous&nbsp;: nous vérifierons que le compte est le
        vôtre.
      </p>
      <Button pending={starting.isPending} onClick={() => starting.mutate()}>
        Commencer
      </Button>
    </div>
  );
}

function RemoveFactors({ account, onDone }: FactorFormProps) {
  const removing = useAccountChange(
    // The account is read again: the SDK returns nothing.
    async (repository, factorId: string) => {
      await repository.removeFactor(factorId);
      return repository.read();
    },
    {
      // An account without factors shows another form: this one is unmounted by then.
      onSettled: (_account, error) => {
        if (error === null) onDone('Le code n’est plus demandé.');
      },
    },
  );
  return (
    <div className="max-w-mesure space-y-4">
      <FailureNote failure={failureOf(removing.error)} />
      <p>
        Sans cette vérification, votre mot de passe seul ouvre votre compte. Le retirer
        peut vous déconnecter.
      </p>
      <ul className="space-y-2">
        {account.factors.map((factor) => (
          <li
            key={factor.id}
            className="flex flex-wrap items-center justify-between gap-x-4"
          >
            <span>{factorText(factor)}</span>
            <Button
              variant="secondary"
              aria-label={`Retirer\u00A0: ${factorText(factor)}`}
              pending={removing.isPending}
              onClick={() => removing.mutate(factor.id)}
            >
              Retirer
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
