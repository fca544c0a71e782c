import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accountQueries } from '@/data/account/account-queries.ts';
import type { Account, EnrolledFactor, TotpEnrollment } from '@/data/account/account.ts';
import { formatDate } from '@/lib/format/date.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { FailureNote } from '../failure-note.tsx';
import { tellOtherTabs } from '../other-tabs.ts';
import { SettingRow } from '../setting/setting-row.tsx';
import { useChange } from '../use-change.ts';
import { TotpForm } from './totp-form.tsx';

const loadAccount = () => import('@/data/account/account-repository.ts');

function factorText({ genre, enrolledAt }: EnrolledFactor): string {
  const kind = genre === 'application' ? 'Application d’authentification' : 'SMS';
  return enrolledAt === null ? kind : `${kind}, depuis le ${formatDate(enrolledAt)}`;
}

/** What is asked beside the password: an application that makes codes. */
export function SecondFactorRow({ account }: { account: Account }) {
  const { factors } = account;
  const value =
    factors.length === 0 ? (
      'Un code de plus à la connexion, donné par une application de votre téléphone. Recommandé à qui publie des parcours.'
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

/** The account as it is after its factors changed, read anew: the SDK gives nothing back. */
function useReread(uid: string) {
  const client = useQueryClient();
  return async () => {
    const { readAccount } = await loadAccount();
    client.setQueryData(accountQueries.current(uid).queryKey, await readAccount());
    tellOtherTabs(uid);
  };
}

function AddFactor({ account, onDone }: FactorFormProps) {
  const change = useChange();
  const reread = useReread(account.uid);
  const [enrollment, setEnrollment] = useState<TotpEnrollment | null>(null);

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

  const start = () =>
    change.run(async () => setEnrollment(await (await loadAccount()).startTotp()));
  const finish = async (digits: string) => {
    const isDone = await change.run(async () => {
      await enrollment?.finish(digits);
      await reread();
    });
    if (isDone) onDone('La vérification en deux étapes est activée.');
  };

  if (enrollment !== null) {
    return (
      <TotpForm
        enrollment={enrollment}
        change={change}
        onFinish={(digits) => void finish(digits)}
      />
    );
  }
  return (
    <div className="max-w-mesure space-y-4">
      <FailureNote failure={change.failure} />
      <p>
        Il vous faut une application d’authentification sur votre téléphone. Si vous
        perdez ce téléphone, écrivez-nous&nbsp;: nous vérifierons que le compte est le
        vôtre.
      </p>
      <Button pending={change.isPending} onClick={() => void start()}>
        Commencer
      </Button>
    </div>
  );
}

function RemoveFactors({ account, onDone }: FactorFormProps) {
  const change = useChange();
  const reread = useReread(account.uid);
  const remove = async (factor: EnrolledFactor) => {
    const isDone = await change.run(async () => {
      const { removeFactor } = await loadAccount();
      await removeFactor(factor.id);
      await reread();
    });
    if (isDone) onDone('Le code n’est plus demandé.');
  };
  return (
    <div className="max-w-mesure space-y-4">
      <FailureNote failure={change.failure} />
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
              pending={change.isPending}
              onClick={() => void remove(factor)}
            >
              Retirer
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
