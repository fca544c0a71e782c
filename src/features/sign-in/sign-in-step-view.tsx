import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { authMessageTable } from '@/lib/errors/auth-message-table.ts';
import { paths } from '@/lib/paths.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { NewAccountForm } from './new-account-form.tsx';
import { PartiesOffer } from './parties-offer.tsx';
import { PasswordForm } from './password-form.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { WaitingParcours } from './waiting-parcours.tsx';
import { useStepFocus } from './use-title-focus.ts';
import type { SignInFlow, SignInStep } from './use-sign-in-flow.ts';

type SignInStepViewProps = {
  flow: SignInFlow;
  step: SignInStep;
  /** The path to return to once the session is open. */
  redirect: string;
};

/** A step of a way in: its question before the session is open, its message after. */
export function SignInStepView({ flow, step, redirect }: SignInStepViewProps) {
  const restart = () => flow.show(null);
  useStepFocus(step.name);
  switch (step.name) {
    case 'second-facteur':
      return (
        <SignInFrame
          title={t`Vérification en deux étapes`}
          chapeau={t`Votre compte demande un code en plus. C’est la dernière étape.`}
        >
          <SecondFactorForm
            challenge={step.challenge}
            onVerified={async () => {
              await step.then?.();
              flow.end();
            }}
            onRestart={restart}
          />
        </SignInFrame>
      );
    case 'autre-facon':
      return <OtherWay flow={flow} step={step} redirect={redirect} />;
    case 'nouveau':
      return (
        <SignInFrame
          title={t`Encore deux questions`}
          chapeau={t`Cette adresse n’avait pas encore de compte. Le vôtre est prêt dès que vous y répondez.`}
        >
          <NewAccountForm flow={flow} onAbandon={step.abandon} />
        </SignInFrame>
      );
    case 'bienvenue':
      return <Welcome step={step} redirect={redirect} onContinue={restart} />;
    case 'parties':
      return <PartiesOffer transfert={step.transfert} onEnd={restart} />;
  }
}

type OtherWayProps = {
  flow: SignInFlow;
  step: Extract<SignInStep, { name: 'autre-facon' }>;
  redirect: string;
};

/** The address has an account already: its first way in opens it, then Google is linked to it. */
function OtherWay({ flow, step, redirect }: OtherWayProps) {
  // The session is open by then: a service that cannot be linked now can be linked from the account page.
  const link = () =>
    step.link().catch((error: unknown) => {
      console.warn('Google could not be linked.', error);
    });
  return (
    <SignInFrame title={t`Vous avez déjà un compte`}>
      <div className="space-y-6">
        <Alert
          tone="info"
          title={t(authMessageTable['account-exists-with-different-credential'][1])}
        />
        <PasswordForm
          flow={flow}
          email={step.email}
          onEmailChange={() => undefined}
          submitLabel={t`Se connecter et relier Google`}
          then={link}
        />
        <p>
          <Link
            to={paths.login({ vue: 'lien', redirect })}
            onClick={() => flow.show(null)}
          >
            {t`Recevoir plutôt un lien par e-mail`}
          </Link>
        </p>
      </div>
    </SignInFrame>
  );
}

type WelcomeProps = {
  step: Extract<SignInStep, { name: 'bienvenue' }>;
  redirect: string;
  onContinue: () => void;
};

function Welcome({
  step: { email, verificationSent },
  redirect,
  onContinue,
}: WelcomeProps) {
  return (
    <SignInFrame title={t`Votre compte est créé`}>
      <WaitingParcours redirect={redirect}>
        {t`Confirmez votre adresse, et il ira dans votre compte. La page suivante vous dira où il en est.`}
      </WaitingParcours>
      <div className="space-y-4 text-lg">
        {verificationSent ? (
          <p>
            <Trans>
              Un e-mail est parti à <strong>{email}</strong>&nbsp;: son lien confirme que
              cette adresse est la vôtre.
            </Trans>
          </p>
        ) : (
          <p>
            {t`L’e-mail de confirmation n’a pas pu partir. Vous pourrez le demander depuis votre espace.`}
          </p>
        )}
        <p>{t`Les parties commencées sur cet appareil restent les vôtres.`}</p>
      </div>
      <Button size="large" className="mt-8" onClick={onContinue}>
        {t`Continuer`}
      </Button>
    </SignInFrame>
  );
}
