import { render, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { ownConversationRepository } from '@/data/conversation/own-conversation-repository.ts';
import { responsableRepository } from '@/data/commune/responsable-repository.ts';
import { ownParcoursRepository } from '@/data/parcours/own-parcours-repository.ts';
import { accountRepository } from '@/data/account/account-repository.ts';
import type { Account } from '@/data/account/account.ts';
import {
  partieListRepository,
  type PartieRow,
} from '@/data/partie/partie-list-repository.ts';
import type { Conversation } from '@/domain/conversation/inbox.ts';
import { sessionRepository } from '@/data/session/session-repository.ts';
import type { Session } from '@/data/session/session.ts';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { createAccount } from '@/testing/account-factory.ts';
import { createConversation } from '@/testing/conversation-factory.ts';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { handInSession } from '@/testing/session.ts';
import { Component } from './user-page.tsx';

const signOut = vi.fn<() => Promise<void>>();
const loadPage = vi.hoisted(() => vi.fn<(path: string) => void>());
vi.mock('@/features/account/load-page.ts', () => ({ loadPage }));
const readAccount = vi.fn<() => Promise<Account>>();
const listOwnParties = vi.fn<() => Promise<PartieRow[]>>();
// No answer: the names of favourites do not load.
vi.mock('@/data/quete/quete-repository.ts', () => ({
  queteRepository: () => ({ read: () => new Promise(() => undefined) }),
}));
vi.mock('@/data/catalogue/catalogue-repository.ts', () => ({
  readDepartement: () => Promise.resolve({ cartes: [] }),
}));

const own: { list: readonly Conversation[] } = { list: [] };

function open(session: Session) {
  const services = createSilentServices();
  handInSession(services, session);
  sessionRepository.handIn(services, { signOut });
  ownConversationRepository.handIn(services, {
    watch: (_uid, tell) => {
      tell(own.list);
      return () => undefined;
    },
  });
  accountRepository.handIn(services, { read: readAccount });
  partieListRepository.handIn(services, { listOwn: listOwnParties });
  ownParcoursRepository.handIn(services, { list: () => Promise.resolve([]) });
  responsableRepository.handIn(services, { listOwn: () => Promise.resolve([]) });
  const router = createMemoryRouter([{ path: '/user', Component }], {
    initialEntries: ['/user'],
  });
  render(
    <ServerState services={services}>
      <RouterProvider router={router} />
    </ServerState>,
  );
  return userEvent.setup({ delay: null });
}

const queteId = (text: string) => queteIdSchema.parse(text);

const compte = {
  statut: 'compte',
  uid: 'u1',
  email: 'a@exemple.fr',
  nom: 'Anne',
} as const;

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  signOut.mockReset();
  loadPage.mockReset();
  signOut.mockResolvedValue(undefined);
  readAccount.mockResolvedValue(createAccount());
  listOwnParties.mockResolvedValue([]);
});

test('an account sees its name and its e-mail', () => {
  open({ ...compte, admin: false });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Anne');
  expect(screen.getByText('a@exemple.fr')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Mes parcours' })).toHaveAttribute(
    'href',
    '#parcours',
  );
});

test('an account named by its e-mail shows it once above its settings', () => {
  readAccount.mockReturnValue(new Promise(() => undefined));
  open({ ...compte, nom: 'a@exemple.fr', admin: false });
  expect(screen.getAllByText('a@exemple.fr')).toHaveLength(1);
});

test('an admin finds the way to the desk', () => {
  open({ ...compte, admin: true });
  const section = screen.getByRole('region', { name: 'Mes parcours' });
  expect(within(section).getByRole('link')).toHaveAttribute(
    'href',
    '/admin/parcours/dashboard',
  );
});

test('every link of the table of contents leads to a part that is there', async () => {
  open({ ...compte, admin: false });
  await screen.findByRole('heading', { name: 'Connexion et sécurité' });
  const contents = screen.getByRole('navigation', { name: 'Sur cette page' });
  for (const link of within(contents).getAllByRole('link')) {
    const id = link.getAttribute('href')?.slice(1) ?? '';
    expect(document.getElementById(id)).toHaveTextContent(link.textContent);
  }
});

