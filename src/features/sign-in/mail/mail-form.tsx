import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { logRefusal } from '@/data/session/session-queries.ts';
import { useForm } from '@/ui/form/use-form.ts';
import { EmailField } from '../fields/email-field.tsx';
import { MailSent } from './mail-sent.tsx';
import { signInRefusal } from '../sign-in-failure.ts';
import { SignInForm } from '../sign-in-form.tsx';
import { SubmitButton } from '../fields/submit-button.tsx';

type MailFormProps = {
  /** Begins the id of its field. */
  id: string;
  /** Accessible name of the form. */
  label: string;
  autoComplete: 'username' | 'email';
  email: string;
  onEmailChange: (email: string) => void;
  /** Requests the e-mail to an address. Rejects as Firebase does. */
  send: (email: string) => Promise<void>;
  /** Beside the button. */
  beside?: ReactNode;
  /** Shown once an e-mail has left for an address. */
  saidOf: (address: string) => ReactNode;
  /** The page around the form, or around the message once the e-mail has left. */
  children: (isSent: boolean, content: ReactNode) => ReactNode;
};

/** Asks for an e-mail with a link, then shows its address, with sending again, or to another address. */
export function MailForm(props: MailFormProps) {
  const mail = useMutation({
    mutationFn: (email: string) => props.send(email),
    onError: logRefusal,
  });
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [sentCount, setSentCount] = useState(0);
  const count = () => setSentCount((before) => before + 1);
  const form = useForm({
    id: props.id,
    schema: async () => (await import('../credentials.ts')).emailSchema,
    values: { email: props.email },
  });

  if (sentTo !== null) {
    return props.children(
      true,
      <MailSent
        isAgain={sentCount > 1}
        isPending={mail.isPending}
        error={mail.error}
        onAgain={() => mail.mutate(sentTo, { onSuccess: count })}
        onOther={() => setSentTo(null)}
      >
        {props.saidOf(sentTo)}
      </MailSent>,
    );
  }
  return props.children(
    false,
    <SignInForm
      form={form}
      send={({ email }) => mail.mutateAsync(email)}
      onSent={(_nothing, { email }) => {
        setSentTo(email);
        count();
      }}
      refusal={(error) => signInRefusal(error, { fields: ['email'] })}
      onType={({ email }) => props.onEmailChange(email)}
      label={props.label}
    >
      <EmailField autoComplete={props.autoComplete} {...form.field('email')} />
      <SubmitButton form={form} waiting={t`Envoi du lien…`} beside={props.beside}>
        {t`Envoyer le lien`}
      </SubmitButton>
    </SignInForm>,
  );
}
