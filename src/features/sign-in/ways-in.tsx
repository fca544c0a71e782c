import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import IconMail from '~icons/lucide/mail';
import type { SessionEnd } from '@/lib/errors/session-end.ts';
import { paths } from '@/lib/paths.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { LazyPart } from '@/ui/lazy-part.tsx';
import { lazyComponent } from '@/ui/lazy-component.tsx';
import { CreateAccountForm } from './create-account-form.tsx';
import { EnvironmentNote } from './environment-note.tsx';
import { GoogleWay } from './google-way.tsx';
import { LinkForm } from './mail/link-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { SessionEndNotice } from './session-end-notice.tsx';
import { SignInAside } from './sign-in-aside.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { WaitingParcours } from './waiting-parcours.tsx';
import type { SignInFlow } from './use-sign-in-flow.ts';

/** Needed once a way in has answered: `fetchSignIn` loads it during typing. */
const SignInStepView = lazyComponent(
  async () => (await import('./sign-in-step-view.tsx')).SignInStepView,
);

/** Way in from the address. */
export type WayInView = 'mot-de-passe' | 'lien' | 'compte';

type WaysInProps = {
  flow: SignInFlow;
  view: WayInView;
  /** The path to return to; empty without a redirection. */
  redirect: string;
  /** Reason of the last session's end, unless signed out. */
  raison?: SessionEnd | null | undefined;
  /** The address typed on another page, if any. */
  initialEmail?: string | undefined;
};

/** The whole of `/login`: each way in, and the steps of some. */
export function WaysIn({
  flow,
  view,
  redirect,
  raison = null,
  initialEmail = '',
}: WaysInProps) {
  const [email, setEmail] = useState(initialEmail);
  if (flow.step !== null) {
    return (
      <LazyPart waiting={t`Un instant…`}>
        <SignInStepView flow={flow} step={flow.step} redirect={redirect} />
      </LazyPart>
    );
  }
  const props = { flow, redirect, email, onEmailChange: setEmail };
  switch (view) {
    case 'lien':
      return <LinkView {...props} />;
    case 'compte':
      return <AccountView {...props} />;
    case 'mot-de-passe':
      return <PasswordView {...props} raison={raison} />;
  }
}

type ViewProps = {
  flow: SignInFlow;
  redirect: string;
  email: string;
  onEmailChange: (email: string) => void;
};

function PasswordView({
  redirect,
  raison,
  ...props
}: ViewProps & { raison: SessionEnd | null }) {
  return (
    <SignInFrame
      title={t`Se connecter`}
      chapeau={
        redirect === '' || raison !== null
          ? undefined
          : t`Cette page demande un compte. Vous y reviendrez dès que votre session sera ouverte.`
      }
      aside={<NoAccountYet redirect={redirect} />}
    >
      {raison !== null && <SessionEndNotice raison={raison} redirect={redirect} />}
      <EnvironmentNote />
      <WaitingParcours redirect={redirect}>
        {t`Il ira dans ce compte, avec ses images, quand vous le direz.`}
      </WaitingParcours>
      <PasswordForm {...props} />
      <Or />
      <div className="space-y-3">
        <GoogleWay flow={props.flow} />
        <ButtonLink
          to={paths.login({ vue: 'lien', redirect })}
          variant="secondary"
          className="w-full"
        >
          <IconMail aria-hidden="true" className="size-5" />
          {t`Recevoir un lien par e-mail`}
        </ButtonLink>
      </div>
    </SignInFrame>
  );
}

function LinkView({ redirect, email, onEmailChange }: ViewProps) {
  return (
    <LinkForm email={email} onEmailChange={onEmailChange} redirect={redirect}>
      {(isSent, content) => (
        <SignInFrame
          title={isSent ? t`Consultez votre messagerie` : t`Recevoir un lien par e-mail`}
          chapeau={
            isSent
              ? undefined
              : t`Pas de mot de passe à retenir. Le lien reçu ouvre votre session, et crée votre compte si vous n’en avez pas.`
          }
          aside={isSent ? undefined : <OtherWays redirect={redirect} />}
        >
          {!isSent && <EnvironmentNote />}
          {content}
        </SignInFrame>
      )}
    </LinkForm>
  );
}

function AccountView(props: ViewProps) {
  return (
    <SignInFrame
      title={t`Créer un compte`}
      chapeau={t`Une minute suffit. Les parties commencées sur cet appareil vous suivent.`}
      aside={<AlreadyAccount redirect={props.redirect} />}
    >
      <EnvironmentNote />
      <WaitingParcours redirect={props.redirect}>
        {t`Il ira dans ce compte, avec ses images, dès que votre adresse sera confirmée.`}
      </WaitingParcours>
      <CreateAccountForm {...props} />
      <Or />
      <GoogleWay flow={props.flow} />
    </SignInFrame>
  );
}

/** Between the way in of the page and the others. */
function Or() {
  return (
    <p className="my-7 flex items-center gap-4 text-texte-doux">
      <span aria-hidden="true" className="h-0.5 flex-1 bg-fil-couche text-trait" />
      {t({ message: 'ou', context: 'entre deux façons de se connecter' })}
      <span aria-hidden="true" className="h-0.5 flex-1 bg-fil-couche text-trait" />
    </p>
  );
}

function NoAccountYet({ redirect }: { redirect: string }) {
  return (
    <SignInAside id="sans-compte" title={t`Pas encore de compte\u202F?`}>
      <p className="mt-3">
        {t`Il garde vos parties, votre carnet et vos tampons d’un appareil à l’autre.`}
      </p>
      <ButtonLink
        to={paths.login({ vue: 'compte', redirect })}
        variant="secondary"
        className="mt-5"
      >
        {t`Créer un compte`}
      </ButtonLink>
      <p className="mt-6 border-t border-trait pt-5">
        {t`Pour jouer, aucun compte n’est nécessaire.`}{' '}
        <Link to={paths.queteList()}>{t`Choisir une quête`}</Link>
      </p>
    </SignInAside>
  );
}

function AlreadyAccount({ redirect }: { redirect: string }) {
  return (
    <SignInAside id="deja-compte" title={t`Ce que garde un compte`}>
      <ul className="mt-3 list-disc space-y-2 pl-6 marker:text-primaire">
        <li>{t`vos parties, d’un appareil à l’autre\u202F;`}</li>
        <li>{t`votre carnet et ses tampons\u202F;`}</li>
        <li>{t`les parcours que vous écrivez.`}</li>
      </ul>
      <p className="mt-6 border-t border-trait pt-5">
        {t`Vous avez déjà un compte\u202F?`}{' '}
        <Link to={paths.login({ redirect })}>{t`Se connecter`}</Link>
      </p>
    </SignInAside>
  );
}

function OtherWays({ redirect }: { redirect: string }) {
  return (
    <SignInAside id="autres-voies" title={t`Une autre façon d’entrer`}>
      <ul className="mt-3 space-y-2">
        <li>
          <Link to={paths.login({ redirect })}>{t`Avec un mot de passe ou Google`}</Link>
        </li>
        <li>
          <Link to={paths.login({ vue: 'compte', redirect })}>
            {t`Créer un compte avec un mot de passe`}
          </Link>
        </li>
      </ul>
    </SignInAside>
  );
}
