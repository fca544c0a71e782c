import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { emailError } from '@/data/session/email-error.ts';
import { onlyErrors, textOf, trimmedEmail } from './credentials.ts';
import { EmailField } from './email-field.tsx';
import { MailSent } from './mail-sent.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SubmitButton } from './submit-button.tsx';
import { noField, useSignInFailure } from './use-sign-in-failure.ts';

const fields = ['email'] as const;

type MailFormProps = {
  /** The id of its field, and what a screen reader calls the form. */
  id: string;
  label: string;
  autoComplete: 'username' | 'email';
  email: string;
  onEmailChange: (email: string) => void;
  /** Asks for the e-mail to an address. Rejects as Firebase does. */
  sending: UseMutationOptions<void, Error, string>;
  /** Beside the button. */
  beside?: ReactNode;
  /** What is said once an e-mail is on its way to an address. */
  saidOf: (address: string) => ReactNode;
  /** The page around the form, or around what is said once the e-mail is on its way. */
  children: (isSent: boolean, content: ReactNode) => ReactNode;
};

/** Asks for an e-mail with a link, then says where it went; from there it is sent again, or to another address. */
export function MailForm(props: MailFormProps) {
  const mail = useMutation(props.sending);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { failure, errors, refuses } = useSignInFailure(
    mail,
    sentTo === null ? fields : noField,
  );
  const [sentCount, setSentCount] = useState(0);

  const send = (address: string) => {
    if (refuses(onlyErrors({ email: emailError(address) }))) return;
    const onSuccess = () => {
      setSentTo(address);
      setSentCount((count) => count + 1);
    };
    mail.mutate(address, { onSuccess });
  };

  if (sentTo !== null) {
    return props.children(
      true,
      <MailSent
        isAgain={sentCount > 1}
        isPending={mail.isPending}
        failure={failure}
        onAgain={() => send(sentTo)}
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
      onSend={(data) => send(trimmedEmail(textOf(data, 'email')))}
    >
      <EmailField
        id={props.id}
        autoComplete={props.autoComplete}
        email={props.email}
        onEmailChange={props.onEmailChange}
        error={errors.email}
      />
      <SubmitButton
        isPending={mail.isPending}
        waiting="Envoi du lien…"
        beside={props.beside}
      >
        Envoyer le lien
      </SubmitButton>
    </SignInForm>,
  );
}
