import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type {
  CommuneDesk as Desk,
  CommuneParcours,
} from '@/data/commune/responsable-repository.ts';
import type { InvitationDeMairie } from '@/domain/commune/responsable.ts';
import { parcoursIdSchema } from '@/domain/parcours/parcours.ts';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import { AccessDeniedError, OfflineError } from '@/lib/errors/data-error.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { CommuneDesk } from './commune-desk.tsx';
import { CommuneInvitation } from './commune-invitation.tsx';

const back = {
  readCommuneDesk: vi.fn<(insee: string) => Promise<Desk | null>>(),
  openCommuneDesk: vi.fn<(commune: object) => Promise<void>>(),
  listCommuneParcours: vi.fn<() => Promise<readonly CommuneParcours[]>>(),
  removeResponsable: vi.fn<(insee: string, uid: string) => Promise<void>>(),
  inviteResponsable: vi.fn<(desk: object) => Promise<InvitationDeMairie>>(),
  listWaitingResponsables: vi.fn<() => Promise<readonly InvitationDeMairie[]>>(),
  readResponsableInvitation: vi.fn<() => Promise<InvitationDeMairie | null>>(),
  acceptResponsableInvitation: vi.fn<(one: object) => Promise<void>>(),
  removeInvitation: vi.fn<(jeton: string) => Promise<void>>(),
  answersFor: vi.fn<(uid: string, insee: string) => Promise<boolean>>(),
  readBureau: vi.fn<(insee: string) => Promise<readonly string[]>>(),
  openBureau: vi.fn<(insee: string, uid: string) => Promise<void>>(),
  closeBureau: vi.fn<(insee: string, uid: string) => Promise<void>>(),
};

vi.mock('@/data/commune/responsable-repository.ts', () => ({
  readCommuneDesk: (insee: string) => back.readCommuneDesk(insee),
  openCommuneDesk: (commune: object) => back.openCommuneDesk(commune),
  listCommuneParcours: () => back.listCommuneParcours(),
  removeResponsable: (insee: string, uid: string) => back.removeResponsable(insee, uid),
  inviteResponsable: (desk: object) => back.inviteResponsable(desk),
  listWaitingResponsables: () => back.listWaitingResponsables(),
  readResponsableInvitation: () => back.readResponsableInvitation(),
  acceptResponsableInvitation: (one: object) => back.acceptResponsableInvitation(one),
}));
vi.mock('@/data/commune/bureau-repository.ts', () => ({
  answersFor: (uid: string, insee: string) => back.answersFor(uid, insee),
  readBureau: (insee: string) => back.readBureau(insee),
  openBureau: (insee: string, uid: string) => back.openBureau(insee, uid),
  closeBureau: (insee: string, uid: string) => back.closeBureau(insee, uid),
}));
vi.mock('@/data/parcours/invitation-repository.ts', () => ({
  AddressNotProvenError: class AddressNotProvenError extends Error {
    override name = 'AddressNotProvenError';
  },
  removeInvitation: (jeton: string) => back.removeInvitation(jeton),
}));

const desk: Desk = {
  insee: '13010',
  nom: 'Barbentane',
  uid: 'alice',
  responsables: [
    { uid: 'alice', nom: 'Alice', adresse: 'alice@exemple.fr' },
    { uid: 'bruno', nom: '', adresse: 'bruno@exemple.fr' },
  ],
};
const invitation: InvitationDeMairie = {
  jeton: '0f'.repeat(16),
  insee: '13010',
  nom: 'Barbentane',
  usedBy: null,
  createdAt: Date.now(),
};
const parcours: CommuneParcours = {
  id: parcoursIdSchema.parse('parcoursDuLavoir1'),
  titre: 'Le lavoir',
  communeNom: 'Barbentane',
  etat: 'approuve',
  publication: {
    queteId: queteIdSchema.parse('13_barbentane_le-lavoir'),
    version: 2,
  },
  updatedAt: 0,
};
const onLeft = vi.fn<() => void>();
const onAccepted = vi.fn<(insee: string) => void>();

function show(element: ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MemoryRouter>
      <QueryClientProvider client={client}>{element}</QueryClientProvider>
    </MemoryRouter>,
  );
  return userEvent.setup({ delay: null });
}

const openDesk = (isAdmin = false) =>
  show(<CommuneDesk insee="13010" isAdmin={isAdmin} onLeft={onLeft} />);

const openInvitation = (jeton = invitation.jeton) =>
  show(
    <CommuneInvitation
      jeton={jeton}
      uid="bruno"
      email="bruno@exemple.fr"
      onAccepted={onAccepted}
    />,
  );

beforeEach(() => {
  back.readCommuneDesk.mockResolvedValue(desk);
  back.listCommuneParcours.mockResolvedValue([parcours]);
  back.listWaitingResponsables.mockResolvedValue([]);
  back.answersFor.mockResolvedValue(false);
  back.readBureau.mockResolvedValue([]);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const one of [...Object.values(back), onLeft, onAccepted]) one.mockReset();
});

test('a responsable finds the quêtes of the commune and their reports, and removes nobody', async () => {
  openDesk();
  expect(
    await screen.findByRole('link', { name: /Signalements et fermetures/ }),
  ).toHaveAttribute('href', '/admin/parcours/ed?entretien=13_barbentane_le-lavoir');
  expect(screen.getByText('En ligne, version 2')).toBeVisible();
  expect(screen.getByText('bruno@exemple.fr')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Retirer/ })).toBeNull();
});

