import { useRef, useState, type SubmitEvent } from 'react';
import { Link } from 'react-router';
import { paths } from '@/lib/paths.ts';
import { emailError, onlyErrors, textOf, trimmedEmail } from './credentials.ts';
import { EmailField } from './email-field.tsx';
import { EnvironmentNote } from './environment-note.tsx';
import { FailureAlert } from './failure-alert.tsx';
import { MailSent } from './mail-sent.tsx';
import { SignInAside } from './sign-in-aside.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useAttempt } from './use-attempt.ts';
import { useFirstErrorFocus } from './use-first-error-focus.ts';

/** The whole of `/forgot-password`. The answer is the same whether an account exists or not. */
export function ForgotPassword({ initialEmail }: { initialEmail: string }) {
  const { isPending, failure, errors, run } = useAttempt();
  const [email, setEmail] = useState(initialEmail);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [sentCount, setSentCount] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useFirstErrorFocus(form, failure);

  const send = async (address: string) => {
    const act = async () => {
      const { sendPasswordReset } =
        await import('@/data/session/email-action-repository.ts');
      await sendPasswordReset(address, window.location.origin + paths.login());
      setSentTo(address);
      setSentCount((count) => count + 1);
    };
    await run(act, { errors: onlyErrors({ email: emailError(address) }), stays: true });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(trimmedEmail(textOf(new FormData(event.currentTarget), 'email')));
  };

  if (sentTo !== null) {
    return (
      <SignInFrame title="Consultez votre messagerie">
        <MailSent
          isAgain={sentCount > 1}
          isPending={isPending}
          failure={failure}
          onAgain={() => void send(sentTo)}
          onOther={() => setSentTo(null)}
        >
          <p>
            Si un compte existe pour <strong>{sentTo}</strong>, un e-mail vient d’être
            envoyé. Ouvrez son lien pour choisir un nouveau mot de passe.
          </p>
        </MailSent>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame
      title="Mot de passe oublié"
      chapeau="Donnez l’adresse de votre compte. Vous recevrez un lien pour choisir un nouveau mot de passe."
      aside={<WithoutPassword />}
    >
      <EnvironmentNote />
      <form
        ref={form}
        noValidate
        method="post"
        aria-label="Mot de passe oublié"
        onSubmit={submit}
        className="space-y-6"
      >
        <FailureAlert failure={failure} />
        <EmailField
          id="oubli-email"
          autoComplete="username"
          email={email}
          onEmailChange={setEmail}
          error={errors.email}
        />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <SubmitButton isPending={isPending} waiting="Envoi du lien…">
            Envoyer le lien
          </SubmitButton>
          <Link to={paths.login()} className="inline-flex min-h-11 items-center">
            Revenir à la connexion
          </Link>
        </div>
      </form>
    </SignInFrame>
  );
}

function WithoutPassword() {
  return (
    <SignInAside id="sans-mot-de-passe" title="Entrer sans mot de passe">
      <p className="mt-3">
        Un lien reçu par e-mail ouvre aussi votre session, sans rien changer à votre
        compte.
      </p>
      <p className="mt-4">
        <Link to={paths.login({ vue: 'lien' })}>Recevoir un lien pour entrer</Link>
      </p>
    </SignInAside>
  );
}
