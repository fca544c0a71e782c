import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { emailAction } from '@/data/session/session-queries.ts';
import { paths } from '@/lib/paths.ts';
import { EnvironmentNote } from '../environment-note.tsx';
import { MailForm } from './mail-form.tsx';
import { SignInAside } from '../sign-in-aside.tsx';
import { SignInFrame } from '../sign-in-frame.tsx';

/** The whole of `/forgot-password`. The answer is the same with or without an account. */
export function ForgotPassword({ initialEmail }: { initialEmail: string }) {
  const services = useFirebase();
  const [email, setEmail] = useState(initialEmail);
  return (
    <MailForm
      id="oubli"
      label={t`Mot de passe oublié`}
      autoComplete="username"
      email={email}
      onEmailChange={setEmail}
      send={async (address) =>
        (await emailAction(services)).sendPasswordReset(
          address,
          window.location.origin + paths.login(),
        )
      }
      beside={
        <Link to={paths.login()} className="inline-flex min-h-11 items-center">
          {t`Revenir à la connexion`}
        </Link>
      }
      saidOf={(address) => (
        <p>
          <Trans>
            Si un compte existe pour <strong>{address}</strong>, un e-mail vient d’être
            envoyé. Ouvrez son lien pour choisir un nouveau mot de passe.
          </Trans>
        </p>
      )}
    >
      {(isSent, content) =>
        isSent ? (
          <SignInFrame title={t`Consultez votre messagerie`}>{content}</SignInFrame>
        ) : (
          <SignInFrame
            title={t`Mot de passe oublié`}
            chapeau={t`Donnez l’adresse de votre compte. Vous recevrez un lien pour choisir un nouveau mot de passe.`}
            aside={<WithoutPassword />}
          >
            <EnvironmentNote />
            {content}
          </SignInFrame>
        )
      }
    </MailForm>
  );
}

function WithoutPassword() {
  return (
    <SignInAside id="sans-mot-de-passe" title={t`Entrer sans mot de passe`}>
      <p className="mt-3">
        {t`Un lien reçu par e-mail ouvre aussi votre session, sans rien changer à votre compte.`}
      </p>
      <p className="mt-4">
        <Link to={paths.login({ vue: 'lien' })}>{t`Recevoir un lien pour entrer`}</Link>
      </p>
    </SignInAside>
  );
}
