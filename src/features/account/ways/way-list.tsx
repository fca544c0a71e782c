import { type UseMutationResult } from '@tanstack/react-query';
import { useAccountChange } from '../proof/use-account-change.ts';
import type { Account, WayIn } from '@/data/account/account.ts';
import { Button } from '@/ui/button.tsx';
import { ProviderButton } from '@/ui/provider-button.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { FailureNote } from '../failure-note.tsx';
import { failureOf } from '../account-failure.ts';

const nameByProvider: Readonly<Record<string, string>> = {
  password: 'Adresse e-mail',
  'google.com': 'Google',
  phone: 'Téléphone',
};

function nameOf({ providerId }: Pick<WayIn, 'providerId'>): string {
  return nameByProvider[providerId] ?? providerId;
}

type Done = Pick<UseMutationResult<unknown, Error, string>, 'isSuccess' | 'variables'>;

function doneText(
  { isSuccess, variables }: Done,
  adding: { isSuccess: boolean },
): string {
  if (adding.isSuccess) return 'Google ouvre maintenant votre compte, lui aussi.';
  if (!isSuccess || variables === undefined) return '';
  return `${nameOf({ providerId: variables })} n’ouvre plus votre compte.`;
}

/** Sign-in methods: add and remove. The last one stays. */
export function WayList({ account }: { account: Account }) {
  const removing = useAccountChange((repository, providerId: string) =>
    repository.unlinkWay(providerId),
  );
  const adding = useAccountChange((repository) => repository.linkGoogle());
  const isPending = removing.isPending || adding.isPending;
  const done = doneText(removing, adding);
  const isOnly = account.ways.length < 2;
  const hasGoogle = account.ways.some(({ providerId }) => providerId === 'google.com');

  return (
    <section aria-labelledby="facons" className="border-t border-trait py-6">
      <h3 id="facons" className="text-lg font-bold">
        Façons de se connecter
      </h3>
      <div className="mt-3 space-y-4">
        <FailureNote failure={failureOf(removing.error ?? adding.error)} />
        <ul className="space-y-2">
          {account.ways.map((way) => (
            <li
              key={way.providerId}
              className="flex min-h-12 flex-wrap items-center justify-between gap-x-4"
            >
              <span className="min-w-0 break-words">
                {nameOf(way)}
                {way.email !== '' && (
                  <span className="block text-texte-doux">{way.email}</span>
                )}
              </span>
              {!isOnly && (
                <Button
                  variant="quiet"
                  aria-label={`Retirer ${nameOf(way)}`}
                  pending={isPending}
                  className="-mr-6"
                  onClick={() => {
                    adding.reset();
                    removing.mutate(way.providerId);
                  }}
                >
                  Retirer
                </Button>
              )}
            </li>
          ))}
        </ul>
        {isOnly && (
          <p className="max-w-mesure text-texte-doux">
            C’est la seule façon d’ouvrir votre compte&nbsp;: elle ne se retire pas.
          </p>
        )}
        {!hasGoogle && (
          <ProviderButton
            provider="google"
            label="Relier Google"
            pending={isPending}
            onClick={() => {
              removing.reset();
              adding.mutate();
            }}
          />
        )}
      </div>
      <StatusLine className={done === '' ? 'sr-only' : 'mt-3'}>{done}</StatusLine>
    </section>
  );
}
