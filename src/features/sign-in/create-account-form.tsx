import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { emailError } from '@/data/session/email-error.ts';
import { sessionMutations } from '@/data/session/session-queries.ts';
import type { NewAccount } from '@/data/session/sign-in.ts';
import { normalizePseudonyme } from '@/domain/utilisateur/pseudonyme.ts';
import { paths } from '@/lib/paths.ts';
import { ageError, AgeField } from './age-field.tsx';
import {
  onlyErrors,
  pseudonymeError,
  textOf,
  trimmedEmail,
  type FieldErrors,
} from './credentials.ts';
import { EmailField } from './email-field.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { PseudonymeField } from './pseudonyme-field.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useNewPassword } from './use-new-password.ts';
import { useSignInFailure } from './use-sign-in-failure.ts';
import type { SignInFlow } from './use-sign-in-flow.ts';

const fields = ['email', 'password', 'pseudonyme', 'age'] as const;

type CreateAccountFormProps = {
  flow: SignInFlow;
  email: string;
  onEmailChange: (email: string) => void;
  /** The path to come back to, from here and from the e-mail that proves the address. */
  redirect: string;
};

function accountOf(data: FormData): NewAccount {
  return {
    email: trimmedEmail(textOf(data, 'email')),
    password: textOf(data, 'password'),
    pseudonyme: normalizePseudonyme(textOf(data, 'pseudonyme')),
  };
}

function checkAccount(
  account: NewAccount,
  age: string,
  passwordError: string | undefined,
): FieldErrors {
  return onlyErrors({
    pseudonyme: pseudonymeError(account.pseudonyme),
    email: emailError(account.email),
    password: passwordError,
    age: age === '' ? ageError : undefined,
  });
}

/** A new account. An anonymous player keeps the parties: the account is theirs, under the same uid. */
export function CreateAccountForm({
  flow,
  email,
  onEmailChange,
  redirect,
}: CreateAccountFormProps) {
  const services = useFirebase();
  const newPassword = useNewPassword();
  const create = useMutation({
    ...sessionMutations.createAccount(services, window.location.origin + redirect),
    onSuccess: ({ verificationSent }, account) =>
      flow.show({ name: 'bienvenue', email: account.email, verificationSent }),
  });
  const { failure, errors, refuses } = useSignInFailure(
    create,
    fields,
    newPassword.minimum,
  );

  const send = (data: FormData) => {
    const account = accountOf(data);
    const passwordError = newPassword.errorOf(account.password);
    if (refuses(checkAccount(account, textOf(data, 'age'), passwordError))) return;
    create.mutate(account);
  };

  const isTaken =
    failure?.place === 'formulaire' &&
    failure.answer.errorCode === 'email-already-in-use';
  return (
    <SignInForm
      label="Créer un compte"
      failure={failure}
      wayOn={
        isTaken && (
          <p className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
            <Link to={paths.login({ redirect })}>Se connecter</Link>
            <Link to={paths.forgotPassword()} state={{ email }}>
              Choisir un nouveau mot de passe
            </Link>
          </p>
        )
      }
      onSend={send}
    >
      <PseudonymeField id="compte-pseudonyme" error={errors.pseudonyme} />
      <EmailField
        id="compte-email"
        autoComplete="username"
        email={email}
        onEmailChange={onEmailChange}
        error={errors.email}
      />
      <NewPasswordField
        id="compte-mot-de-passe"
        label="Mot de passe"
        newPassword={newPassword}
        error={errors.password}
      />
      <AgeField id="compte-age" error={errors.age} />
      <SubmitButton
        isPending={create.isPending || create.isSuccess}
        waiting="Création du compte en cours…"
      >
        Créer mon compte
      </SubmitButton>
    </SignInForm>
  );
}
