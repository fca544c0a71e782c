import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { sessionMutations } from '@/data/session/session-queries.ts';
import { paths } from '@/lib/paths.ts';
import { PasswordField } from '@/ui/password-field.tsx';
import { checkCredentials, textOf, trimmedEmail } from './credentials.ts';
import { EmailField } from './email-field.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useSignInFailure } from './use-sign-in-failure.ts';
import type { SignInFlow } from './use-sign-in-flow.ts';

const fields = ['email', 'password'] as const;

type PasswordFormProps = {
  flow: SignInFlow;
  email: string;
  onEmailChange: (email: string) => void;
  /** What its button says. */
  submitLabel?: string | undefined;
  /** What remains to be done once the session is open. */
  then?: (() => Promise<void>) | undefined;
};

/** E-mail and password. Who is signed in is heard from the session, not from here. */
export function PasswordForm({
  flow,
  email,
  onEmailChange,
  submitLabel = 'Se connecter',
  then,
}: PasswordFormProps) {
  const services = useFirebase();
  const signIn = useMutation({
    ...sessionMutations.signInByPassword(services),
    onMutate: flow.saveParties,
    onSuccess: (outcome) => flow.follow(outcome, then),
  });
  const { failure, errors, refuses } = useSignInFailure(signIn, fields);

  const send = (data: FormData) => {
    const typed = textOf(data, 'email');
    const password = textOf(data, 'password');
    if (refuses(checkCredentials(typed, password))) return;
    signIn.mutate({ email: trimmedEmail(typed), password });
  };

  return (
    <SignInForm label="Se connecter" failure={failure} onSend={send}>
      <EmailField
        id="connexion-email"
        autoComplete="username"
        email={email}
        onEmailChange={onEmailChange}
        error={errors.email}
      />
      <PasswordField
        id="connexion-mot-de-passe"
        name="password"
        label="Mot de passe"
        autoComplete="current-password"
        error={errors.password}
      />
      <SubmitButton
        // After a success the page is on its way.
        isPending={signIn.isPending || signIn.isSuccess}
        waiting="Connexion en cours…"
        beside={
          <Link
            to={paths.forgotPassword()}
            state={{ email }}
            className="inline-flex min-h-11 items-center"
          >
            Mot de passe oublié
          </Link>
        }
      >
        {submitLabel}
      </SubmitButton>
    </SignInForm>
  );
}
