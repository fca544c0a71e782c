import type { ReactNode } from 'react';
import type { EmailActionInfo, EmailActionMode } from '@/data/session/email-action.ts';

/** A link that does one thing when its button is pressed. */
export type PressedMode = Exclude<EmailActionMode, 'signIn' | 'resetPassword'>;

type ActionWords = {
  title: string;
  /** What will be done, with what the server knows of it. */
  explain: (info: EmailActionInfo) => ReactNode;
  button: string;
  doneTitle: string;
  done: (email: string) => ReactNode;
  /** Where one goes on afterwards. */
  next: 'retour' | 'connexion' | 'mot-de-passe';
};

function Address({ children }: { children: string }) {
  return <strong>{children}</strong>;
}

/** What is said of each kind of link, before and after. */
export const emailActionWords: Record<PressedMode, ActionWords> = {
  verifyEmail: {
    title: 'Confirmer votre adresse',
    explain: ({ email }) => (
      <>
        Vous confirmez que <Address>{email}</Address> est bien votre adresse e-mail.
      </>
    ),
    button: 'Confirmer cette adresse',
    doneTitle: 'Adresse confirmée',
    done: (email) => (
      <>
        Merci&#x202F;! <Address>{email}</Address> est maintenant confirmée.
      </>
    ),
    next: 'retour',
  },
  verifyAndChangeEmail: {
    title: 'Changer d’adresse e-mail',
    explain: ({ email, previousEmail }) => (
      <>
        Votre compte passera de <Address>{previousEmail}</Address> à{' '}
        <Address>{email}</Address>. Vous vous connecterez ensuite avec la nouvelle
        adresse.
      </>
    ),
    button: 'Utiliser la nouvelle adresse',
    doneTitle: 'Votre adresse est changée',
    done: (email) => (
      <>
        Reconnectez-vous avec <Address>{email}</Address>. Votre mot de passe reste le
        même.
      </>
    ),
    next: 'connexion',
  },
  recoverEmail: {
    title: 'Rétablir votre adresse',
    explain: ({ email, previousEmail }) => (
      <>
        L’adresse de votre compte a été remplacée
        {previousEmail !== '' && (
          <>
            {' '}
            par <Address>{previousEmail}</Address>
          </>
        )}
        . Si vous ne l’avez pas demandé, rétablissez <Address>{email}</Address>.
      </>
    ),
    button: 'Rétablir mon adresse',
    doneTitle: 'Votre adresse est rétablie',
    done: (email) => (
      <>
        Votre compte a de nouveau l’adresse <Address>{email}</Address>. Quelqu’un connaît
        peut-être votre mot de passe&nbsp;: choisissez-en un nouveau.
      </>
    ),
    next: 'mot-de-passe',
  },
  revertSecondFactorAddition: {
    title: 'Retirer une vérification',
    explain: ({ email }) => (
      <>
        Une vérification en deux étapes a été ajoutée au compte <Address>{email}</Address>
        . Si vous ne l’avez pas demandée, retirez-la.
      </>
    ),
    button: 'Retirer cette vérification',
    doneTitle: 'La vérification est retirée',
    done: () => (
      <>Quelqu’un connaît peut-être votre mot de passe&nbsp;: choisissez-en un nouveau.</>
    ),
    next: 'mot-de-passe',
  },
};
