import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { emailActionRepository } from '@/data/session/email-action-repository.ts';
import { rememberedEmail, rememberEmail } from '@/data/session/remembered-email.ts';
import {
  signInRepository,
  type SignInOutcome,
} from '@/data/session/sign-in-repository.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { handInSession } from '@/testing/session.ts';
// The forms import their schema: it is loaded before the first press.
import '../credentials.ts';
import { useSignInFlow } from '../use-sign-in-flow.ts';
import { WaysIn } from '../ways-in.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import { LinkSignIn } from './link-sign-in.tsx';

const sendLink = vi.fn<(email: string, returnUrl: string) => Promise<void>>();
const byLink = vi.fn<(email: string, url: string) => Promise<SignInOutcome>>();
const sendPasswordReset = vi.fn<(email: string, returnUrl: string) => Promise<void>>();
const onOpen = vi.fn();

/** `/login?vue=lien`. */
function AskForLink() {
  return <WaysIn flow={useSignInFlow()} view="lien" redirect="/les_quetes" />;
}

/** The target page of the link. */
function OpenLink() {
  const flow = useSignInFlow();
  if (flow.step !== null) return <output>{flow.step.name}</output>;
  return <LinkSignIn flow={flow} redirect="/les_quetes" onOpen={onOpen} />;
}

function open(page: 'ask' | 'open' | 'forgot') {
  const services = createSilentServices();
  handInSession(services);
  signInRepository.handIn(services, { sendLink, byLink });
  emailActionRepository.handIn(services, { sendPasswordReset });
  render(
    <ServerState services={services}>
      <MemoryRouter services={services}>
        {page === 'ask' && <AskForLink />}
        {page === 'open' && <OpenLink />}
        {page === 'forgot' && <ForgotPassword initialEmail="" />}
      </MemoryRouter>
    </ServerState>,
  );
  return userEvent.setup({ delay: null });
}

const emailField = () => screen.getByRole('textbox', { name: 'Adresse e-mail' });
const press = (name: string) => screen.getByRole('button', { name });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  localStorage.clear();
  for (const one of [sendLink, byLink, sendPasswordReset, onOpen]) one.mockReset();
  sendLink.mockResolvedValue();
  sendPasswordReset.mockResolvedValue();
  byLink.mockResolvedValue({ issue: 'ouverte' });
});

test('a link is sent, sent again, and requested with another address', async () => {
  const user = open('ask');
  await user.type(emailField(), ' lou@exemple.fr ');
  await user.click(press('Envoyer le lien'));
  expect(await title('Consultez votre messagerie')).toBeVisible();
  expect(sendLink).toHaveBeenCalledExactlyOnceWith(
    'lou@exemple.fr',
    `${window.location.origin}/reset-password?redirect=%2Fles_quetes`,
  );
  expect(rememberedEmail()).toBe('lou@exemple.fr');
  await user.click(press('Renvoyer l’e-mail'));
  expect(await screen.findByText('E-mail renvoyé.')).toBeVisible();
  expect(sendLink).toHaveBeenCalledTimes(2);
  await user.click(press('Changer d’adresse'));
  expect(emailField()).toHaveValue('lou@exemple.fr');
});

test('the device that requested the link opens the session at once', async () => {
  rememberEmail('lou@exemple.fr');
  open('open');
  await waitFor(() => expect(onOpen).toHaveBeenCalledOnce());
  expect(byLink).toHaveBeenCalledExactlyOnceWith('lou@exemple.fr', window.location.href);
  expect(rememberedEmail()).toBe('');
});

test('the device that requested the link shows why it failed, and retries', async () => {
  rememberEmail('lou@exemple.fr');
  byLink.mockRejectedValueOnce(
    Object.assign(new Error('lost'), { code: 'auth/network-request-failed' }),
  );
  const user = open('open');
  expect(await screen.findByRole('alert')).toHaveTextContent(/connexion/i);
  expect(emailField()).toHaveValue('lou@exemple.fr');
  await user.click(press('Se connecter'));
  await waitFor(() => expect(onOpen).toHaveBeenCalledOnce());
  expect(byLink).toHaveBeenCalledTimes(2);
});

test('another device asks for the address, and corrects it before anything is sent', async () => {
  const user = open('open');
  expect(await title('Confirmez votre adresse e-mail')).toBeVisible();
  await user.click(press('Se connecter'));
  expect(emailField()).toHaveFocus();
  expect(emailField()).toHaveAccessibleDescription(/Saisissez votre adresse/);
  await user.type(emailField(), 'lou');
  await user.click(press('Se connecter'));
  expect(emailField()).toHaveAccessibleDescription(/semble incorrecte/);
  expect(byLink).not.toHaveBeenCalled();
});

test('a used link has a message, and leads to a new one', async () => {
  byLink.mockRejectedValue(
    Object.assign(new Error('used'), { code: 'auth/invalid-action-code' }),
  );
  const user = open('open');
  await user.type(emailField(), 'lou@exemple.fr{Enter}');
  expect(await title('Il faut un nouveau lien')).toBeVisible();
  expect(screen.getByText(/il a déjà servi/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Recevoir un nouveau lien' })).toHaveAttribute(
    'href',
    '/login?vue=lien&redirect=%2Fles_quetes',
  );
});

test('a link for an address without account asks the questions of a new one', async () => {
  byLink.mockResolvedValue({ issue: 'nouvelle', abandon: () => Promise.resolve() });
  const user = open('open');
  await user.type(emailField(), 'lou@exemple.fr{Enter}');
  expect(await screen.findByText('nouveau')).toBeVisible();
});

test('a forgotten password is answered without saying whether the account exists', async () => {
  const user = open('forgot');
  await user.type(emailField(), 'lou@exemple.fr');
  await user.click(press('Envoyer le lien'));
  expect(await title('Consultez votre messagerie')).toBeVisible();
  expect(screen.getByText(/^Si un compte existe pour/)).toHaveTextContent(
    'lou@exemple.fr',
  );
  expect(sendPasswordReset).toHaveBeenCalledExactlyOnceWith(
    'lou@exemple.fr',
    `${window.location.origin}/login`,
  );
});
