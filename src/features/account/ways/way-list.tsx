import { useEffect, useState } from 'react';
import type { Account, WayIn } from '@/data/account/account.ts';
import { Button } from '@/ui/button.tsx';
import { ProviderButton } from '@/ui/provider-button.tsx';
import { StatusLine } from '@/ui/status-line.tsx';
import { FailureNote } from '../failure-note.tsx';
import { useAccountChange } from '../use-account-change.ts';

const loadAccount = () => import('@/data/account/account-repository.ts');

const nameByProvider: Readonly<Record<string, string>> = {
  password: 'Adresse e-mail',
  'google.com': 'Google',
  phone: 'Téléphone',
};

function nameOf({ providerId }: WayIn): string {
  return nameByProvider[providerId] ?? providerId;
}

/** Every way in, added and taken away. The last one stays. */
export function WayList({ account }: { account: Account }) {
  const change = useAccountChange(account.uid);
  const [done, setDone] = useState('');
  const isOnly = account.ways.length < 2;
  const hasGoogle = account.ways.some(({ providerId }) => providerId === 'google.com');

  useEffect(() => {
    // Loaded before Google's button is pressed: a window that opens long after the press is blocked.
    void loadAccount().catch(() => undefined);
  }, []);

  const remove = async (way: WayIn) => {
    setDone('');
    const isDone = await change.run(async () =>
      (await loadAccount()).unlinkWay(way.providerId),
    );
    if (isDone) setDone(`${nameOf(way)} n’ouvre plus votre compte.`);
  };
  const add = async () => {
    setDone('');
    const isDone = await change.run(async () => (await loadAccount()).linkGoogle());
    if (isDone) setDone('Google ouvre maintenant votre compte, lui aussi.');
  };

  return (
    <section aria-labelledby="facons" className="border-t border-trait py-6">
      <h3 id="facons" className="text-lg font-bold">
        Façons de se connecter
      </h3>
      <div className="mt-3 space-y-4">
        <FailureNote failure={change.failure} />
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
                  pending={change.isPending}
                  className="-mr-6"
                  onClick={() => void remove(way)}
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
            verb="Relier"
            pending={change.isPending}
            onClick={() => void add()}
          />
        )}
      </div>
      <StatusLine className={done === '' ? 'sr-only' : 'mt-3'}>{done}</StatusLine>
    </section>
  );
}
