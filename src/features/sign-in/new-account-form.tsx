import { useMutation } from '@tanstack/react-query';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { sessionMutations } from '@/data/session/session-queries.ts';
import { normalizePseudonyme } from '@/domain/utilisateur/pseudonyme.ts';
import { Button } from '@/ui/button.tsx';
import { ageError, AgeField } from './age-field.tsx';
import { onlyErrors, pseudonymeError, textOf } from './credentials.ts';
import { PseudonymeField } from './pseudonyme-field.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SubmitButton } from './submit-button.tsx';
import { noField, useSignInFailure } from './use-sign-in-failure.ts';
import type { SignInFlow } from './use-sign-in-flow.ts';

const fields = ['pseudonyme', 'age'] as const;

type NewAccountFormProps = {
  flow: SignInFlow;
  /** Undoes the account. Rejects as Firebase does. */
  onAbandon: () => Promise<void>;
};

/** What an account that a link or a service has just made still needs; or the way to want none. */
export function NewAccountForm({ flow, onAbandon }: NewAccountFormProps) {
  const services = useFirebase();
  const naming = useMutation({
    ...sessionMutations.nameAccount(services),
    onSuccess: flow.end,
  });
  const leaving = useMutation({
    ...sessionMutations.abandonAccount(onAbandon),
    onSuccess: () => flow.show(null),
  });
  const named = useSignInFailure(naming, fields);
  const left = useSignInFailure(leaving, noField);

  const finish = (data: FormData) => {
    const pseudonyme = normalizePseudonyme(textOf(data, 'pseudonyme'));
    const found = onlyErrors({
      pseudonyme: pseudonymeError(pseudonyme),
      age: textOf(data, 'age') === '' ? ageError : undefined,
    });
    if (!named.refuses(found)) naming.mutate(pseudonyme);
  };

  return (
    <SignInForm
      label="Terminer la création du compte"
      failure={named.failure ?? left.failure}
      onSend={finish}
    >
      <PseudonymeField id="nouveau-pseudonyme" error={named.errors.pseudonyme} />
      <AgeField id="nouveau-age" error={named.errors.age} />
      <div className="flex flex-col items-start gap-3 sm:flex-row">
        <SubmitButton
          isPending={naming.isPending || naming.isSuccess}
          waiting="Création du compte en cours…"
        >
          Créer mon compte
        </SubmitButton>
        <Button
          variant="quiet"
          size="large"
          className="max-sm:-ml-7"
          pending={leaving.isPending || leaving.isSuccess}
          onClick={() => leaving.mutate()}
        >
          Ne pas créer de compte
        </Button>
      </div>
    </SignInForm>
  );
}
