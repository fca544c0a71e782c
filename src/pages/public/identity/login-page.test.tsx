import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { sessionRepository } from '@/data/session/session-repository.ts';
import type { Session } from '@/data/session/session.ts';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { Component as ForgotPasswordPage } from './forgot-password-page.tsx';
import { Component } from './login-page.tsx';

let tell: (session: Session) => void = () => undefined;

const compte = (admin: boolean): Session => ({
  statut: 'compte',
  uid: 'u1',
  email: 'mairie@exemple.fr',
  nom: 'Mairie',
  admin,
});

function open(
  address: string,
  watch: (listener: (session: Session) => void) => Promise<() => void> = (listener) => {
    tell = listener;
    return Promise.resolve(() => undefined);
  },
) {
  const services = createSilentServices();
  sessionRepository.handIn(services, { watch });
  const router = createMemoryRouter(
    [
      { path: '/login', Component },
      { path: '/forgot-password', Component: ForgotPasswordPage },
      { path: '*', element: <h1>Ailleurs</h1> },
    ],
    { initialEntries: [address] },
  );
  render(
    <ServerState services={services}>
      <RouterProvider router={router} />
    </ServerState>,
  );
  return router;
}

async function become(session: Session) {
  await act(async () => {
    await vi.dynamicImportSettled();
    tell(session);
  });
}

test('the form is there at once, while the session is being read', () => {
  open('/login');
  expect(screen.getByRole('form', { name: 'Se connecter' })).toBeVisible();
  expect(screen.getByText(/Pour jouer, aucun compte n’est nécessaire\./)).toBeVisible();
});

test('an anonymous session is no account: the form stays', async () => {
  const router = open('/login');
  await become({ statut: 'anonyme', uid: 'a1' });
  expect(screen.getByRole('form', { name: 'Se connecter' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/login');
});

test.each([
  [
    '/login?redirect=%2Fadmin%2Fparcours%2Fedit%3Fid%3Da%23b',
    true,
    '/admin/parcours/edit?id=a#b',
  ],
  ['/login', true, '/admin/parcours/dashboard'],
  ['/login?redirect=%2F%2Fevil.example', false, '/user'],
])('from %s an account (admin: %s) goes on to %s', async (address, admin, target) => {
  const router = open(address);
  await become(compte(admin));
  await screen.findByRole('heading', { name: 'Ailleurs' });
  const { pathname, search, hash } = router.state.location;
  expect(pathname + search + hash).toBe(target);
  expect(router.state.historyAction).toBe('REPLACE');
});

test('a redirected visitor reads the reason', () => {
  open('/login?redirect=%2Fuser');
  expect(screen.getByText(/^Cette page demande un compte\./)).toBeVisible();
});

test('the form stays when the session cannot be read', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  open('/login', () => Promise.reject(new TypeError('Failed to fetch')));
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('form', { name: 'Se connecter' })).toBeVisible();
});

test.each(['Créer un compte', 'Recevoir un lien par e-mail', 'Mot de passe oublié'])(
  'the address that was typed follows to « %s »',
  async (way) => {
    open('/login');
    const user = userEvent.setup({ delay: null });
    const email = () => screen.getByRole('textbox', { name: 'Adresse e-mail' });
    await user.type(email(), 'lou@exemple.fr');
    await user.click(screen.getByRole('link', { name: way }));
    expect(await screen.findByRole('heading', { level: 1, name: way })).toBeVisible();
    expect(email()).toHaveValue('lou@exemple.fr');
  },
);
