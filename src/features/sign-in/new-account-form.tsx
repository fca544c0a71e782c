import { normalizePseudonyme } from '@/domain/utilisateur/pseudonyme.ts';
import { Button } from '@/ui/button.tsx';
import { ageError, AgeField } from './age-field.tsx';
import { onlyErrors, pseudonymeError, textOf } from './credentials.ts';
import { PseudonymeField } from './pseudonyme-field.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useAttempt } from './use-attempt.ts';
import type { SignInFlow } from './use-sign-in-flow.ts';

type NewAccountFormProps = {
  flow: SignInFlow;
  /** Undoes the account. Rejects as Firebase does. */
  onAbandon: () => Promise<void>;
};

/** What an account that a link or a service has just made still needs; or the way to want none. */
export function NewAccountForm({ flow, onAbandon }: NewAccountFormProps) {
  const { isPending, failure, errors, run } = useAttempt();
  const leaving = useAttempt();

  const finish = (data: FormData) => {
    const pseudonyme = normalizePseudonyme(textOf(data, 'pseudonyme'));
    const act = async () => {
      const { nameAccount } = await import('@/data/session/sign-in-repository.ts');
      await flow.complete(nameAccount(pseudonyme));
    };
    const found = onlyErrors({
      pseudonyme: pseudonymeError(pseudonyme),
      age: textOf(data, 'age') === '' ? ageError : undefined,
    });
    void run(act, { errors: found });
  };
  const leave = () => {
    const act = async () => {
      await onAbandon();
      flow.show(null);
    };
    void leaving.run(act);
  };

  return (
    <SignInForm
      label="Terminer la création du compte"
      failure={failure ?? leaving.failure}
      onSend={finish}
    >
      <PseudonymeField id="nouveau-pseudonyme" error={errors.pseudonyme} />
      <AgeField id="nouveau-age" error={errors.age} />
      <div className="flex flex-col items-start gap-3 sm:flex-row">
        <SubmitButton isPending={isPending} waiting="Création du compte en cours…">
          Créer mon compte
        </SubmitButton>
        <Button
          variant="quiet"
          size="large"
          className="max-sm:-ml-7"
          pending={leaving.isPending}
          onClick={leave}
        >
          Ne pas créer de compte
        </Button>
      </div>
    </SignInForm>
  );
}
