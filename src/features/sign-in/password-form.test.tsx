import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { allowConsoleError } from '@/testing/console-errors.ts';
import {
  signInRepository,
  type SignInOutcome,
} from '@/data/session/sign-in-repository.ts';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { handInSession } from '@/testing/session.ts';
// The form imports its schema: it is loaded before the first press.
import './credentials.ts';
import { PasswordForm } from './password-form.tsx';
import { useSignInFlow } from './use-sign-in-flow.ts';

const signInByPassword =
  vi.fn<(email: string, password: string) => Promise<SignInOutcome>>();

/** The form, and its next step. */
function Way() {
  const flow = useSignInFlow();
  if (flow.step !== null) return <output>{flow.step.name}</output>;
  return <PasswordForm flow={flow} email="" onEmailChange={() => undefined} />;
}

function open() {
  const services = createSilentServices();
  handInSession(services);
  signInRepository.handIn(services, { byPassword: signInByPassword });
  render(
    <ServerState services={services}>
      <MemoryRouter services={services}>
        <Way />
      </MemoryRouter>
    </ServerState>,
  );
  return {
    user: userEvent.setup(),
    email: screen.getByRole('textbox', { name: 'Adresse e-mail' }),
    password: screen.getByLabelText('Mot de passe'),
    submit: screen.getByRole('button', { name: 'Se connecter' }),
  };
}

/** Firebase's rejection. */
function authError(name: string): Error {
  return Object.assign(new Error(name), { code: `auth/${name}` });
}

beforeEach(() => {
  signInByPassword.mockReset();
  signInByPassword.mockResolvedValue({ issue: 'ouverte' });
});

describe('the sign-in form', () => {
  test('matches password managers, and allows pasting', async () => {
    const { user, email, password } = open();
    expect(email).toHaveAttribute('autocomplete', 'username');
    expect(email).toHaveAttribute('type', 'email');
    expect(password).toHaveAttribute('autocomplete', 'current-password');
    await user.click(password);
    await user.paste('un mot de passe collé');
    expect(password).toHaveValue('un mot de passe collé');
  });

  test('sends the e-mail without its spaces and the password with them', async () => {
    const { user, email, password, submit } = open();
    await user.type(email, ' mairie@exemple.fr ');
    await user.type(password, '  secret ');
    await user.click(submit);
    expect(signInByPassword).toHaveBeenCalledExactlyOnceWith(
      'mairie@exemple.fr',
      '  secret ',
    );
  });

  test('sends no request while something is missing, and focuses the first field', async () => {
    const { user, email, password, submit } = open();
    await user.click(submit);
    expect(signInByPassword).not.toHaveBeenCalled();
    expect(email).toHaveAccessibleDescription(/Saisissez votre adresse e-mail\./);
    expect(password).toHaveAccessibleDescription(/Saisissez votre mot de passe\./);
    expect(email).toHaveFocus();
    await user.type(email, 'mairie');
    await user.type(password, 'secret');
    await user.click(submit);
    expect(email).toHaveAccessibleDescription(/Cette adresse e-mail semble incorrecte/);
    expect(email).toBeInvalid();
    expect(password).toBeValid();
  });

  test('leads to the password when it alone is missing', async () => {
    const { user, email, password, submit } = open();
    await user.type(email, 'mairie@exemple.fr');
    await user.click(submit);
    expect(password).toHaveFocus();
  });

  test('shows the password while it is typed, and hides it again when it is sent', async () => {
    const { user, email, password, submit } = open();
    await user.type(email, 'mairie@exemple.fr');
    await user.type(password, 'secret');
    await user.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }));
    expect(password).toHaveAttribute('type', 'text');
    expect(password).toHaveValue('secret');
    await user.click(submit);
    expect(password).toHaveAttribute('type', 'password');
  });

  test('reports a wrong pair at once, and keeps the typed text', async () => {
    signInByPassword.mockRejectedValue(authError('invalid-credential'));
    const { user, email, password, submit } = open();
    await user.type(email, 'mairie@exemple.fr');
    await user.type(password, 'pas le bon{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'L’adresse e-mail ou le mot de passe est incorrect.',
    );
    for (const field of [email, password]) {
      expect(field).toBeInvalid();
      expect(field).toHaveAccessibleDescription(/mot de passe est incorrect/);
    }
    expect(email).toHaveValue('mairie@exemple.fr');
    expect(password).toHaveValue('pas le bon');
    expect(submit).not.toHaveAttribute('aria-disabled');
  });

  test('tries once, however often the button is pressed', async () => {
    let refuse: (error: Error) => void = () => undefined;
    signInByPassword.mockReturnValue(new Promise((_, reject) => (refuse = reject)));
    const { user, email, password, submit } = open();
    await user.type(email, 'mairie@exemple.fr');
    await user.type(password, 'secret');
    await user.dblClick(submit);
    await user.type(password, '{Enter}{Enter}');
    expect(signInByPassword).toHaveBeenCalledTimes(1);
    expect(submit).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('Connexion en cours…')).toBeInTheDocument();
    refuse(authError('too-many-requests'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Erreur\s:\sTrop d’essais\./,
    );
    await user.click(submit);
    expect(signInByPassword).toHaveBeenCalledTimes(2);
  });

  test('logs an unforeseen code, and shows how to write', async () => {
    allowConsoleError(/Signing in failed\. never-heard-of/);
    signInByPassword.mockRejectedValue(authError('never-heard-of'));
    const { user, email, password, submit } = open();
    await user.type(email, 'mairie@exemple.fr');
    await user.type(password, 'secret');
    await user.click(submit);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Un problème est survenu.',
    );
    expect(screen.getByRole('link', { name: 'Nous écrire' })).toHaveAttribute(
      'href',
      '/contact',
    );
  });

  test('reports a disabled account, with how to write', async () => {
    signInByPassword.mockRejectedValue(authError('user-disabled'));
    const { user, email, password } = open();
    await user.type(email, 'mairie@exemple.fr');
    await user.type(password, 'secret{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Ce compte a été désactivé.',
    );
    expect(screen.getByRole('link', { name: 'Nous écrire' })).toBeVisible();
  });

  test('goes on to the second factor when the account requires it', async () => {
    signInByPassword.mockResolvedValue({
      issue: 'second-facteur',
      challenge: { factors: [], verify: vi.fn() },
    });
    const { user, email, password, submit } = open();
    await user.type(email, 'mairie@exemple.fr');
    await user.type(password, 'secret');
    await user.click(submit);
    expect(await screen.findByText('second-facteur')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
