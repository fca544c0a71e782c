import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import {
  emailAction,
  logRefusal,
  useIsOwnEmailVerified,
  useEmailAction,
} from '@/data/session/session-queries.ts';
import type { EmailAction, EmailActionInfo } from '@/data/session/email-action.ts';
import { paths } from '@/lib/paths.ts';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { Waiting } from '@/ui/waiting.tsx';
import { emailActionWords, type PressedMode } from './email-action-words.tsx';
import { ErrorAlert } from '../failure-alert.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { RefusedLink } from './refused-link.tsx';
import { kindOfRefusal, signInRefusal } from '../sign-in-failure.ts';
import { SignInFrame } from '../sign-in-frame.tsx';

/** A link that does something else than opening a session. */
export type PlainAction = EmailAction & { mode: Exclude<EmailAction['mode'], 'signIn'> };

/** Result of a link. It replaces the link in the history, because a link works once only. */
export type DoneAction = { fait: PlainAction['mode']; email: string };

/** Reads this page's own state in the history; null without any. Pure. */
export function doneOf(state: unknown): DoneAction | null {
  if (typeof state !== 'object' || state === null) return null;
  if (!('fait' in state) || !('email' in state)) return null;
  const { fait, email } = state;
  if (typeof email !== 'string' || typeof fait !== 'string') return null;
  if (fait === 'resetPassword') return { fait, email };
  return isPressedMode(fait) ? { fait, email } : null;
}

function isPressedMode(text: string): text is PressedMode {
  return Object.hasOwn(emailActionWords, text);
}

const resetTitle = msg`Choisir un nouveau mot de passe`;

type EmailActionViewProps = { action: PlainAction; redirect: string };

/** The purpose of a link and the one button that runs it: opening a link changes nothing by itself. */
export function EmailActionView({ action, redirect }: EmailActionViewProps) {
  const reading = useEmailAction(action.oobCode);
  const navigate = useNavigate();
  const finish = (email: string) => {
    const state: DoneAction = { fait: action.mode, email };
    void navigate(paths.resetPassword({ redirect }), { replace: true, state });
  };
  const title = t(
    action.mode === 'resetPassword' ? resetTitle : emailActionWords[action.mode].title,
  );

  if (reading.isFetching) {
    return (
      <SignInFrame title={title}>
        <Waiting>{t`Lecture de votre lien…`}</Waiting>
      </SignInFrame>
    );
  }
  if (reading.data === undefined) {
    return (
      <Refused
        mode={action.mode}
        title={title}
        error={reading.error}
        onAgain={() => void reading.refetch()}
      />
    );
  }
  const info = reading.data;
  const { email } = info;
  if (action.mode === 'resetPassword') {
    return (
      <SignInFrame
        title={title}
        chapeau={
          <Trans>
            Pour le compte <strong>{email}</strong>.
          </Trans>
        }
      >
        <NewPasswordForm
          oobCode={action.oobCode}
          email={info.email}
          onDone={() => finish(info.email)}
        />
      </SignInFrame>
    );
  }
  return (
    <PressedAction
      mode={action.mode}
      oobCode={action.oobCode}
      info={info}
      onDone={() => finish(info.email)}
    />
  );
}

type PressedActionProps = {
  mode: PressedMode;
  oobCode: string;
  info: EmailActionInfo;
  onDone: () => void;
};

function PressedAction({ mode, oobCode, info, onDone }: PressedActionProps) {
  const services = useFirebase();
  const applying = useMutation({
    mutationFn: async () => (await emailAction(services)).apply(oobCode),
    onSuccess: onDone,
    onError: logRefusal,
  });
  const words = emailActionWords[mode];
  return (
    <SignInFrame title={t(words.title)}>
      <div className="space-y-6">
        <p className="text-lg">{words.explain(info)}</p>
        <ErrorAlert error={applying.error} />
        <Button
          size="large"
          pending={applying.isPending || applying.isSuccess}
          onClick={() => applying.mutate()}
        >
          {t(words.button)}
        </Button>
      </div>
    </SignInFrame>
  );
}

type RefusedProps = {
  mode: PlainAction['mode'];
  title: string;
  error: unknown;
  onAgain: () => void;
};

function Refused({ mode, title, error, onAgain }: RefusedProps) {
  const refusal = signInRefusal(error);
  const isOver = kindOfRefusal(refusal) === 'lien';
  // A used link may have been used by its owner. If the device cannot tell, it counts as not.
  const own = useIsOwnEmailVerified(isOver && mode === 'verifyEmail');
  if (own.isLoading) {
    return (
      <SignInFrame title={title}>
        <Waiting>{t`Lecture de votre lien…`}</Waiting>
      </SignInFrame>
    );
  }
  if (!isOver) {
    return (
      <RefusedLink title={t`Ce lien n’a pas pu être lu`} message={refusal.message}>
        <Button onClick={onAgain}>{t`Réessayer`}</Button>
      </RefusedLink>
    );
  }
  if (mode === 'verifyEmail' && own.data === true) {
    return (
      <SignInFrame
        title={t`Votre adresse est confirmée`}
        chapeau={t`Ce lien a déjà fait son travail\u00A0: il n’y a plus rien à faire.`}
      >
        <ButtonLink to={paths.user()}>{t`Aller à mon espace`}</ButtonLink>
      </SignInFrame>
    );
  }
  return (
    <RefusedLink message={refusal.message}>
      <NewLink mode={mode} />
    </RefusedLink>
  );
}

function NewLink({ mode }: { mode: PlainAction['mode'] }) {
  switch (mode) {
    case 'resetPassword':
      return (
        <ButtonLink to={paths.forgotPassword()}>{t`Demander un nouveau lien`}</ButtonLink>
      );
    case 'verifyEmail':
    case 'verifyAndChangeEmail':
      return <ButtonLink to={paths.user()}>{t`Demander un nouveau lien`}</ButtonLink>;
    case 'recoverEmail':
    case 'revertSecondFactorAddition':
      return <ButtonLink to={paths.contact()}>{t`Nous écrire`}</ButtonLink>;
  }
}

type EmailActionDoneProps = { done: DoneAction; redirect: string };

/** Result of a link, and the next step. */
export function EmailActionDone({ done, redirect }: EmailActionDoneProps) {
  if (done.fait === 'resetPassword') {
    return (
      <SignInFrame title={t`Votre mot de passe est changé`}>
        <p className="text-lg">
          {t`Connectez-vous avec le nouveau. Les autres appareils devront le faire aussi.`}
        </p>
        <p className="mt-8">
          <ToLogin email={done.email} redirect={redirect} />
        </p>
      </SignInFrame>
    );
  }
  const words = emailActionWords[done.fait];
  return (
    <SignInFrame title={t(words.doneTitle)}>
      <p className="text-lg">{words.done(done.email)}</p>
      <p className="mt-8">
        {words.next === 'retour' && (
          <ButtonLink size="large" to={redirect === '' ? paths.user() : redirect}>
            {t`Continuer`}
          </ButtonLink>
        )}
        {words.next === 'connexion' && <ToLogin email={done.email} redirect={redirect} />}
        {words.next === 'mot-de-passe' && (
          <ButtonLink
            size="large"
            to={paths.forgotPassword()}
            state={{ email: done.email }}
          >
            {t`Choisir un nouveau mot de passe`}
          </ButtonLink>
        )}
      </p>
    </SignInFrame>
  );
}

function ToLogin({ email, redirect }: { email: string; redirect: string }) {
  return (
    <ButtonLink size="large" to={paths.login({ redirect })} state={{ email }}>
      {t`Se connecter`}
    </ButtonLink>
  );
}
