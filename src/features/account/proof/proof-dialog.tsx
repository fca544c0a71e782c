import { useMutation } from '@tanstack/react-query';
import { useEffect, useState, type SubmitEvent } from 'react';
import { accountMutations } from '@/data/account/account-queries.ts';
import type { Account } from '@/data/account/account.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { sessionMutations } from '@/data/session/session-queries.ts';
import type { SecondFactorChallenge, SignInOutcome } from '@/data/session/sign-in.ts';
import { authMessageTable } from '@/lib/errors/auth-message-table.ts';
import { paths } from '@/lib/paths.ts';
import { Button } from '@/ui/button.tsx';
import { codeDigits, isWholeCode } from '@/ui/code-digits.ts';
import { CodeField } from '@/ui/code-field.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { PasswordField } from '@/ui/password-field.tsx';
import { ProviderButton } from '@/ui/provider-button.tsx';
import { failureOf } from '../account-failure.ts';
import { FailureNote } from '../failure-note.tsx';
import { useLeave } from '../use-leave.ts';

type ProofDialogProps = {
  account: Account;
  onProven: () => void;
  onGiveUp: () => void;
};

const loadAccount = () => import('@/data/account/account-repository.ts');

/** One proof at a time. A second factor that is asked for is the next step. */
function useProving(onProven: () => void) {
  const services = useFirebase();
  const follow = (outcome: SignInOutcome) => {
    if (outcome.issue !== 'second-facteur') onProven();
  };
  const byPassword = useMutation({
    ...accountMutations.proveByPassword(services),
    onSuccess: follow,
  });
  const byGoogle = useMutation({
    ...accountMutations.proveByGoogle(services),
    onSuccess: follow,
  });
  const outcome = byPassword.data ?? byGoogle.data;
  return {
    byPassword,
    byGoogle,
    isPending: byPassword.isPending || byGoogle.isPending,
    failure:
      failureOf(byPassword.error, { reauthentication: 'password' }) ??
      failureOf(byGoogle.error, { reauthentication: 'other' }),
    challenge: outcome?.issue === 'second-facteur' ? outcome.challenge : null,
  };
}

type Proving = ReturnType<typeof useProving>;

/** « C’est bien vous ? »: the account proves itself again, and what it was doing goes on. */
export function ProofDialog({ account, onProven, onGiveUp }: ProofDialogProps) {
  const proving = useProving(onProven);
  const ways = account.ways.map(({ providerId }) => providerId);

  useEffect(() => {
    // Loaded before Google's button is pressed: a window that opens long after the press is blocked.
    void loadAccount().catch(() => undefined);
  }, []);

  return (
    <Dialog open firm onClose={onGiveUp} title="C’est bien vous&#x202F;?">
      <p>
        Pour votre sécurité, prouvez que c’est toujours vous. Ce que vous avez commencé
        reprend aussitôt après.
      </p>
      <div className="mt-5 space-y-5">
        {proving.challenge === null ? (
          <>
            <FailureNote failure={proving.failure} />
            {ways.includes('password') && (
              <PasswordProof email={account.email} proving={proving} />
            )}
            {ways.includes('google.com') && (
              <ProviderButton
                provider="google"
                wide
                pending={proving.isPending}
                onClick={() => {
                  proving.byPassword.reset();
                  proving.byGoogle.mutate();
                }}
              />
            )}
            <OtherWay />
          </>
        ) : (
          <CodeProof challenge={proving.challenge} onProven={onProven} />
        )}
      </div>
    </Dialog>
  );
}

function PasswordProof({ email, proving }: { email: string; proving: Proving }) {
  const [error, setError] = useState<string>();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = new FormData(event.currentTarget).get('password');
    const password = typeof value === 'string' ? value : '';
    setError(password === '' ? authMessageTable['missing-password'][1] : undefined);
    if (password === '') return;
    proving.byGoogle.reset();
    proving.byPassword.mutate(password);
  };
  return (
    <form noValidate method="post" className="space-y-4" onSubmit={submit}>
      {/* So that a password manager knows whose password it is. */}
      <input
        type="email"
        name="email"
        autoComplete="username"
        defaultValue={email}
        readOnly
        hidden
      />
      <PasswordField
        id="preuve-mot-de-passe"
        name="password"
        label="Votre mot de passe"
        autoComplete="current-password"
        error={error}
      />
      <Button type="submit" pending={proving.isPending}>
        Continuer
      </Button>
    </form>
  );
}

type CodeProofProps = { challenge: SecondFactorChallenge; onProven: () => void };

function CodeProof({ challenge, onProven }: CodeProofProps) {
  const verifying = useMutation({
    ...sessionMutations.verifySecondFactor(challenge),
    onSuccess: onProven,
  });
  const [error, setError] = useState<string>();
  const factor = challenge.factors.find(({ genre }) => genre === 'application');
  if (factor === undefined) {
    return (
      <>
        <p>
          Votre code arrive par SMS. Déconnectez-vous, puis reconnectez-vous avec ce code.
        </p>
        <OtherWay />
      </>
    );
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = new FormData(event.currentTarget).get('code');
    const typed = typeof value === 'string' ? value : '';
    setError(isWholeCode(typed) ? undefined : 'Un code a 6 chiffres.');
    if (isWholeCode(typed)) {
      verifying.mutate({ factorId: factor.id, digits: codeDigits(typed) });
    }
  };
  return (
    <form noValidate method="post" className="space-y-4" onSubmit={submit}>
      <FailureNote failure={failureOf(verifying.error, { reauthentication: 'other' })} />
      <CodeField
        id="preuve-code"
        name="code"
        label="Code à 6 chiffres"
        hint="Ouvrez votre application d’authentification&nbsp;: le code change toutes les 30 secondes."
        error={error}
      />
      <Button type="submit" pending={verifying.isPending}>
        Valider
      </Button>
    </form>
  );
}

/** Whoever comes in by a link has no password to type: signing in again is the proof. */
function OtherWay() {
  const { isPending, leave } = useLeave(paths.login({ redirect: paths.user() }));
  return (
    <div className="border-t border-trait pt-4">
      <p className="text-texte-doux">
        Vous vous connectez par un lien reçu par e-mail&#x202F;? Déconnectez-vous, puis
        reconnectez-vous&nbsp;: ce que vous avez écrit ici vous attendra.
      </p>
      <Button variant="quiet" pending={isPending} className="-ml-6" onClick={leave}>
        Se déconnecter et revenir
      </Button>
    </div>
  );
}
