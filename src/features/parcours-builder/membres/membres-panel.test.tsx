import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { MembreStore } from '@/data/parcours/membre-store.ts';
import type { Invitation } from '@/domain/parcours/invitation.ts';
import { parcoursIdSchema } from '@/domain/parcours/parcours.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { RightsContext, teamRights } from '../session/rights.ts';
import { MembresPanel } from './membres-panel.tsx';

const id = parcoursIdSchema.parse('parcoursDuLavoir1');
const invitation: Invitation = {
  jeton: '0f'.repeat(16),
  parcoursId: id,
  titre: 'Le lavoir',
  role: 'relecteur',
  usedBy: null,
  createdAt: Date.UTC(2026, 4, 12),
};

function show() {
  const waiting: Invitation[] = [];
  const membres = { anne: 'auteur', chloe: 'relecteur' } as const;
  const store: MembreStore = {
    readAccess: () =>
      Promise.resolve({
        uid: 'anne',
        titre: 'Le lavoir',
        etat: 'brouillon',
        insee: '13010',
        isPublished: false,
        membres,
        role: 'auteur',
      }),
    listMembres: () =>
      Promise.resolve([
        { uid: 'anne', role: 'auteur', nom: 'Anne', adresse: 'anne@exemple.fr' },
        { uid: 'chloe', role: 'relecteur', nom: '', adresse: 'chloe@exemple.fr' },
      ]),
    remove: vi.fn<MembreStore['remove']>().mockResolvedValue(),
    changeRole: vi.fn<MembreStore['changeRole']>().mockResolvedValue(),
    move: () => Promise.resolve(),
    invite: () => {
      waiting.push(invitation);
      return Promise.resolve(invitation);
    },
    listWaiting: () => Promise.resolve([...waiting]),
    takeBack: () => {
      waiting.pop();
      return Promise.resolve();
    },
  };
  const rights = { ...teamRights, by: 'auteur', store } as const;
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <QueryClientProvider client={new QueryClient()}>
          <RightsContext value={rights}>
            <MembresPanel parcoursId={id} onLeft={vi.fn<() => void>()} />
          </RightsContext>
        </QueryClientProvider>
      ),
    },
  ]);
  render(<RouterProvider router={router} />);
  return { user: userEvent.setup({ delay: null }), store };
}

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

test('an auteur removes a relecteur, after a question that may be declined', async () => {
  const { user, store } = show();
  const remove = await screen.findByRole('button', { name: /^Retirer ?chloe/ });
  await user.click(remove);
  expect(screen.getByRole('dialog', { name: /Retirer chloe/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(store.remove).not.toHaveBeenCalled();
  await user.click(remove);
  await user.click(screen.getByRole('button', { name: 'Retirer' }));
  expect(store.remove).toHaveBeenCalledExactlyOnceWith(id, 'chloe');
  expect(
    await screen.findByText('chloe@exemple.fr n’a plus accès au parcours.'),
  ).toBeVisible();
});

test('a removal that is refused says why, and the membre stays in the list', async () => {
  const { user, store } = show();
  vi.mocked(store.remove).mockRejectedValueOnce(new AccessDeniedError('no'));
  await user.click(await screen.findByRole('button', { name: /^Retirer ?chloe/ }));
  await user.click(screen.getByRole('button', { name: 'Retirer' }));
  expect(await screen.findByText(/Vous n’avez pas le droit/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Retirer ?chloe/ })).toBeVisible();
});

test('an auteur makes a link, sends it by e-mail, and takes it back', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: /Créer un lien/ }));
  expect(await screen.findByLabelText('Lien pour un relecteur')).toHaveValue(
    `${window.location.origin}/admin/parcours/ed?invitation=${invitation.jeton}`,
  );
  expect(screen.getByRole('link', { name: 'L’envoyer par e-mail' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:\?subject=Invitation/),
  );
  await user.click(screen.getByRole('button', { name: 'Reprendre l’invitation' }));
  expect(await screen.findByText(/L’invitation est reprise/)).toBeVisible();
  expect(screen.queryByLabelText('Lien pour un relecteur')).toBeNull();
});

test('a relecteur is let write, by a role that is changed after a question', async () => {
  const { user, store } = show();
  await user.click(await screen.findByRole('button', { name: /chloe.*auteur/ }));
  expect(screen.getByText(/pourra écrire le parcours/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Donner ce rôle' }));
  expect(store.changeRole).toHaveBeenCalledExactlyOnceWith(id, 'chloe', 'auteur');
  expect(await screen.findByText(/chloe@exemple.fr est maintenant auteur/)).toBeVisible();
  // Anne is the only auteur: she stays one.
  expect(screen.queryByRole('button', { name: /Anne.*relecteur/ })).toBeNull();
});
