import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '@/data/session/session.ts';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { Component } from './user-page.tsx';

const signOut = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('@/data/session/session-repository.ts', () => ({ signOut }));

const held = vi.hoisted((): { session: Session } => ({
  session: { statut: 'inconnue' },
}));
vi.mock('@/data/session/session-store.ts', () => ({
  currentSession: () => held.session,
  startSession: () => Promise.resolve(),
  subscribeToSession: () => () => undefined,
}));

function open(session: Session) {
  held.session = session;
  const router = createMemoryRouter(
    [
      { path: '/user', Component },
      { path: '/', element: <h1>Accueil</h1> },
    ],
    { initialEntries: ['/user'] },
  );
  render(<RouterProvider router={router} />);
  return userEvent.setup();
}

const compte = {
  statut: 'compte',
  uid: 'u1',
  email: 'a@exemple.fr',
  nom: 'Anne',
} as const;

beforeEach(() => {
  signOut.mockReset();
  signOut.mockResolvedValue(undefined);
});

test('an account sees its name and its e-mail', () => {
  open({ ...compte, admin: false });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Anne');
  expect(screen.getByText('a@exemple.fr')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Mes parcours' })).toBeNull();
});

test('an account that goes by its e-mail shows it once', () => {
  open({ ...compte, nom: 'a@exemple.fr', admin: false });
  expect(screen.getAllByText('a@exemple.fr')).toHaveLength(1);
});

test('an admin finds the way to the desk', () => {
  open({ ...compte, admin: true });
  expect(screen.getByRole('link', { name: 'Mes parcours' })).toHaveAttribute(
    'href',
    '/admin/parcours/dashboard',
  );
});

test('signing out closes the session and leads home', async () => {
  const user = open({ ...compte, admin: false });
  await user.click(screen.getByRole('button', { name: 'Se déconnecter' }));
  expect(await screen.findByRole('heading', { name: 'Accueil' })).toBeVisible();
  expect(signOut).toHaveBeenCalledTimes(1);
});

test('a session that could not be closed is said to be open still', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  signOut.mockRejectedValue(new OfflineError('x'));
  const user = open({ ...compte, admin: false });
  await user.click(screen.getByRole('button', { name: 'Se déconnecter' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Votre session est toujours ouverte',
  );
  expect(screen.getByRole('button', { name: 'Se déconnecter' })).not.toHaveAttribute(
    'aria-disabled',
  );
});
