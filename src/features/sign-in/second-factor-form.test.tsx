import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SecondFactor } from '@/data/session/sign-in-repository.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { expect, test, vi } from 'vitest';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { SecondFactorForm } from './second-factor-form.tsx';

const application: SecondFactor = { id: 't', nom: 'Téléphone' };
const other: SecondFactor = { id: 'o', nom: '' };

function open(factors: readonly SecondFactor[]) {
  const verify = vi.fn<(factorId: string, digits: string) => Promise<void>>();
  const onVerified = vi.fn<() => Promise<void>>();
  const onRestart = vi.fn();
  verify.mockResolvedValue(undefined);
  render(
    <ServerState services={createSilentServices()}>
      <MemoryRouter>
        <SecondFactorForm
          challenge={{ factors, verify }}
          onVerified={onVerified}
          onRestart={onRestart}
        />
      </MemoryRouter>
    </ServerState>,
  );
  return { user: userEvent.setup(), verify, onVerified, onRestart };
}

function authError(name: string): Error {
  return Object.assign(new Error(name), { code: `auth/${name}` });
}

test('the code of an application may be typed in two halves', async () => {
  const { user, verify, onVerified } = open([application]);
  await user.type(screen.getByLabelText('Code à 6 chiffres'), '123 456{Enter}');
  expect(verify).toHaveBeenCalledExactlyOnceWith('t', '123456');
  expect(onVerified).toHaveBeenCalledOnce();
});

test.each([
  [' ', 'Saisissez le code reçu.'],
  ['12345', 'Un code a 6 chiffres.'],
])('the code %j is not sent', async (typed, message) => {
  const { user, verify } = open([application]);
  await user.type(screen.getByLabelText('Code à 6 chiffres'), `${typed}{Enter}`);
  expect(screen.getByText(message)).toBeVisible();
  expect(verify).not.toHaveBeenCalled();
});

test('an account with text messages only has a message, with a way to write', () => {
  open([]);
  expect(
    screen.getByText('Votre second facteur est un SMS, que ce site n’envoie plus.'),
  ).toBeVisible();
  expect(screen.queryByLabelText('Code à 6 chiffres')).toBeNull();
  expect(screen.getByRole('link', { name: 'Nous écrire' })).toHaveAttribute(
    'href',
    '/contact',
  );
});

test('one of several factors is chosen', async () => {
  const { user, verify } = open([other, application]);
  await user.click(
    screen.getByRole('radio', { name: 'Application d’authentification (Téléphone)' }),
  );
  await user.type(screen.getByLabelText('Code à 6 chiffres'), '123456{Enter}');
  expect(verify).toHaveBeenCalledExactlyOnceWith('t', '123456');
});

test('a wrong code stands beside its field, an old session asks to begin again', async () => {
  const { user, verify, onRestart } = open([application]);
  verify.mockRejectedValueOnce(authError('invalid-verification-code'));
  const code = screen.getByLabelText('Code à 6 chiffres');
  await user.type(code, '000000{Enter}');
  expect(code).toHaveAccessibleDescription(/Ce code est incorrect\./);
  expect(code).toHaveFocus();
  verify.mockRejectedValueOnce(authError('invalid-multi-factor-session'));
  await user.type(code, '{Enter}');
  const [again] = await screen.findAllByRole('button', {
    name: 'Recommencer la connexion',
  });
  if (again !== undefined) await user.click(again);
  expect(onRestart).toHaveBeenCalledTimes(1);
});

test('a code that came too late says so beside its field, and stays', async () => {
  const { user, verify } = open([application]);
  verify.mockRejectedValueOnce(authError('code-expired'));
  const code = screen.getByLabelText('Code à 6 chiffres');
  await user.type(code, '123 456{Enter}');
  expect(code).toHaveAccessibleDescription(/Ce code a expiré\./);
  expect(code).toHaveValue('123 456');
});
