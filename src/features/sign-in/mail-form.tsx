import { useState, type ReactNode } from 'react';
import { emailError } from '@/data/session/email-error.ts';
import { onlyErrors, textOf, trimmedEmail } from './credentials.ts';
import { EmailField } from './email-field.tsx';
import { MailSent } from './mail-sent.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useAttempt } from './use-attempt.ts';

type MailFormProps = {
  /** The id of its field, and what a screen reader calls the form. */
  id: string;
  label: string;
  autoComplete: 'username' | 'email';
  email: string;
  onEmailChange: (email: string) => void;
  /** Asks for the e-mail. Rejects as Firebase does. */
  onSend: (address: string) => Promise<void>;
  /** Beside the button. */
  beside?: ReactNode;
  /** What is said once an e-mail is on its way to an address. */
  saidOf: (address: string) => ReactNode;
  /** The page around the form, or around what is said once the e-mail is on its way. */
  children: (isSent: boolean, content: ReactNode) => ReactNode;
};

/** Asks for an e-mail with a link, then says where it went; from there it is sent again, or to another address. */
export function MailForm(props: MailFormProps) {
  const { isPending, failure, errors, run } = useAttempt();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [sentCount, setSentCount] = useState(0);

  const send = async (address: string) => {
    const act = async () => {
      await props.onSend(address);
      setSentTo(address);
      setSentCount((count) => count + 1);
    };
    await run(act, { errors: onlyErrors({ email: emailError(address) }), stays: true });
  };

  if (sentTo !== null) {
    return props.children(
      true,
      <MailSent
        isAgain={sentCount > 1}
        isPending={isPending}
        failure={failure}
        onAgain={() => void send(sentTo)}
        onOther={() => setSentTo(null)}
      >
        {props.saidOf(sentTo)}
      </MailSent>,
    );
  }
  return props.children(
    false,
    <SignInForm
      label={props.label}
      failure={failure}
      onSend={(data) => void send(trimmedEmail(textOf(data, 'email')))}
    >
      <EmailField
        id={props.id}
        autoComplete={props.autoComplete}
        email={props.email}
        onEmailChange={props.onEmailChange}
        error={errors.email}
      />
      <SubmitButton isPending={isPending} waiting="Envoi du lien…" beside={props.beside}>
        Envoyer le lien
      </SubmitButton>
    </SignInForm>,
  );
}
