import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { EmailActionInfo, EmailActionMode } from '@/data/session/email-action.ts';

/** A link with one action on its button. */
export type PressedMode = Exclude<EmailActionMode, 'signIn' | 'resetPassword'>;

type ActionWords = {
  title: MessageDescriptor;
  /** The coming action, with the server's data. */
  explain: (info: EmailActionInfo) => ReactNode;
  button: MessageDescriptor;
  doneTitle: MessageDescriptor;
  done: (email: string) => ReactNode;
  /** The next page. */
  next: 'retour' | 'connexion' | 'mot-de-passe';
};

function Address({ children }: { children: string }) {
  return <strong>{children}</strong>;
}

/** Texts of each kind of link, before and after its action. */
export const emailActionWords: Record<PressedMode, ActionWords> = {
  verifyEmail: {
    title: msg`Confirmer votre adresse`,
    explain: ({ email }) => (
      <Trans>
        Vous confirmez que <Address>{email}</Address> est bien votre adresse e-mail.
      </Trans>
    ),
    button: msg`Confirmer cette adresse`,
    doneTitle: msg`Adresse confirmée`,
    done: (email) => (
      <Trans>
        Merci&#x202F;! <Address>{email}</Address> est maintenant confirmée.
      </Trans>
    ),
    next: 'retour',
  },
  verifyAndChangeEmail: {
    title: msg`Changer d’adresse e-mail`,
    explain: ({ email, previousEmail }) => (
      <Trans>
        Votre compte passera de <Address>{previousEmail}</Address> à{' '}
        <Address>{email}</Address>. Vous vous connecterez ensuite avec la nouvelle
        adresse.
      </Trans>
    ),
    button: msg`Utiliser la nouvelle adresse`,
    doneTitle: msg`Votre adresse est changée`,
    done: (email) => (
      <Trans>
        Reconnectez-vous avec <Address>{email}</Address>. Votre mot de passe reste le
        même.
      </Trans>
    ),
    next: 'connexion',
  },
  recoverEmail: {
    title: msg`Rétablir votre adresse`,
    explain: ({ email, previousEmail }) => (
      <>
        {previousEmail === '' ? (
          t`L’adresse de votre compte a été remplacée.`
        ) : (
          <Trans>
            L’adresse de votre compte a été remplacée par{' '}
            <Address>{previousEmail}</Address>.
          </Trans>
        )}{' '}
        <Trans>
          Si vous ne l’avez pas demandé, rétablissez <Address>{email}</Address>.
        </Trans>
      </>
    ),
    button: msg`Rétablir mon adresse`,
    doneTitle: msg`Votre adresse est rétablie`,
    done: (email) => (
      <Trans>
        Votre compte a de nouveau l’adresse <Address>{email}</Address>. Quelqu’un connaît
        peut-être votre mot de passe&nbsp;: choisissez-en un nouveau.
      </Trans>
    ),
    next: 'mot-de-passe',
  },
  revertSecondFactorAddition: {
    title: msg`Retirer une vérification`,
    explain: ({ email }) => (
      <Trans>
        Une vérification en deux étapes a été ajoutée au compte <Address>{email}</Address>
        . Si vous ne l’avez pas demandée, retirez-la.
      </Trans>
    ),
    button: msg`Retirer cette vérification`,
    doneTitle: msg`La vérification est retirée`,
    done: () =>
      t`Quelqu’un connaît peut-être votre mot de passe\u00A0: choisissez-en un nouveau.`,
    next: 'mot-de-passe',
  },
};
