import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { emailActionRepository } from '@/data/session/email-action-repository.ts';
import type { EmailActionInfo } from '@/data/session/email-action.ts';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { handInSession } from '@/testing/session.ts';
import { Component, loader } from './reset-password-page.tsx';

const repository = {
  read: vi.fn<(oobCode: string) => Promise<EmailActionInfo>>(),
  apply: vi.fn<(oobCode: string) => Promise<void>>(),
  isOwnEmailVerified: vi.fn<() => Promise<boolean>>(),
};

function open(search: string, state: unknown = null) {
  const services = createSilentServices();
  handInSession(services);
  emailActionRepository.handIn(services, repository);
  const router = createMemoryRouter(
    [
      { path: '/reset-password', Component },
      { path: '*', element: <h1>Ailleurs</h1> },
    ],
    { initialEntries: [{ pathname: '/reset-password', search, state }] },
  );
  render(
    <ServerState services={services}>
      <RouterProvider router={router} />
    </ServerState>,
  );
  return { router, user: userEvent.setup({ delay: null }) };
}

function authError(name: string): Error {
  return Object.assign(new Error(name), { code: `auth/${name}` });
}

beforeEach(() => {
  repository.read.mockReset();
  repository.read.mockResolvedValue({
    email: 'lou@exemple.fr',
    previousEmail: 'ancienne@exemple.fr',
  });
  repository.apply.mockReset();
  repository.apply.mockResolvedValue(undefined);
  repository.isOwnEmailVerified.mockReset();
  repository.isOwnEmailVerified.mockResolvedValue(false);
});

test.each([
  ['verifyEmail', 'Confirmer cette adresse', 'Adresse confirmée'],
  ['verifyAndChangeEmail', 'Utiliser la nouvelle adresse', 'Votre adresse est changée'],
  ['recoverEmail', 'Rétablir mon adresse', 'Votre adresse est rétablie'],
  [
    'revertSecondFactorAddition',
    'Retirer cette vérification',
    'La vérification est retirée',
  ],
])(
  'a %s link has no effect before its button is pressed, and then leaves the address',
  async (mode, button, done) => {
    const { router, user } = open(`?mode=${mode}&oobCode=abc`);
    const press = await screen.findByRole('button', { name: button });
    expect(screen.getByText(/lou@exemple\.fr/)).toBeVisible();
    expect(repository.apply).not.toHaveBeenCalled();
    await user.dblClick(press);
    expect(await screen.findByRole('heading', { name: done })).toBeVisible();
    expect(repository.apply).toHaveBeenCalledExactlyOnceWith('abc');
    expect(router.state.location.search).toBe('');
    expect(router.state.historyAction).toBe('REPLACE');
  },
);

test.each([
  ['resetPassword', 'expired-action-code', 'Demander un nouveau lien'],
  ['verifyEmail', 'invalid-action-code', 'Demander un nouveau lien'],
  ['recoverEmail', 'invalid-action-code', 'Nous écrire'],
])('a %s link that is over (%s) has its way on', async (mode, code, way) => {
  repository.read.mockRejectedValue(authError(code));
  open(`?mode=${mode}&oobCode=abc`);
  expect(await screen.findByRole('link', { name: way })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Il faut un nouveau lien',
  );
});

test('a link that has done its work for the open session is no problem', async () => {
  repository.read.mockRejectedValue(authError('invalid-action-code'));
  repository.isOwnEmailVerified.mockResolvedValue(true);
  open('?mode=verifyEmail&oobCode=abc');
  expect(
    await screen.findByRole('heading', { name: 'Votre adresse est confirmée' }),
  ).toBeVisible();
});

test('a link blocked by the network is read at the second try', async () => {
  repository.read.mockRejectedValueOnce(authError('network-request-failed'));
  const { user } = open('?mode=verifyEmail&oobCode=abc');
  await user.click(await screen.findByRole('button', { name: 'Réessayer' }));
  expect(
    await screen.findByRole('button', { name: 'Confirmer cette adresse' }),
  ).toBeVisible();
});

test('a reload after success tells the same', () => {
  open('?redirect=%2Fles_quetes', { fait: 'verifyEmail', email: 'lou@exemple.fr' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Adresse confirmée',
  );
  expect(screen.getByRole('link', { name: 'Continuer' })).toHaveAttribute(
    'href',
    '/les_quetes',
  );
});

function openedAt(address: string): string | null {
  try {
    return loader({ request: new Request(`https://site.example${address}`) });
  } catch (redirection) {
    if (!(redirection instanceof Response)) throw redirection;
    return redirection.headers.get('Location');
  }
}

const link = '/reset-password?mode=resetPassword&oobCode=abc';
const asked = (address: string) =>
  `&continueUrl=${encodeURIComponent(`https://site.example${address}`)}`;

test('the link of an e-mail opens in the language of the requesting page', () => {
  const search = `?mode=resetPassword&oobCode=abc${asked('/de/login')}`;
  expect(openedAt(`/reset-password${search}`)).toBe(`/de/reset-password${search}`);
});

test.each([
  link,
  // As the local back end writes it in every link.
  `${link}&lang=en`,
  link + asked('/login'),
  link + asked('/pt/login'),
  `${link}&continueUrl=https%3A%2F%2Fautre.example%2Fde%2Flogin`,
  `/it${link}${asked('/de/login')}`,
])('%s is not redirected', (address) => {
  expect(openedAt(address)).toBeNull();
});

test.each(['?mode=verifyEmail', '?mode=inconnu&oobCode=abc'])(
  '« %s » is a link that was cut',
  (search) => {
    open(search, { fait: 'toString', email: 'lou@exemple.fr' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Ce lien est incomplet',
    );
    expect(repository.read).not.toHaveBeenCalled();
  },
);
