import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  defaultPasswordPolicy,
  type PasswordPolicy,
} from '@/data/session/password-policy.ts';
import { passwordPolicyRepository } from '@/data/session/password-policy-repository.ts';
import { signInRepository, type NewAccount } from '@/data/session/sign-in-repository.ts';
import { dataError } from '@/testing/data-errors.ts';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { handInSession } from '@/testing/session.ts';
import { CreateAccountForm } from './create-account-form.tsx';
import { useSignInFlow } from './use-sign-in-flow.ts';

const createAccount =
  vi.fn<
    (account: NewAccount, returnUrl: string) => Promise<{ verificationSent: boolean }>
  >();
const readPolicy = vi.fn<() => Promise<PasswordPolicy>>();

function Way() {
  const flow = useSignInFlow();
  if (flow.step !== null) return <output>{JSON.stringify(flow.step)}</output>;
  return (
    <CreateAccountForm
      flow={flow}
      email=""
      onEmailChange={() => undefined}
      redirect="/les_quetes"
    />
  );
}

async function open(minimum = 12) {
  const services = createSilentServices();
  handInSession(services);
  signInRepository.handIn(services, { createAccount });
  passwordPolicyRepository.handIn(services, { read: readPolicy });
  render(
    <ServerState services={services}>
      <MemoryRouter services={services}>
        <Way />
      </MemoryRouter>
    </ServerState>,
  );
  await screen.findByText(`${minimum} caractères au minimum`);
  return {
    user: userEvent.setup(),
    pseudonyme: screen.getByLabelText('Pseudonyme'),
    email: screen.getByRole('textbox', { name: 'Adresse e-mail' }),
    password: screen.getByLabelText('Mot de passe'),
    submit: screen.getByRole('button', { name: 'Créer mon compte' }),
  };
}

beforeEach(() => {
  createAccount.mockReset();
  createAccount.mockResolvedValue({ verificationSent: true });
  readPolicy.mockResolvedValue({
    ...defaultPasswordPolicy,
    minimumLength: 12,
    digit: true,
  });
});

test('if the policy cannot be read, Firebase’s six characters hold', async () => {
  readPolicy.mockRejectedValue(dataError.error);
  const { user, password } = await open(6);
  await user.type(password, 'cinq5!');
  expect(screen.getByText('6 caractères au minimum')).toHaveTextContent('(rempli)');
});

test('each field has its purpose for password managers', async () => {
  const { pseudonyme, email, password } = await open();
  expect(pseudonyme).toHaveAttribute('autocomplete', 'nickname');
  expect(email).toHaveAttribute('autocomplete', 'username');
  expect(password).toHaveAttribute('autocomplete', 'new-password');
});

test('the conditions of the server are ticked off during typing', async () => {
  const { user, password } = await open();
  expect(screen.getByText('Un chiffre (0 à 9)')).toHaveTextContent('(à remplir)');
  await user.type(password, '2');
  expect(screen.getByText('Un chiffre (0 à 9)')).toHaveTextContent('(rempli)');
  expect(screen.getByText('12 caractères au minimum')).toHaveTextContent('(à remplir)');
});

test('no request before every field is valid, and the first invalid one has the focus', async () => {
  const { user, pseudonyme, password, submit } = await open();
  await user.type(password, 'cinq5');
  await user.click(submit);
  expect(createAccount).not.toHaveBeenCalled();
  expect(pseudonyme).toHaveFocus();
  expect(password).toHaveAccessibleDescription(/trop court\s: 12 caractères/);
  expect(screen.getByRole('group', { name: 'Votre âge' })).toHaveAccessibleDescription(
    /Choisissez la phrase qui vous correspond\./,
  );
  expect(password).toHaveValue('cinq5');
});

test('the password is sent as typed, and the rest in its stored form', async () => {
  const { user, pseudonyme, email, password, submit } = await open();
  await user.type(pseudonyme, "  L'ourse   brune ");
  await user.type(email, ' lou@exemple.fr ');
  await user.type(password, ' une 🗝️ de 12 ');
  await user.click(screen.getByRole('radio', { name: /moins de 15 ans/ }));
  await user.click(submit);
  expect(createAccount).toHaveBeenCalledExactlyOnceWith(
    {
      pseudonyme: 'L’ourse brune',
      email: 'lou@exemple.fr',
      password: ' une 🗝️ de 12 ',
    },
    `${window.location.origin}/les_quetes`,
  );
  expect(await screen.findByText(/"bienvenue"/)).toHaveTextContent('lou@exemple.fr');
});

test('a refusal keeps everything, and shows the length that the server requires', async () => {
  const error = Object.assign(new Error('weak'), { code: 'auth/weak-password' });
  createAccount.mockRejectedValue(error);
  const { user, pseudonyme, email, password, submit } = await open();
  await user.type(pseudonyme, 'Lou');
  await user.type(email, 'lou@exemple.fr');
  await user.type(password, 'douze lettres 12');
  await user.click(screen.getByRole('radio', { name: 'J’ai 15 ans ou plus' }));
  await user.click(submit);
  expect(await screen.findByText(/trop court\s: 12 caractères/)).toBeVisible();
  expect(password).toHaveValue('douze lettres 12');
  expect(pseudonyme).toHaveValue('Lou');
});

test('an address with an account already leads to the ways into it, without loss', async () => {
  const error = Object.assign(new Error('in use'), { code: 'auth/email-already-in-use' });
  createAccount.mockRejectedValue(error);
  const { user, pseudonyme, email, password, submit } = await open();
  await user.type(pseudonyme, 'Lou');
  await user.type(email, 'lou@exemple.fr');
  await user.type(password, 'douze lettres 12');
  await user.click(screen.getByRole('radio', { name: 'J’ai 15 ans ou plus' }));
  await user.click(submit);
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(/Un compte utilise déjà cette adresse e-mail\./)).toBeVisible();
  expect(alert.getByRole('link', { name: 'Se connecter' })).toHaveAttribute(
    'href',
    '/login?redirect=%2Fles_quetes',
  );
  expect(
    alert.getByRole('link', { name: 'Choisir un nouveau mot de passe' }),
  ).toHaveAttribute('href', '/forgot-password');
  expect(email).toHaveValue('lou@exemple.fr');
});
