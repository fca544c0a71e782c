import { cleanup, render, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { geoQueries } from '@/data/geo/geo-queries.ts';
import { responsableRepository } from '@/data/commune/responsable-repository.ts';
import { signalementInboxRepository } from '@/data/signalement/signalement-inbox-repository.ts';
import {
  territoireRepository,
  type InvitationDeTerritoire,
} from '@/data/territoire/territoire-repository.ts';
import type { CommuneSuggestion } from '@/domain/commune/search.ts';
import { territoireOf } from '@/domain/territoire/territoire.ts';
import { AccessDeniedError, OfflineError } from '@/lib/errors/data-error.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { HabitsForm } from './habits-form.tsx';
import { Rattachement } from './rattachement.tsx';
import { TerritoireDesk } from './territoire-desk.tsx';

type Territoires = ReturnType<typeof territoireRepository>;
type Communes = ReturnType<typeof responsableRepository>;

const siren = '200035087';
const nom = 'Terre de Provence';
const territoires = {
  read: vi.fn<Territoires['read']>(),
  open: vi.fn<Territoires['open']>(),
  leave: vi.fn<Territoires['leave']>(),
  listWaiting: vi.fn<Territoires['listWaiting']>(),
  readInvitation: vi.fn<Territoires['readInvitation']>(),
  accept: vi.fn<Territoires['accept']>(),
  dress: vi.fn<Territoires['dress']>(),
};
const communes = {
  readDesk: vi.fn<Communes['readDesk']>(),
  listParcours: vi.fn<Communes['listParcours']>(),
  listWaiting: vi.fn<Communes['listWaiting']>(),
  listOwn: vi.fn<Communes['listOwn']>(),
};
const invitation: InvitationDeTerritoire = {
  jeton: '0f'.repeat(16),
  siren,
  nom,
  insee: '13010',
  usedBy: null,
  createdAt: Date.now(),
};
const onAccepted = vi.fn<(insee: string) => void>();

function show(element: ReactNode) {
  const services = createSilentServices();
  territoireRepository.handIn(services, territoires);
  responsableRepository.handIn(services, communes);
  signalementInboxRepository.handIn(services, { list: () => Promise.resolve([]) });
  render(
    <MemoryRouter services={services}>
      <ServerState services={services}>{element}</ServerState>
    </MemoryRouter>,
  );
  return userEvent.setup({ delay: null });
}

beforeEach(() => {
  territoires.read.mockResolvedValue(
    territoireOf(siren, {
      nom,
      communes: { '13010': 'Barbentane', '13027': 'Châteaurenard' },
      couleur: '',
      blason: '',
    }),
  );
  territoires.listWaiting.mockResolvedValue([]);
  communes.readDesk.mockResolvedValue({
    insee: siren,
    nom,
    uid: 'nadia',
    responsables: [{ uid: 'nadia', nom: 'Nadia', adresse: '' }],
  });
  communes.listParcours.mockResolvedValue([]);
  communes.listWaiting.mockResolvedValue([]);
  communes.listOwn.mockResolvedValue([{ insee: '13010', nom: 'Barbentane' }]);
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
  for (const one of [...Object.values(territoires), ...Object.values(communes)]) {
    one.mockReset();
  }
});

test('the people of a territory find its communes, and remove one', async () => {
  territoires.leave.mockResolvedValueOnce();
  const user = show(<TerritoireDesk siren={siren} isAdmin={false} onLeft={vi.fn()} />);
  const list = await screen.findByRole('list', { name: 'Communes du territoire' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  expect(within(list).getByRole('link', { name: 'Barbentane' })).toHaveAttribute(
    'href',
    '/admin/parcours/ed?commune=13010',
  );
  await user.click(screen.getByRole('button', { name: /^Détacher ?Barbentane$/ }));
  await user.click(screen.getByRole('button', { name: 'Détacher' }));
  expect(territoires.leave).toHaveBeenCalledExactlyOnceWith(siren, '13010');
  expect(await screen.findByText(/Barbentane n’est plus du territoire/)).toBeVisible();
});

/** Result for any typed text. */
function findCommunes(answer: () => Promise<CommuneSuggestion[]>): void {
  const { communes: asked } = geoQueries;
  vi.spyOn(geoQueries, 'communes').mockImplementation((typed) => ({
    ...asked(typed),
    queryFn: answer,
  }));
}

test('a commune that is not found has its own sentence', async () => {
  findCommunes(() => Promise.resolve([]));
  const user = show(<TerritoireDesk siren={siren} isAdmin={false} onLeft={vi.fn()} />);
  await user.type(await screen.findByLabelText('Inviter une commune'), 'zz');
  expect(await screen.findByText(/Aucune commune ne répond à «.zz.»/)).toBeVisible();
});

test('communes that cannot be looked for show why', async () => {
  findCommunes(() => Promise.reject(new OfflineError('No network.')));
  const user = show(<TerritoireDesk siren={siren} isAdmin={false} onLeft={vi.fn()} />);
  await user.type(await screen.findByLabelText('Inviter une commune'), 'zz');
  expect(await screen.findByText(errorMessage(new OfflineError('')))).toBeVisible();
});

test('a commune and one merged into it are two lines of the list', async () => {
  const commune = { insee: '13010', nom: 'Barbentane', departement: '13' };
  findCommunes(() =>
    Promise.resolve(
      ['Barbentane', 'Ancienne – Barbentane'].map((label) => ({
        ...{ commune, nom: label, label, codePostal: null, centre: null },
      })),
    ),
  );
  const user = show(<TerritoireDesk siren={siren} isAdmin={false} onLeft={vi.fn()} />);
  await user.type(await screen.findByLabelText('Inviter une commune'), '13010');
  const list = await screen.findByRole('list', { name: 'Communes trouvées' });
  // React logs an error for two lines with one key.
  expect(within(list).getAllByRole('button')).toHaveLength(2);
});

test('a link that waits names its commune, and is copied by a press', async () => {
  const commune = { insee: '13010', nom: 'Barbentane', departement: '13' };
  findCommunes(() =>
    Promise.resolve([
      { commune, nom: commune.nom, label: commune.nom, codePostal: null, centre: null },
    ]),
  );
  territoires.listWaiting.mockResolvedValue([invitation]);
  const user = show(<TerritoireDesk siren={siren} isAdmin={false} onLeft={vi.fn()} />);
  const link = await screen.findByLabelText('Lien pour Barbentane');
  await user.click(screen.getByRole('button', { name: 'Copier le lien' }));
  expect(await screen.findByRole('button', { name: 'Lien copié' })).toBeVisible();
  expect(link).toHaveValue(await navigator.clipboard.readText());
});

test('the piece of page for another site names the list and the map of the territory', async () => {
  show(<TerritoireDesk siren={siren} isAdmin={false} onLeft={vi.fn()} />);
  expect(
    await screen.findByText(
      new RegExp(`<iframe src="[^"]*/les_quetes/territoire/${siren}/integration"`),
    ),
  ).toBeVisible();
});

test('the team opens a territory that has no desk yet', async () => {
  communes.readDesk.mockResolvedValue(null);
  territoires.read.mockResolvedValue(null);
  territoires.open.mockResolvedValueOnce();
  const user = show(<TerritoireDesk siren={siren} isAdmin onLeft={vi.fn()} />);
  await user.type(await screen.findByLabelText('Nom du territoire'), ` ${nom} `);
  await user.click(screen.getByRole('button', { name: 'Ouvrir le bureau' }));
  expect(territoires.open).toHaveBeenCalledExactlyOnceWith(siren, nom);
});

test('an account outside the territory reads its owner', async () => {
  communes.readDesk.mockRejectedValue(new AccessDeniedError('no'));
  show(<TerritoireDesk siren={siren} isAdmin={false} onLeft={vi.fn()} />);
  expect(
    await screen.findByText(/Ce bureau est celui des personnes du territoire/),
  ).toBeVisible();
});

const openInvitation = () =>
  show(<Rattachement jeton={invitation.jeton} uid="odile" onAccepted={onAccepted} />);

test('a responsable of the commune consents', async () => {
  territoires.readInvitation.mockResolvedValue(invitation);
  territoires.accept.mockResolvedValueOnce();
  const user = openInvitation();
  await user.click(
    await screen.findByRole('button', { name: 'Oui, Barbentane rejoint le territoire' }),
  );
  await waitFor(() => expect(onAccepted).toHaveBeenCalledExactlyOnceWith('13010'));
});

test('a commune of another territory is refused, and reads why', async () => {
  territoires.readInvitation.mockResolvedValue(invitation);
  territoires.accept.mockRejectedValueOnce(new AccessDeniedError('one at most'));
  const user = openInvitation();
  await user.click(await screen.findByRole('button', { name: /^Oui, Barbentane/ }));
  expect(await screen.findByText(/déjà d’un territoire/)).toBeVisible();
});

test('an account that does not answer for the commune is sent to the team', async () => {
  territoires.readInvitation.mockResolvedValue(invitation);
  communes.listOwn.mockResolvedValue([]);
  openInvitation();
  expect(await screen.findByText(/ce compte n’en répond pas/)).toBeVisible();
});

test('a withdrawn, used or expired invitation shows that', async () => {
  const states: [InvitationDeTerritoire | null, RegExp][] = [
    [null, /n’existe plus/],
    [{ ...invitation, usedBy: 'autre' }, /a déjà servi/],
    [{ ...invitation, usedBy: 'odile' }, /est du territoire/],
    [{ ...invitation, createdAt: 0 }, /a expiré/],
  ];
  for (const [stored, words] of states) {
    territoires.readInvitation.mockResolvedValue(stored);
    openInvitation();
    expect(await screen.findByRole('heading', { name: words })).toBeVisible();
    cleanup();
  }
});

test('a colour is one on which white is readable', async () => {
  territoires.dress.mockResolvedValue();
  const of = { insee: siren, nom };
  const user = show(<HabitsForm of={of} shown={null} />);
  expect(screen.getByRole('button', { name: 'Garder cette couleur' })).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: 'Ocre' }));
  await user.click(screen.getByRole('button', { name: 'Garder cette couleur' }));
  expect(territoires.dress).toHaveBeenCalledExactlyOnceWith(of, { couleur: '#8a5a00' });
  expect(await screen.findByText('La couleur est en place.')).toBeVisible();
});

test('a refused file of arms shows the reason, and nothing is sent', async () => {
  const user = show(<HabitsForm of={{ insee: siren, nom }} shown={null} />);
  const input = screen.getByLabelText('Fichier des armes');
  const heavy = new File([new Uint8Array(40 * 1024 * 1024)], 'a.png', {
    type: 'image/png',
  });
  await user.upload(input, heavy);
  expect(await screen.findByText(/dépasse 10 Mo/)).toBeVisible();
  expect(territoires.dress).not.toHaveBeenCalled();
});
