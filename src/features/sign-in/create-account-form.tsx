import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { opening, signIn, usePasswordPolicy } from '@/data/session/session-queries.ts';
import type { NewAccount } from '@/data/session/sign-in-repository.ts';
import { paths } from '@/lib/paths.ts';
import { useForm } from '@/ui/form/use-form.ts';
import { useTyped } from '@/ui/form/use-typed.ts';
import { PasswordField } from '@/ui/password-field.tsx';
import { AgeField } from './fields/age-field.tsx';
import { EmailField } from './fields/email-field.tsx';
import { PseudonymeField } from './fields/pseudonyme-field.tsx';
import { signInRefusal } from './sign-in-failure.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SubmitButton } from './fields/submit-button.tsx';
import { passwordRules } from './fields/password-rules.ts';
import type { SignInFlow } from './use-sign-in-flow.ts';

type CreateAccountFormProps = {
  flow: SignInFlow;
  email: string;
  onEmailChange: (email: string) => void;
  /** The path to return to, from here and from the verification e-mail. */
  redirect: string;
};

/** A new account. An anonymous player keeps the parties: the account is theirs, under the same uid. */
export function CreateAccountForm({
  flow,
  email,
  onEmailChange,
  redirect,
}: CreateAccountFormProps) {
  const policy = usePasswordPolicy();
  const services = useFirebase();
  const create = useMutation({
    ...opening,
    mutationFn: async (account: NewAccount) =>
      (await signIn(services)).createAccount(account, window.location.origin + redirect),
    onSuccess: ({ verificationSent }, account) =>
      flow.show({ name: 'bienvenue', email: account.email, verificationSent }),
  });
  const form = useForm({
    id: 'compte',
    schema: async () => (await import('./credentials.ts')).accountSchema(policy),
    values: { pseudonyme: '', email, password: '', age: null },
    leaves: true,
  });

  return (
    <SignInForm
      form={form}
      send={({ pseudonyme, email: address, password }) =>
        create.mutateAsync({ pseudonyme, email: address, password })
      }
      refusal={(error) =>
        signInRefusal(error, {
          fields: ['email', 'password'],
          passwordMinimum: policy.minimumLength,
        })
      }
      onType={(typed) => onEmailChange(typed.email)}
      label={t`Créer un compte`}
      wayOn={(errorCode) =>
        errorCode === 'email-already-in-use' && (
          <p className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
            <Link to={paths.login({ redirect })}>{t`Se connecter`}</Link>
            <Link to={paths.forgotPassword()} state={{ email }}>
              {t`Choisir un nouveau mot de passe`}
            </Link>
          </p>
        )
      }
    >
      <PseudonymeField {...form.field('pseudonyme')} />
      <EmailField autoComplete="username" {...form.field('email')} />
      <PasswordField
        label={t`Mot de passe`}
        autoComplete="new-password"
        rules={passwordRules(useTyped(form, 'password'), policy)}
        {...form.field('password')}
      />
      <AgeField {...form.field('age')} />
      <SubmitButton form={form} waiting={t`Création du compte en cours…`}>
        {t`Créer mon compte`}
      </SubmitButton>
    </SignInForm>
  );
}
