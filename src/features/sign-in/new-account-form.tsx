import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { logRefusal, opening, signIn } from '@/data/session/session-queries.ts';
import { Button } from '@/ui/button.tsx';
import { useForm } from '@/ui/form/use-form.ts';
import { AgeField } from './fields/age-field.tsx';
import { nameSchema } from './credentials.ts';
import { ErrorAlert } from './failure-alert.tsx';
import { PseudonymeField } from './fields/pseudonyme-field.tsx';
import { signInRefusal } from './sign-in-failure.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SubmitButton } from './fields/submit-button.tsx';
import type { SignInFlow } from './use-sign-in-flow.ts';

type NewAccountFormProps = {
  flow: SignInFlow;
  /** Undoes the account. Rejects as Firebase does. */
  onAbandon: () => Promise<void>;
};

/** Questions to an account just made by a link or a service, with a way to give the account up. */
export function NewAccountForm({ flow, onAbandon }: NewAccountFormProps) {
  const services = useFirebase();
  const naming = useMutation({
    ...opening,
    mutationFn: async (pseudonyme: string) =>
      (await signIn(services)).nameAccount(pseudonyme),
    onSuccess: flow.end,
  });
  const leaving = useMutation({
    mutationFn: onAbandon,
    onSuccess: () => flow.show(null),
    onError: logRefusal,
  });
  const form = useForm({
    id: 'nouveau',
    schema: nameSchema,
    values: { pseudonyme: '', age: null },
    leaves: true,
  });

  return (
    <SignInForm
      form={form}
      send={({ pseudonyme }) => naming.mutateAsync(pseudonyme)}
      refusal={(error) => signInRefusal(error)}
      label={t`Terminer la création du compte`}
    >
      <ErrorAlert error={leaving.error} />
      <PseudonymeField {...form.field('pseudonyme')} />
      <AgeField {...form.field('age')} />
      <div className="flex flex-col items-start gap-3 sm:flex-row">
        <SubmitButton form={form} waiting={t`Création du compte en cours…`}>
          {t`Créer mon compte`}
        </SubmitButton>
        <Button
          variant="quiet"
          size="large"
          className="max-sm:-ml-7"
          pending={leaving.isPending || leaving.isSuccess}
          onClick={() => leaving.mutate()}
        >
          {t`Ne pas créer de compte`}
        </Button>
      </div>
    </SignInForm>
  );
}
