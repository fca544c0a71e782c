import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { invitationRepository } from '@/data/membre/invitation-repository.ts';
import { membreRepository } from '@/data/membre/membre-repository.ts';
import type { MembreStore } from '@/data/membre/membre-store.ts';
import type { Invitation } from '@/domain/parcours/sharing/invitation.ts';
import { parcoursIdSchema } from '@/domain/parcours/parcours.ts';
import { RightsContext } from '@/editing/session/rights.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import { dataError } from '@/testing/data-errors.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { waitFor } from '@/testing/wait-for.ts';
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

type Invitations = ReturnType<typeof invitationRepository>;

function show(changes: Partial<MembreStore> = {}, ofLinks: Partial<Invitations> = {}) {
  const onLeft = vi.fn<() => void>();
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
    ...changes,
  };
  const services = createSilentServices();
  membreRepository.handIn(services, store);
  invitationRepository.handIn(services, {
    create: () => {
      waiting.push(invitation);
      return Promise.resolve(invitation);
    },
    listWaiting: () => Promise.resolve([...waiting]),
    remove: () => {
      waiting.pop();
      return Promise.resolve();
    },
    ...ofLinks,
  });
  render(
    <ServerState services={services}>
      <MemoryRouter services={services}>
        <RightsContext value={{ by: 'auteur', opensAt: 'texte' }}>
          <MembresPanel parcoursId={id} onLeft={onLeft} />
        </RightsContext>
      </MemoryRouter>
    </ServerState>,
  );
  return { user: userEvent.setup({ delay: null }), store, onLeft };
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

test('a failed removal shows the reason, and the membre stays in the list', async () => {
  const { error, sentence } = dataError;
  const remove = vi.fn<MembreStore['remove']>().mockRejectedValue(error);
  const { user } = show({ remove });
  await user.click(await screen.findByRole('button', { name: /^Retirer ?chloe/ }));
  await user.click(screen.getByRole('button', { name: 'Retirer' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Retirer ?chloe/ })).toBeVisible();
});

test('unreadable membres are read again with a button', async () => {
  const { error, sentence } = dataError;
  const listMembres = vi.fn<MembreStore['listMembres']>().mockRejectedValue(error);
  const { user } = show({ listMembres });
  expect(await screen.findByText(sentence)).toBeVisible();
  listMembres.mockResolvedValue([]);
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('heading', { name: 'Inviter quelqu’un' })).toBeVisible();
});

test('a link that cannot be made shows the reason', async () => {
  const { error, sentence } = dataError;
  const { user } = show({}, { create: () => Promise.reject(error) });
  await user.click(await screen.findByRole('button', { name: /Créer un lien/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
});

test('an auteur who leaves is redirected, though the parcours is no longer readable', async () => {
  const membres = { anne: 'auteur', chloe: 'auteur' } as const;
  const readAccess = vi
    .fn<MembreStore['readAccess']>()
    .mockResolvedValueOnce({
      uid: 'anne',
      titre: 'Le lavoir',
      etat: 'brouillon',
      insee: '',
      isPublished: false,
      membres,
      role: 'auteur',
    })
    .mockRejectedValue(new AccessDeniedError('no'));
  const { user, onLeft } = show({ readAccess });
  await user.click(await screen.findByRole('button', { name: /^Quitter/ }));
  await user.click(screen.getByRole('button', { name: 'Quitter' }));
  await waitFor(() => expect(onLeft).toHaveBeenCalledOnce());
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

test('a relecteur gets the right to write, by a new role after a confirmation', async () => {
  const { user, store } = show();
  await user.click(await screen.findByRole('button', { name: /chloe.*auteur/ }));
  expect(screen.getByText(/pourra écrire le parcours/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Donner ce rôle' }));
  expect(store.changeRole).toHaveBeenCalledExactlyOnceWith(id, 'chloe', 'auteur');
  expect(await screen.findByText(/chloe@exemple.fr est maintenant auteur/)).toBeVisible();
  // Anne is the only auteur: she stays one.
  expect(screen.queryByRole('button', { name: /Anne.*relecteur/ })).toBeNull();
});

test('a role that cannot be changed shows the reason, and stays', async () => {
  const { error, sentence } = dataError;
  const changeRole = vi.fn<MembreStore['changeRole']>().mockRejectedValue(error);
  const { user } = show({ changeRole });
  await user.click(await screen.findByRole('button', { name: /chloe.*auteur/ }));
  await user.click(screen.getByRole('button', { name: 'Donner ce rôle' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: /chloe.*auteur/ })).toBeVisible();
});

test('an invitation that cannot be withdrawn shows the reason, and its link stays in the list', async () => {
  const { error, sentence } = dataError;
  const remove = vi.fn<Invitations['remove']>().mockRejectedValue(error);
  const { user } = show({}, { remove, listWaiting: () => Promise.resolve([invitation]) });
  await user.click(await screen.findByRole('button', { name: 'Reprendre l’invitation' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(remove).toHaveBeenCalledExactlyOnceWith(invitation.jeton);
  expect(screen.getByLabelText('Lien pour un relecteur')).toBeVisible();
});
