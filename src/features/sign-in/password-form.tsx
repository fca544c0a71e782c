import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { opening, signIn } from '@/data/session/session-queries.ts';
import { paths } from '@/lib/paths.ts';
import { useForm } from '@/ui/form/use-form.ts';
import { PasswordField } from '@/ui/password-field.tsx';
import { EmailField } from './fields/email-field.tsx';
import { signInRefusal } from './sign-in-failure.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SubmitButton } from './fields/submit-button.tsx';
import type { SignInFlow } from './use-sign-in-flow.ts';

type PasswordFormProps = {
  flow: SignInFlow;
  email: string;
  onEmailChange: (email: string) => void;
  /** Label of its button. */
  submitLabel?: string | undefined;
  /** Runs once the session is open. */
  then?: (() => Promise<void>) | undefined;
};

/** E-mail and password. The session has the signed-in account, not this form. */
export function PasswordForm({
  flow,
  email,
  onEmailChange,
  submitLabel = t`Se connecter`,
  then,
}: PasswordFormProps) {
  const services = useFirebase();
  const opens = useMutation({
    ...opening,
    mutationFn: async (typed: { email: string; password: string }) =>
      (await signIn(services)).byPassword(typed.email, typed.password),
    onMutate: flow.saveParties,
    onSuccess: (outcome) => flow.follow(outcome, then),
  });
  const form = useForm({
    id: 'connexion',
    schema: async () => (await import('./credentials.ts')).credentialsSchema,
    values: { email, password: '' },
    leaves: true,
  });

  // The pair is wrong, without saying which of the two.
  const code = String(form.formState.errors.root?.['serverError']?.type);
  const pair = /^(invalid-credential|invalid-login-credentials|wrong-password)$/.test(
    code,
  )
    ? { 'aria-invalid': true, 'aria-describedby': form.refusalId }
    : {};
  return (
    <SignInForm
      form={form}
      send={opens.mutateAsync}
      refusal={(error) => signInRefusal(error, { fields: ['email', 'password'] })}
      onType={(typed) => onEmailChange(typed.email)}
      label={t`Se connecter`}
    >
      <EmailField autoComplete="username" {...form.field('email')} {...pair} />
      <PasswordField
        label={t`Mot de passe`}
        autoComplete="current-password"
        {...form.field('password')}
        {...pair}
      />
      <SubmitButton
        form={form}
        waiting={t`Connexion en cours…`}
        beside={
          <Link
            to={paths.forgotPassword()}
            state={{ email }}
            className="inline-flex min-h-11 items-center"
          >
            {t`Mot de passe oublié`}
          </Link>
        }
      >
        {submitLabel}
      </SubmitButton>
    </SignInForm>
  );
}
