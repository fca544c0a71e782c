import { Link } from 'react-router';
import { paths } from '@/lib/paths.ts';
import { PasswordField } from '@/ui/password-field.tsx';
import { checkCredentials, textOf, trimmedEmail } from './credentials.ts';
import { EmailField } from './email-field.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useAttempt } from './use-attempt.ts';
import type { SignInFlow } from './use-sign-in-flow.ts';

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
  const { isPending, failure, errors, run } = useAttempt();

  const signIn = (data: FormData) => {
    const typed = textOf(data, 'email');
    const password = textOf(data, 'password');
    const act = async () => {
      const { signInByPassword } = await import('@/data/session/sign-in-repository.ts');
      await flow.saveParties();
      await flow.follow(signInByPassword(trimmedEmail(typed), password), then);
    };
    void run(act, { errors: checkCredentials(typed, password) });
  };

  return (
    <SignInForm label="Se connecter" failure={failure} onSend={signIn}>
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
        isPending={isPending}
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
