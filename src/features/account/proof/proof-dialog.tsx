import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type {
  SecondFactorChallenge,
  SignInOutcome,
} from '@/data/session/sign-in-repository.ts';
import { logAccountFailure } from './use-account-change.ts';
import { accountRepository } from '@/data/account/account-repository.ts';
import type { Account } from '@/data/account/account.ts';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { codeField, passwordField } from '@/data/session/credential-fields.ts';
import { opening } from '@/data/session/session-queries.ts';
import { paths } from '@/lib/paths.ts';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { CodeField } from '@/ui/code-field.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { useForm } from '@/ui/form/use-form.ts';
import { PasswordField } from '@/ui/password-field.tsx';
import { ProviderButton } from '@/ui/provider-button.tsx';
import { failureOf, formFailureOf } from '../account-failure.ts';
import { AccountForm, OwnEmail } from '../account-form.tsx';
import { FailureNote } from '../failure-note.tsx';
import { useLeave } from '../use-leave.ts';

type ProofDialogProps = {
  account: Account;
  onProven: () => void;
  onGiveUp: () => void;
};

/** One proof at a time; a required second factor is the next step. */
function useProving(onProven: () => void) {
  const services = useFirebase();
  const follow = (outcome: SignInOutcome) => {
    if (outcome.issue !== 'second-facteur') onProven();
  };
  const repository = accountRepository(services);
  const byPassword = useMutation({
    // A password stays in memory no longer than its form.
    gcTime: 0,
    mutationFn: (password: string) => repository.proveByPassword(password),
    onSuccess: follow,
    onError: logAccountFailure,
  });
  const byGoogle = useMutation({
    mutationFn: () => repository.proveByGoogle(),
    onSuccess: follow,
    onError: logAccountFailure,
  });
  const outcome = byPassword.data ?? byGoogle.data;
  return {
    byPassword,
    byGoogle,
    isPending: byPassword.isPending || byGoogle.isPending,
    failure: failureOf(byGoogle.error, { reauthentication: 'other' }),
    challenge: outcome?.issue === 'second-facteur' ? outcome.challenge : null,
  };
}

type Proving = ReturnType<typeof useProving>;

/** « C’est bien vous ? »: reauthenticates the account, then resumes its action. */
export function ProofDialog({ account, onProven, onGiveUp }: ProofDialogProps) {
  const proving = useProving(onProven);
  const ways = account.ways.map(({ providerId }) => providerId);

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
  const form = useForm({
    id: 'preuve',
    schema: z.object({ password: passwordField }),
    values: { password: '' },
  });
  return (
    <AccountForm
      form={form}
      send={({ password }) => {
        proving.byGoogle.reset();
        return proving.byPassword.mutateAsync(password);
      }}
      refusal={(error) => formFailureOf(error, { reauthentication: 'password' })}
    >
      <OwnEmail email={email} />
      <PasswordField
        label="Votre mot de passe"
        autoComplete="current-password"
        {...form.field('password')}
      />
      <Button type="submit" pending={proving.isPending}>
        Continuer
      </Button>
    </AccountForm>
  );
}

type CodeProofProps = { challenge: SecondFactorChallenge; onProven: () => void };

function CodeProof({ challenge, onProven }: CodeProofProps) {
  const [factor] = challenge.factors;
  if (factor === undefined) {
    return (
      <>
        <p>Votre second facteur est un SMS, que ce site n’envoie plus.</p>
        <ButtonLink to={paths.contact()} variant="secondary">
          Nous écrire
        </ButtonLink>
        <OtherWay />
      </>
    );
  }
  return <CodeForm challenge={challenge} factorId={factor.id} onProven={onProven} />;
}

function CodeForm({
  challenge,
  factorId,
  onProven,
}: CodeProofProps & { factorId: string }) {
  const verifying = useMutation({
    ...opening,
    mutationFn: (digits: string) => challenge.verify(factorId, digits),
    onSuccess: onProven,
  });
  const form = useForm({
    id: 'preuve',
    schema: z.object({ code: codeField }),
    values: { code: '' },
  });
  return (
    <AccountForm
      form={form}
      send={({ code }) => verifying.mutateAsync(code)}
      refusal={(error) => formFailureOf(error, { reauthentication: 'other' })}
    >
      <CodeField
        label="Code à 6 chiffres"
        hint="Ouvrez votre application d’authentification&nbsp;: le code change toutes les 30 secondes."
        {...form.field('code')}
      />
      <Button type="submit" pending={form.isPending}>
        Valider
      </Button>
    </AccountForm>
  );
}

/** An account that signs in by e-mail link has no password: signing in again is the proof. */
function OtherWay() {
  const { isPending, leave } = useLeave(paths.login({ redirect: paths.user() }));
  return (
    <div className="border-t border-trait pt-4">
      <p className="text-texte-doux">
        Vous vous connectez par un lien reçu par e-mail&#x202F;? Déconnectez-vous, puis
        reconnectez-vous&nbsp;: ce que vous avez écrit ici vous attendra.
      </p>
      <Button variant="quiet" pending={isPending} onClick={leave}>
        Se déconnecter et revenir
      </Button>
    </div>
  );
}
