import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { emailError } from '@/data/session/email-error.ts';
import { forgetEmail, rememberedEmail } from '@/data/session/remembered-email.ts';
import { sessionMutations } from '@/data/session/session-queries.ts';
import { paths } from '@/lib/paths.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { Waiting } from '@/ui/waiting.tsx';
import { onlyErrors, textOf, trimmedEmail } from './credentials.ts';
import { EmailField } from './email-field.tsx';
import { EnvironmentNote } from './environment-note.tsx';
import { RefusedLink } from './refused-link.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useSignInFailure } from './use-sign-in-failure.ts';
import type { SignInFlow } from './use-sign-in-flow.ts';

const fields = ['email'] as const;

type LinkSignInProps = {
  flow: SignInFlow;
  redirect: string;
  /** The session is open: the page may lead on. */
  onOpen: () => void;
};

/**
 * The link of an e-mail opens the session: at once on the device that asked for it, and elsewhere after asking for the
 * address, so that a link that was forwarded or guessed opens nothing.
 */
export function LinkSignIn({ flow, redirect, onOpen }: LinkSignInProps) {
  const services = useFirebase();
  const signIn = useMutation({
    ...sessionMutations.signInByLink(services),
    onMutate: flow.saveParties,
    onSuccess: async (outcome) => {
      await flow.follow(outcome);
      forgetEmail();
      onOpen();
    },
  });
  const { failure, errors, refuses } = useSignInFailure(signIn, fields);
  const [email, setEmail] = useState(rememberedEmail);
  const [isAuto, setIsAuto] = useState(email !== '');
  const hasBegun = useRef(false);

  const open = (address: string) => {
    if (refuses(onlyErrors({ email: emailError(address) }))) {
      setIsAuto(false);
      return;
    }
    const url = window.location.href;
    signIn.mutate({ email: address, url }, { onSettled: () => setIsAuto(false) });
  };

  // The link was pressed in a mail: this is where its press arrives. It may be used once only.
  useEffect(() => {
    if (!isAuto || hasBegun.current) return;
    hasBegun.current = true;
    open(email);
  });

  const isRefused = failure?.place === 'formulaire' && failure.answer.kind === 'lien';
  if (isRefused) {
    return (
      <RefusedLink message={failure.answer.message}>
        <ButtonLink to={paths.login({ vue: 'lien', redirect })} state={{ email }}>
          Recevoir un nouveau lien
        </ButtonLink>
      </RefusedLink>
    );
  }
  if (isAuto) {
    return (
      <SignInFrame title="Connexion par lien">
        <Waiting>Votre session s’ouvre…</Waiting>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame
      title="Confirmez votre adresse e-mail"
      chapeau="Ce lien a été demandé depuis un autre appareil ou un autre navigateur. Redites-nous à quelle adresse vous l’avez reçu."
    >
      <EnvironmentNote />
      <SignInForm
        label="Confirmer l’adresse e-mail"
        failure={failure}
        onSend={(data) => open(trimmedEmail(textOf(data, 'email')))}
      >
        <EmailField
          id="confirmation-email"
          autoComplete="email"
          email={email}
          onEmailChange={setEmail}
          error={errors.email}
        />
        <SubmitButton
          isPending={signIn.isPending || signIn.isSuccess}
          waiting="Connexion en cours…"
        >
          Se connecter
        </SubmitButton>
      </SignInForm>
    </SignInFrame>
  );
}
