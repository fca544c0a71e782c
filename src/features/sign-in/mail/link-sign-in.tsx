import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { forgetEmail, rememberedEmail } from '@/data/session/remembered-email.ts';
import { opening, signIn } from '@/data/session/session-queries.ts';
import { paths } from '@/lib/paths.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { useForm } from '@/ui/form/use-form.ts';
import { useTyped } from '@/ui/form/use-typed.ts';
import { Waiting } from '@/ui/waiting.tsx';
import { emailSchema } from '../credentials.ts';
import { EmailField } from '../fields/email-field.tsx';
import { EnvironmentNote } from '../environment-note.tsx';
import { RefusedLink } from './refused-link.tsx';
import { kindOfRefusal, signInRefusal, type SignInRefusal } from '../sign-in-failure.ts';
import { SignInForm } from '../sign-in-form.tsx';
import { SignInFrame } from '../sign-in-frame.tsx';
import { SubmitButton } from '../fields/submit-button.tsx';
import type { SignInFlow } from '../use-sign-in-flow.ts';

type LinkSignInProps = {
  flow: SignInFlow;
  redirect: string;
  /** The session is open: the page may go on. */
  onOpen: () => void;
};

/**
 * The link of an e-mail opens the session: at once on the requesting device, and elsewhere after asking for the address, so that a
 * forwarded or guessed link opens nothing.
 */
export function LinkSignIn({ flow, redirect, onOpen }: LinkSignInProps) {
  const services = useFirebase();
  const opens = useMutation({
    ...opening,
    mutationFn: async (email: string) =>
      (await signIn(services)).byLink(email, window.location.href),
    onMutate: flow.saveParties,
    onSuccess: async (outcome) => {
      await flow.follow(outcome);
      forgetEmail();
      onOpen();
    },
  });
  const [remembered] = useState(rememberedEmail);
  const form = useForm({
    id: 'confirmation',
    schema: emailSchema,
    values: { email: remembered },
    leaves: true,
  });
  const email = useTyped(form, 'email');
  const [refused, setRefused] = useState<SignInRefusal<'email'> | null>(null);
  const refusalOf = (error: unknown) => {
    const refusal = signInRefusal(error, { fields: ['email'] });
    setRefused(refusal);
    return refusal;
  };
  const hasBegun = useRef(false);

  // The press in the mail arrives here. It may be used once only.
  useEffect(() => {
    if (remembered === '' || hasBegun.current) return;
    hasBegun.current = true;
    opens.mutateAsync(remembered).catch((error: unknown) => {
      console.warn('A sign-in link could not be used.', error);
      const { field = 'root.serverError', errorCode, message } = refusalOf(error);
      form.setError(field, { type: errorCode, message });
    });
  });

  if (refused !== null && kindOfRefusal(refused) === 'lien') {
    return (
      <RefusedLink message={refused.message}>
        <ButtonLink to={paths.login({ vue: 'lien', redirect })} state={{ email }}>
          {t`Recevoir un nouveau lien`}
        </ButtonLink>
      </RefusedLink>
    );
  }
  if (remembered !== '' && refused === null) {
    return (
      <SignInFrame title={t`Connexion par lien`}>
        <Waiting>{t`Votre session s’ouvre…`}</Waiting>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame
      title={t`Confirmez votre adresse e-mail`}
      chapeau={t`Ce lien a été demandé depuis un autre appareil ou un autre navigateur. Redites-nous à quelle adresse vous l’avez reçu.`}
    >
      <EnvironmentNote />
      <SignInForm
        form={form}
        send={({ email }) => opens.mutateAsync(email)}
        refusal={refusalOf}
        label={t`Confirmer l’adresse e-mail`}
      >
        <EmailField autoComplete="email" {...form.field('email')} />
        <SubmitButton form={form} waiting={t`Connexion en cours…`}>
          {t`Se connecter`}
        </SubmitButton>
      </SignInForm>
    </SignInFrame>
  );
}