test('the parts that wait for their content show it', async () => {
  open({ ...compte, admin: false });
  expect(await screen.findByText('Votre premier tampon vous attend')).toBeVisible();
  expect(screen.getByText('Aucune quête préférée pour le moment')).toBeVisible();
  expect(
    await screen.findByText(/^Vous lisez ici la réponse à un message/),
  ).toBeVisible();
});

test('messages of an account to the team are listed, unread ones marked', async () => {
  own.list = [
    createConversation({ sujet: 'Le lavoir', nonLus: { equipe: 0, auteur: 1 } }),
    createConversation({ id: 'c2', sujet: 'La fontaine' }),
  ];
  open({ ...compte, admin: false });
  const section = screen.getByRole('region', { name: 'Mes messages' });
  const [lavoir, fontaine] = await within(section).findAllByRole('listitem');
  expect(lavoir).toHaveTextContent(/^Le lavoir.*Nouvelle réponse/);
  expect(fontaine).not.toHaveTextContent('Nouvelle réponse');
  expect(
    within(section).getByRole('button', { name: /^Voir la réponse ?à «.La fontaine.»/ }),
  ).toBeVisible();
  own.list = [];
});

test('the quêtes stored on this device are there, by their addresses until their names are loaded', () => {
  localStorage.setItem('favoris', '["22_dinan_le-secret-du-lavoir"]');
  open({ ...compte, admin: false });
  const section = within(screen.getByRole('region', { name: 'Mes quêtes préférées' }));
  expect(section.getByRole('link', { name: 'le secret du lavoir' })).toHaveAttribute(
    'href',
    '/les_quetes/22/dinan/le-secret-du-lavoir',
  );
  expect(section.queryByText('Aucune quête préférée pour le moment')).toBeNull();
});

test('parties done and under way are listed, even of a quête that was withdrawn', async () => {
  const partie = { points: 30, startedAt: Date.UTC(2026, 4, 11), finishedAt: null };
  listOwnParties.mockResolvedValue([
    {
      ...partie,
      id: 'a',
      queteId: queteId('22_dinan_le-lavoir'),
      finishedAt: Date.UTC(2026, 4, 12),
    },
    { ...partie, id: 'b', queteId: queteId('22_dinan_le-moulin') },
  ]);
  open({ ...compte, admin: false });
  const carnet = screen.getByRole('region', { name: 'Mon carnet' });
  // Not a link: its page is gone.
  expect(
    await within(carnet).findByText('Le lavoir', { selector: 'span' }),
  ).toBeVisible();
  expect(within(carnet).getByText(/12 mai 2026, 30 points prouvés/)).toBeVisible();
  expect(within(carnet).getByText('Le moulin')).toBeVisible();
  expect(within(carnet).getByText(/Commencée le 11 mai 2026/)).toBeVisible();
});

test('a carnet that cannot be read offers to try again, and the account stays in reach', async () => {
  listOwnParties.mockRejectedValueOnce(new OfflineError('x'));
  const user = open({ ...compte, admin: false });
  const carnet = screen.getByRole('region', { name: 'Mon carnet' });
  await user.click(await within(carnet).findByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Votre premier tampon vous attend')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Mes données' })).toBeVisible();
});

test('signing out closes the session and leads home', async () => {
  const user = open({ ...compte, admin: false });
  await user.click(screen.getByRole('button', { name: 'Se déconnecter' }));
  await waitFor(() => expect(loadPage).toHaveBeenCalledExactlyOnceWith('/'));
  expect(signOut).toHaveBeenCalledTimes(1);
});

test('a session that could not be closed is shown as open', async () => {
  signOut.mockRejectedValue(new OfflineError('x'));
  const user = open({ ...compte, admin: false });
  await user.click(screen.getByRole('button', { name: 'Se déconnecter' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Votre session est toujours ouverte',
  );
  expect(loadPage).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Se déconnecter' })).not.toHaveAttribute(
    'aria-disabled',
  );
});
