import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { expect, test, vi } from 'vitest';
import type { SecondFactor } from '@/data/session/sign-in.ts';
import { SecondFactorForm } from './second-factor-form.tsx';

const application: SecondFactor = { id: 't', genre: 'application', nom: 'Téléphone' };
const sms: SecondFactor = { id: 's', genre: 'sms', nom: '', finDuNumero: '78' };

function open(factors: readonly SecondFactor[]) {
  const sendTextMessage = vi.fn(() => Promise.resolve());
  const onVerify = vi.fn<(factorId: string, digits: string) => Promise<void>>();
  const onRestart = vi.fn();
  onVerify.mockResolvedValue(undefined);
  render(
    <MemoryRouter>
      <SecondFactorForm
        challenge={{ factors, sendTextMessage, verify: onVerify }}
        onVerify={onVerify}
        onRestart={onRestart}
      />
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), sendTextMessage, onVerify, onRestart };
}

function authError(name: string): Error {
  return Object.assign(new Error(name), { code: `auth/${name}` });
}

test('the code of an application may be typed in two halves', async () => {
  const { user, onVerify } = open([application]);
  await user.type(screen.getByLabelText('Code à 6 chiffres'), '123 456{Enter}');
  expect(onVerify).toHaveBeenCalledExactlyOnceWith('t', '123456');
});

test.each([
  [' ', 'Saisissez le code reçu.'],
  ['12345', 'Un code a 6 chiffres.'],
])('the code %j is not sent', async (typed, message) => {
  const { user, onVerify } = open([application]);
  await user.type(screen.getByLabelText('Code à 6 chiffres'), `${typed}{Enter}`);
  expect(screen.getByText(message)).toBeVisible();
  expect(onVerify).not.toHaveBeenCalled();
});

test('a text message is sent when it is asked for, after reCAPTCHA was named', async () => {
  const { user, sendTextMessage } = open([sms]);
  expect(screen.getByText(/reCAPTCHA, un service de Google/)).toBeVisible();
  expect(screen.queryByLabelText('Code à 6 chiffres')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Envoyer le code par SMS' }));
  expect(sendTextMessage).toHaveBeenCalledExactlyOnceWith('s', expect.any(HTMLElement));
  expect(screen.getByText('Code envoyé au numéro qui finit par 78.')).toBeVisible();
  expect(screen.getByLabelText('Code à 6 chiffres')).toBeVisible();
});

test('one of several factors is chosen', async () => {
  const { user, onVerify } = open([sms, application]);
  await user.click(
    screen.getByRole('radio', { name: 'Application d’authentification (Téléphone)' }),
  );
  await user.type(screen.getByLabelText('Code à 6 chiffres'), '123456{Enter}');
  expect(onVerify).toHaveBeenCalledExactlyOnceWith('t', '123456');
});

test('a wrong code stands beside its field, an old session asks to begin again', async () => {
  const { user, onVerify, onRestart } = open([application]);
  onVerify.mockRejectedValueOnce(authError('invalid-verification-code'));
  const code = screen.getByLabelText('Code à 6 chiffres');
  await user.type(code, '000000{Enter}');
  expect(code).toHaveAccessibleDescription(/Ce code est incorrect\./);
  expect(code).toHaveFocus();
  onVerify.mockRejectedValueOnce(authError('invalid-multi-factor-session'));
  await user.type(code, '{Enter}');
  const [again] = await screen.findAllByRole('button', {
    name: 'Recommencer la connexion',
  });
  if (again !== undefined) await user.click(again);
  expect(onRestart).toHaveBeenCalledTimes(1);
});
