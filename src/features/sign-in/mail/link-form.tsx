import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { signIn } from '@/data/session/session-queries.ts';
import { rememberEmail } from '@/data/session/remembered-email.ts';
import { paths } from '@/lib/paths.ts';
import { MailForm } from './mail-form.tsx';

type LinkFormProps = {
  email: string;
  onEmailChange: (email: string) => void;
  /** The path to return to once the link has opened the session. */
  redirect: string;
  /** The page around the form, or around the message once the e-mail has left. */
  children: (isSent: boolean, content: ReactNode) => ReactNode;
};

/** Asks for a link by e-mail, then shows its address. */
export function LinkForm({ redirect, ...form }: LinkFormProps) {
  const services = useFirebase();
  const returnUrl = window.location.origin + paths.resetPassword({ redirect });
  return (
    <MailForm
      {...form}
      id="lien"
      label={t`Recevoir un lien par e-mail`}
      autoComplete="email"
      send={async (address) => {
        await (await signIn(services)).sendLink(address, returnUrl);
        rememberEmail(address);
      }}
      saidOf={(address) => (
        <>
          <p>
            <Trans>
              Un lien est parti à <strong>{address}</strong>. Ouvrez&#8209;le sur cet
              appareil&nbsp;: votre session s’ouvrira aussitôt.
            </Trans>
          </p>
          <p>
            {t`Sur un autre appareil, le lien marche aussi\u00A0: votre adresse vous y sera demandée.`}
          </p>
        </>
      )}
    />
  );
}
