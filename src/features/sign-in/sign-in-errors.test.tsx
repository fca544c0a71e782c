import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { emailActionRepository } from '@/data/session/email-action-repository.ts';
import { googleRepository } from '@/data/session/google-repository.ts';
import { passwordPolicyRepository } from '@/data/session/password-policy-repository.ts';
import { signInRepository } from '@/data/session/sign-in-repository.ts';
import { transfertRepository } from '@/data/transfert/transfert-repository.ts';
import { authMessage } from '@/lib/errors/auth-message.ts';
import { asRead, dataError } from '@/testing/data-errors.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { handInSession } from '@/testing/session.ts';
import { waitFor } from '@/testing/wait-for.ts';
import { CreateAccountForm } from './create-account-form.tsx';
import { EmailActionView } from './mail/email-action-view.tsx';
import { ForgotPassword } from './mail/forgot-password.tsx';
import { GoogleWay } from './google-way.tsx';
import { LinkForm } from './mail/link-form.tsx';
import { LinkSignIn } from './mail/link-sign-in.tsx';
import { NewAccountForm } from './new-account-form.tsx';
import { NewPasswordForm } from './mail/new-password-form.tsx';
import { PartiesOffer } from './parties-offer.tsx';
import { PasswordForm } from './password-form.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import { useSignInFlow, type SignInFlow } from './use-sign-in-flow.ts';

const refused = vi.fn<() => Promise<never>>();
const nothing = () => undefined;

function Way({ children }: { children: (flow: SignInFlow) => ReactElement }) {
  return children(useSignInFlow());
}

function open(way: (flow: SignInFlow) => ReactElement) {
  const services = createSilentServices();
  handInSession(services);
  signInRepository.handIn(services, {
    byPassword: refused,
    byLink: refused,
    sendLink: refused,
    createAccount: refused,
    nameAccount: refused,
  });
  googleRepository.handIn(services, { signIn: refused });
  emailActionRepository.handIn(services, {
    read: refused,
    apply: refused,
    chooseNewPassword: refused,
    sendPasswordReset: refused,
  });
  passwordPolicyRepository.handIn(services, { read: () => new Promise(nothing) });
  transfertRepository.handIn(services, { takeOver: refused });
  render(
    <ServerState services={services}>
      <MemoryRouter services={services}>
        <Way>{way}</Way>
      </MemoryRouter>
    </ServerState>,
  );
  return userEvent.setup({ delay: null });
}

const email = { email: 'lou@exemple.fr', onEmailChange: nothing };
const typeInto = (label: string, text: string) => (user: UserEvent) =>
  user.type(screen.getByLabelText(label), text);

type Try = {
  way: (flow: SignInFlow) => ReactElement;
  fill?: (user: UserEvent) => Promise<unknown>;
  button: string;
};

const tries: readonly (readonly [name: string, attempt: Try])[] = [
  [
    'a password',
    {
      way: (flow) => <PasswordForm flow={flow} {...email} />,
      fill: typeInto('Mot de passe', 'secret'),
      button: 'Se connecter',
    },
  ],
  [
    'Google',
    { way: (flow) => <GoogleWay flow={flow} />, button: 'Continuer avec Google' },
  ],
  [
    'a link that is asked for',
    {
      way: () => (
        <LinkForm {...email} redirect="">
          {(_isSent, content) => <>{content}</>}
        </LinkForm>
      ),
      button: 'Envoyer le lien',
    },
  ],
  [
    'a link that is opened',
    {
      way: (flow) => <LinkSignIn flow={flow} redirect="" onOpen={nothing} />,
      fill: typeInto('Adresse e-mail', 'lou@exemple.fr'),
      button: 'Se connecter',
    },
  ],
  [
    'a new account',
    {
      way: (flow) => <CreateAccountForm flow={flow} {...email} redirect="/" />,
      fill: async (user) => {
        await typeInto('Pseudonyme', 'Lou')(user);
        await typeInto('Mot de passe', 'douze lettres')(user);
        await user.click(screen.getByRole('radio', { name: 'J’ai 15 ans ou plus' }));
      },
      button: 'Créer mon compte',
    },
  ],
  [
    'the name of a new account',
    {
      way: (flow) => <NewAccountForm flow={flow} onAbandon={refused} />,
      fill: async (user) => {
        await typeInto('Pseudonyme', 'Lou')(user);
        await user.click(screen.getByRole('radio', { name: 'J’ai 15 ans ou plus' }));
      },
      button: 'Créer mon compte',
    },
  ],
  [
    'an account that is not wanted',
    {
      way: (flow) => <NewAccountForm flow={flow} onAbandon={refused} />,
      button: 'Ne pas créer de compte',
    },
  ],
  [
    'a second factor',
    {
      way: () => (
        <SecondFactorForm
          challenge={{
            factors: [{ id: 't', nom: '' }],
            verify: refused,
          }}
          onVerified={() => Promise.resolve()}
          onRestart={nothing}
        />
      ),
      fill: typeInto('Code à 6 chiffres', '123456'),
      button: 'Valider',
    },
  ],
  [
    'a forgotten password',
    {
      way: () => <ForgotPassword initialEmail="lou@exemple.fr" />,
      button: 'Envoyer le lien',
    },
  ],
  [
    'a new password',
    {
      way: () => <NewPasswordForm oobCode="abc" email="" onDone={nothing} />,
      fill: typeInto('Nouveau mot de passe', 'douze lettres'),
      button: 'Enregistrer ce mot de passe',
    },
  ],
];

beforeEach(() => {
  refused.mockReset();
  localStorage.clear();
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});

test.each(tries)(
  '%s that is refused shows why, and may be tried again',
  async (_name, { way, fill, button }) => {
    const { error } = dataError;
    const user = open(way);
    await fill?.(user);
    refused.mockRejectedValueOnce(error);
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(asRead(authMessage(error).message))).toBeVisible();
    expect(screen.getByRole('button', { name: button })).not.toHaveAttribute('aria-busy');
  },
);

test('parties that cannot be taken over show why, and the offer stays', async () => {
  const { error, sentence } = dataError;
  const onEnd = vi.fn();
  const user = open(() => (
    <PartiesOffer transfert={{ jeton: 'a', partieCount: 2 }} onEnd={onEnd} />
  ));
  refused.mockRejectedValueOnce(error);
  await user.click(screen.getByRole('button', { name: 'Les ajouter à mon compte' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(onEnd).not.toHaveBeenCalled();
});

test('a link that cannot be read shows why, and is read again on request', async () => {
  const { error } = dataError;
  refused.mockRejectedValue(error);
  const user = open(() => (
    <EmailActionView
      action={{ mode: 'verifyEmail', oobCode: 'abc', continueUrl: '' }}
      redirect=""
    />
  ));
  expect(await screen.findByText(asRead(authMessage(error).message))).toBeVisible();
  const calls = refused.mock.calls.length;
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(refused.mock.calls.length).toBeGreaterThan(calls));
});
