import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { rememberEmail } from '@/data/session/remembered-email.ts';
import { paths } from '@/lib/paths.ts';
import { emailError, onlyErrors, textOf, trimmedEmail } from './credentials.ts';
import { EmailField } from './email-field.tsx';
import { FailureAlert } from './failure-alert.tsx';
import { MailSent } from './mail-sent.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useAttempt } from './use-attempt.ts';
import { useFirstErrorFocus } from './use-first-error-focus.ts';

type LinkFormProps = {
  email: string;
  onEmailChange: (email: string) => void;
  /** The path to come back to once the link has opened the session. */
  redirect: string;
  /** The page around the form, or around what is said once the e-mail is on its way. */
  children: (isSent: boolean, content: ReactNode) => ReactNode;
};

/** Asks for a link by e-mail, then says where it went. */
export function LinkForm({ email, onEmailChange, redirect, children }: LinkFormProps) {
  const { isPending, failure, errors, run } = useAttempt();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [sentCount, setSentCount] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useFirstErrorFocus(form, failure);

  const send = async (address: string) => {
    const act = async () => {
      const { sendSignInLink } = await import('@/data/session/sign-in-repository.ts');
      const returnUrl = window.location.origin + paths.resetPassword({ redirect });
      await sendSignInLink(address, returnUrl);
      rememberEmail(address);
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
    return children(
      true,
      <MailSent
        isAgain={sentCount > 1}
        isPending={isPending}
        onAgain={() => void send(sentTo)}
        onOther={() => setSentTo(null)}
        failure={failure}
      >
        <p>
          Un lien est parti à <strong>{sentTo}</strong>. Ouvrez&#8209;le sur cet
          appareil&nbsp;: votre session s’ouvrira aussitôt.
        </p>
        <p>
          Sur un autre appareil, le lien marche aussi&nbsp;: votre adresse vous y sera
          demandée.
        </p>
      </MailSent>,
    );
  }
  return children(
    false,
    <form
      ref={form}
      noValidate
      method="post"
      aria-label="Recevoir un lien par e-mail"
      onSubmit={submit}
      className="space-y-6"
    >
      <FailureAlert failure={failure} />
      <EmailField
        id="lien-email"
        autoComplete="email"
        email={email}
        onEmailChange={onEmailChange}
        error={errors.email}
      />
      <SubmitButton isPending={isPending} waiting="Envoi du lien…">
        Envoyer le lien
      </SubmitButton>
    </form>,
  );
}