test('who passes the hand makes a link, takes it back, or leaves the commune', async () => {
  back.inviteResponsable.mockResolvedValueOnce(invitation);
  back.removeInvitation.mockResolvedValueOnce();
  back.removeResponsable.mockResolvedValueOnce();
  const user = openDesk();
  const create = await screen.findByRole('button', { name: 'Créer un lien' });
  back.listWaitingResponsables.mockResolvedValue([invitation]);
  await user.click(create);
  expect(await screen.findByLabelText(/Lien vers le bureau/)).toHaveValue(
    `${window.location.origin}/admin/parcours/ed?responsable=${invitation.jeton}`,
  );
  back.listWaitingResponsables.mockResolvedValue([]);
  await user.click(screen.getByRole('button', { name: 'Reprendre le lien' }));
  expect(await screen.findByText(/Le lien est repris/)).toBeVisible();
  expect(back.removeInvitation).toHaveBeenCalledExactlyOnceWith(invitation.jeton);

  await user.click(screen.getByRole('button', { name: /^Quitter ?Barbentane$/ }));
  await user.click(screen.getByRole('button', { name: 'Quitter' }));
  expect(back.removeResponsable).toHaveBeenCalledExactlyOnceWith('13010', 'alice');
  await vi.waitFor(() => expect(onLeft).toHaveBeenCalledOnce());
});

test('a responsable reads the messages of the commune once the team has opened them, and asks for them before', async () => {
  openDesk();
  expect(
    await screen.findByText(/ne vous a pas encore ouvert les messages/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'écrivez-nous' })).toHaveAttribute(
    'href',
    '/contact?sujet=mairie',
  );
  cleanup();
  back.answersFor.mockResolvedValue(true);
  openDesk();
  expect(
    await screen.findByRole('link', { name: 'Lire les messages de la commune' }),
  ).toHaveAttribute('href', '/admin/parcours/ed?commune=13010&vue=messages');
  expect(screen.queryByRole('button', { name: /Ouvrir les messages/ })).toBeNull();
});

test('the team opens the messages of a commune to a responsable, and closes them', async () => {
  back.openBureau.mockResolvedValueOnce();
  back.closeBureau.mockResolvedValueOnce();
  const user = openDesk(true);
  const open = await screen.findByRole('button', {
    name: /^Ouvrir les messages ?à bruno@/,
  });
  back.readBureau.mockResolvedValue(['bruno']);
  await user.click(open);
  expect(back.openBureau).toHaveBeenCalledExactlyOnceWith('13010', 'bruno');
  await user.click(
    await screen.findByRole('button', {
      name: /^Fermer les messages ?à bruno@/,
    }),
  );
  expect(back.closeBureau).toHaveBeenCalledExactlyOnceWith('13010', 'bruno');
  expect(await screen.findByText(/ne lit plus les messages/)).toBeVisible();
});

test('the team opens the desk of a commune that has none', async () => {
  back.readCommuneDesk.mockResolvedValue(null);
  back.openCommuneDesk.mockRejectedValueOnce(new OfflineError('cut'));
  back.openCommuneDesk.mockResolvedValueOnce();
  const user = openDesk(true);
  const open = await screen.findByRole('button', { name: 'Ouvrir le bureau' });
  await user.click(open);
  expect(await screen.findByText(/Le service ne répond pas/)).toBeVisible();
  back.readCommuneDesk.mockResolvedValue({ ...desk, responsables: [] });
  await user.click(open);
  expect(back.openCommuneDesk).toHaveBeenLastCalledWith({
    insee: '13010',
    nom: 'Barbentane',
  });
  expect(await screen.findByText(/Personne ne répond encore/)).toBeVisible();
});

test('who answers for another commune is told whose desk this is', async () => {
  back.readCommuneDesk.mockRejectedValue(new AccessDeniedError('no'));
  openDesk();
  expect(
    await screen.findByText(/celui des responsables de la commune/),
  ).toBeInTheDocument();
});

test('an invitation is accepted with the account that it names', async () => {
  back.readResponsableInvitation.mockResolvedValue(invitation);
  back.acceptResponsableInvitation.mockResolvedValueOnce();
  const user = openInvitation();
  expect(await screen.findByText('bruno@exemple.fr')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Accepter' }));
  await vi.waitFor(() => expect(onAccepted).toHaveBeenCalledExactlyOnceWith('13010'));
});

test.each([
  ['used by another', { ...invitation, usedBy: 'chloe' }, /a déjà servi/],
  ['accepted before', { ...invitation, usedBy: 'bruno' }, /déjà accepté/],
  ['of long ago', { ...invitation, createdAt: 0 }, /a expiré/],
  ['taken back', null, /n’existe plus/],
])('an invitation %s says so, and offers nothing to accept', async (_, known, said) => {
  back.readResponsableInvitation.mockResolvedValue(known);
  openInvitation();
  expect(await screen.findByRole('heading', { name: said })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accepter' })).toBeNull();
});

test('an invitation that is refused says why', async () => {
  back.readResponsableInvitation.mockResolvedValue(invitation);
  back.acceptResponsableInvitation.mockRejectedValueOnce(new AccessDeniedError('used'));
  const user = openInvitation();
  await user.click(await screen.findByRole('button', { name: 'Accepter' }));
  expect(await screen.findByText(/ne peut plus être acceptée/)).toBeVisible();
});
