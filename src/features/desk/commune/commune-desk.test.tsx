import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bureauRepository } from '@/data/commune/bureau-repository.ts';
import {
  responsableRepository,
  type CollectiviteDesk as Desk,
} from '@/data/commune/responsable-repository.ts';
import { territoireRepository } from '@/data/territoire/territoire-repository.ts';
import { AddressNotProvenError } from '@/data/membre/invitation-repository.ts';
import type { LigneCourte } from '@/data/parcours/ligne-courte.ts';
import type { Carte } from '@/domain/catalogue/catalogue.ts';
import type { InvitationDeMairie } from '@/domain/commune/responsable.ts';
import { adresseKey } from '@/domain/mairie/annuaire.ts';
import { parcoursIdSchema } from '@/domain/parcours/parcours.ts';
import { queteIdSchema } from '@/domain/quete/quete.ts';
import { AccessDeniedError, OfflineError } from '@/lib/errors/data-error.ts';
import { createCarte } from '@/testing/carte-factory.ts';
import { dataError } from '@/testing/data-errors.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { waitFor } from '@/testing/wait-for.ts';
import { CommuneDesk } from './commune-desk.tsx';
import { CommuneInvitation } from './commune-invitation.tsx';

type Communes = ReturnType<typeof responsableRepository>;
type Bureau = ReturnType<typeof bureauRepository>;

const communes = {
  readDesk: vi.fn<Communes['readDesk']>(),
  openDesk: vi.fn<Communes['openDesk']>(),
  listParcours: vi.fn<Communes['listParcours']>(),
  remove: vi.fn<Communes['remove']>(),
  invite: vi.fn<Communes['invite']>(),
  listWaiting: vi.fn<Communes['listWaiting']>(),
  readInvitation: vi.fn<Communes['readInvitation']>(),
  accept: vi.fn<Communes['accept']>(),
  takeBack: vi.fn<Communes['takeBack']>(),
  setRecap: vi.fn<Communes['setRecap']>(),
};
const bureau = {
  answersFor: vi.fn<Bureau['answersFor']>(),
  read: vi.fn<Bureau['read']>(),
  open: vi.fn<Bureau['open']>(),
  close: vi.fn<Bureau['close']>(),
};

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
const parcours: LigneCourte = {
  id: parcoursIdSchema.parse('parcoursDuLavoir1'),
  titre: 'Le lavoir',
  communeNom: 'Barbentane',
  etat: 'approuve',
  publication: {
    queteId: queteIdSchema.parse('13_barbentane_le-lavoir'),
    version: 2,
    at: 0,
  },
  updatedAt: 0,
};
const onLeft = vi.fn<() => void>();
const onAccepted = vi.fn<(insee: string) => void>();

function show(element: ReactNode) {
  const services = createSilentServices();
  responsableRepository.handIn(services, communes);
  bureauRepository.handIn(services, bureau);
  territoireRepository.handIn(services, { read: () => Promise.resolve(null) });
  render(
    <MemoryRouter services={services}>
      <ServerState services={services}>{element}</ServerState>
    </MemoryRouter>,
  );
  return userEvent.setup({ delay: null });
}

/** Of no territory; these are the cards of the département. */
function answerPublicly(cartes: readonly Carte[]): void {
  const json = { stringValue: JSON.stringify({ cartes }) };
  vi.stubGlobal('fetch', (_url: string, { method }: RequestInit = {}) =>
    Promise.resolve(Response.json(method === 'POST' ? [] : { fields: { cartes: json } })),
  );
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
  answerPublicly([]);
  communes.readDesk.mockResolvedValue(desk);
  communes.listParcours.mockResolvedValue([parcours]);
  communes.listWaiting.mockResolvedValue([]);
  bureau.answersFor.mockResolvedValue(false);
  bureau.read.mockResolvedValue([]);
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
  vi.unstubAllGlobals();
  for (const one of [
    ...Object.values(communes),
    ...Object.values(bureau),
    onLeft,
    onAccepted,
  ])
    one.mockReset();
});

test('a responsable sees the quêtes of the commune and their reports, and cannot remove people', async () => {
  openDesk();
  expect(
    await screen.findByRole('link', { name: /Signalements et fermetures/ }),
  ).toHaveAttribute('href', '/admin/parcours/ed?entretien=13_barbentane_le-lavoir');
  expect(screen.getByText(/^Publié, version\s2$/)).toBeVisible();
  expect(screen.getByText('bruno@exemple.fr')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Retirer/ })).toBeNull();
});

test('the list and the map of the commune go on its own site once a quête is online', async () => {
  openDesk();
  const snippet = /<iframe src="[^"]*\/les_quetes\/territoire\/13010\/integration"/;
  expect(await screen.findByText(snippet)).toBeVisible();
  expect(screen.getByRole('link', { name: 'L’affiche de la commune' })).toHaveAttribute(
    'href',
    '/mairie?commune=13-barbentane&document=affiche',
  );
  cleanup();
  communes.listParcours.mockResolvedValue([{ ...parcours, publication: null }]);
  openDesk();
  expect(await screen.findByRole('heading', { name: 'Le lavoir' })).toBeVisible();
  expect(screen.queryByText(snippet)).toBeNull();
});

test('a quête of another commune through this one links to its étapes here', async () => {
  const elsewhere = { insee: '13027', nom: 'Châteaurenard', departement: '13' };
  const barbentane = { insee: '13010', nom: 'Barbentane', departement: '13' };
  answerPublicly([
    createCarte({ titre: 'Les deux rives', commune: elsewhere, passe: [barbentane] }),
    createCarte({ queteId: '13_chateaurenard_les-tours', commune: elsewhere }),
  ]);
  openDesk();
  const part = within(
    await screen.findByRole('region', { name: 'Quêtes qui passent chez vous' }),
  );
  expect(part.getAllByRole('link')).toHaveLength(1);
  expect(part.getByRole('link', { name: 'Les deux rives' })).toHaveAttribute(
    'href',
    expect.stringMatching(/ed\?commune=13010&vue=passage&quete=/),
  );
});

test('a responsable makes a link, takes it back, or leaves the commune', async () => {
  communes.invite.mockResolvedValueOnce(invitation);
  communes.takeBack.mockResolvedValueOnce();
  communes.remove.mockResolvedValueOnce();
  const user = openDesk();
  const create = await screen.findByRole('button', { name: 'Créer un lien' });
  communes.listWaiting.mockResolvedValue([invitation]);
  await user.click(create);
  expect(await screen.findByLabelText(/Lien vers le bureau/)).toHaveValue(
    `${window.location.origin}/admin/parcours/ed?responsable=${invitation.jeton}`,
  );
  communes.listWaiting.mockResolvedValue([]);
  await user.click(screen.getByRole('button', { name: 'Reprendre le lien' }));
  expect(await screen.findByText(/Le lien est repris/)).toBeVisible();
  expect(communes.takeBack).toHaveBeenCalledExactlyOnceWith(invitation.jeton);

  await user.click(screen.getByRole('button', { name: /^Quitter ?Barbentane$/ }));
  await user.click(screen.getByRole('button', { name: 'Quitter' }));
  expect(communes.remove).toHaveBeenCalledExactlyOnceWith('13010', 'alice');
  await waitFor(() => expect(onLeft).toHaveBeenCalledOnce());
});

test('a responsable reads the messages of the commune once the team has opened them, and can request them before', async () => {
  openDesk();
  expect(
    await screen.findByText(/ne vous a pas encore ouvert les messages/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'écrivez-nous' })).toHaveAttribute(
    'href',
    '/contact?sujet=mairie',
  );
  cleanup();
  bureau.answersFor.mockResolvedValue(true);
  openDesk();
  expect(
    await screen.findByRole('link', { name: 'Lire les messages de la commune' }),
  ).toHaveAttribute('href', '/admin/parcours/ed?commune=13010&vue=messages');
  expect(screen.queryByRole('button', { name: /Ouvrir les messages/ })).toBeNull();
});

test('the team opens the messages of a commune to a responsable, and closes them', async () => {
  bureau.open.mockResolvedValueOnce();
  bureau.close.mockResolvedValueOnce();
  const user = openDesk(true);
  const open = await screen.findByRole('button', {
    name: /^Ouvrir les messages ?à bruno@/,
  });
  bureau.read.mockResolvedValue(['bruno']);
  await user.click(open);
  expect(bureau.open).toHaveBeenCalledExactlyOnceWith('13010', 'bruno');
  await user.click(
    await screen.findByRole('button', {
      name: /^Fermer les messages ?à bruno@/,
    }),
  );
  expect(bureau.close).toHaveBeenCalledExactlyOnceWith('13010', 'bruno');
  expect(await screen.findByText(/ne lit plus les messages/)).toBeVisible();
});

test('the team opens the desk of a commune without one', async () => {
  communes.readDesk.mockResolvedValue(null);
  communes.openDesk.mockRejectedValueOnce(new OfflineError('cut'));
  communes.openDesk.mockResolvedValueOnce();
  const user = openDesk(true);
  const open = await screen.findByRole('button', { name: 'Ouvrir le bureau' });
  await user.click(open);
  expect(await screen.findByText(/Le service ne répond pas/)).toBeVisible();
  communes.readDesk.mockResolvedValue({ ...desk, responsables: [] });
  await user.click(open);
  expect(communes.openDesk).toHaveBeenLastCalledWith({
    insee: '13010',
    nom: 'Barbentane',
  });
  expect(await screen.findByText(/Personne ne répond encore/)).toBeVisible();
});

test('a responsable of another commune reads the owner of this desk', async () => {
  communes.readDesk.mockRejectedValue(new AccessDeniedError('no'));
  openDesk();
  expect(
    await screen.findByText(/celui des responsables de la commune/),
  ).toBeInTheDocument();
});

test('an invitation is accepted with the account that it names', async () => {
  communes.readInvitation.mockResolvedValue(invitation);
  communes.accept.mockResolvedValueOnce();
  const user = openInvitation();
  expect(await screen.findByText('bruno@exemple.fr')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Accepter' }));
  await waitFor(() => expect(onAccepted).toHaveBeenCalledExactlyOnceWith('13010'));
});

test.each([
  ['used by another', { ...invitation, usedBy: 'chloe' }, /a déjà servi/],
  ['accepted before', { ...invitation, usedBy: 'bruno' }, /déjà accepté/],
  ['of long ago', { ...invitation, createdAt: 0 }, /a expiré/],
  ['taken back', null, /n’existe plus/],
])('an invitation %s shows that, and cannot be accepted', async (_, known, said) => {
  communes.readInvitation.mockResolvedValue(known);
  openInvitation();
  expect(await screen.findByRole('heading', { name: said })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accepter' })).toBeNull();
});

test('an invitation that is refused shows why', async () => {
  communes.readInvitation.mockResolvedValue(invitation);
  communes.accept.mockRejectedValueOnce(new AccessDeniedError('used'));
  const user = openInvitation();
  await user.click(await screen.findByRole('button', { name: 'Accepter' }));
  expect(await screen.findByText(/ne peut plus être acceptée/)).toBeVisible();
});

test('an invitation waits for the proof of the address', async () => {
  communes.readInvitation.mockResolvedValue(invitation);
  communes.accept.mockRejectedValueOnce(new AddressNotProvenError('no'));
  const user = openInvitation();
  await user.click(await screen.findByRole('button', { name: 'Accepter' }));
  expect(await screen.findByText(/Confirmez d’abord l’adresse/)).toBeVisible();
});

test('an invitation accepted by another account meanwhile shows that itself', async () => {
  communes.readInvitation.mockResolvedValueOnce(invitation);
  communes.accept.mockRejectedValueOnce(new AccessDeniedError('used'));
  const user = openInvitation();
  const accept = await screen.findByRole('button', { name: 'Accepter' });
  communes.readInvitation.mockResolvedValue({ ...invitation, usedBy: 'chloe' });
  await user.click(accept);
  expect(await screen.findByRole('heading', { name: /a déjà servi/ })).toBeVisible();
});

const { error, sentence: said } = dataError;

test.each<[string, () => void, isAdmin?: boolean]>([
  ['its parcours', () => communes.listParcours.mockRejectedValue(error)],
  ['its invitations', () => communes.listWaiting.mockRejectedValue(error)],
  ['whether its messages are open', () => bureau.answersFor.mockRejectedValue(error)],
  ['who reads its messages', () => bureau.read.mockRejectedValue(error), true],
  [
    'the parcours of a commune that has no desk',
    () => {
      communes.readDesk.mockResolvedValue(null);
      communes.listParcours.mockRejectedValue(error);
    },
    true,
  ],
])(
  'the desk shows why it cannot read %s, and offers to try again',
  async (_name, fail, isAdmin) => {
    fail();
    openDesk(isAdmin);
    expect(await screen.findByText(said)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  },
);

test.each<[string, () => void, string | RegExp, isAdmin?: boolean]>([
  ['make a link', () => communes.invite.mockRejectedValueOnce(error), 'Créer un lien'],
  [
    'take a link back',
    () => {
      communes.listWaiting.mockResolvedValue([invitation]);
      communes.takeBack.mockRejectedValueOnce(error);
    },
    'Reprendre le lien',
  ],
  [
    'open the messages',
    () => bureau.open.mockRejectedValueOnce(error),
    /^Ouvrir les messages ?à Alice/,
    true,
  ],
  [
    'close the messages',
    () => {
      bureau.read.mockResolvedValue(['alice']);
      bureau.close.mockRejectedValueOnce(error);
    },
    /^Fermer les messages ?à Alice/,
    true,
  ],
])('the desk shows why it cannot %s', async (_name, fail, name, isAdmin) => {
  fail();
  const user = openDesk(isAdmin);
  await user.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText(said)).toBeVisible();
});

test('a responsable who cannot leave reads the reason, and stays', async () => {
  communes.remove.mockRejectedValueOnce(error);
  const user = openDesk();
  await user.click(await screen.findByRole('button', { name: /^Quitter ?Barbentane$/ }));
  await user.click(screen.getByRole('button', { name: 'Quitter' }));
  expect(await screen.findByText(said)).toBeVisible();
  expect(onLeft).not.toHaveBeenCalled();
});

test('a desk that fails to open shows the reason, and retries on request', async () => {
  communes.readDesk.mockRejectedValue(new OfflineError('cut'));
  const user = openDesk();
  expect(await screen.findByText(/Le service ne répond pas/)).toBeInTheDocument();
  communes.readDesk.mockResolvedValue(desk);
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('heading', { name: 'Barbentane' })).toBeVisible();
});

test('an invitation that fails to open shows the reason, and retries on request', async () => {
  communes.readInvitation.mockRejectedValue(error);
  const user = openInvitation();
  expect(await screen.findByText(said)).toBeVisible();
  communes.readInvitation.mockResolvedValue(invitation);
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('button', { name: 'Accepter' })).toBeVisible();
});

test('an invitation with a lost answer is accepted at the next press', async () => {
  communes.readInvitation.mockResolvedValueOnce(invitation);
  communes.accept.mockRejectedValueOnce(new OfflineError('lost'));
  const user = openInvitation();
  await user.click(await screen.findByRole('button', { name: 'Accepter' }));
  expect(await screen.findByText(/Le service ne répond pas/)).toBeVisible();
  communes.accept.mockResolvedValueOnce();
  await user.click(screen.getByRole('button', { name: 'Accepter' }));
  await waitFor(() => expect(onAccepted).toHaveBeenCalledExactlyOnceWith('13010'));
});

describe('the reports by e-mail', () => {
  const box = /^Recevoir à alice@exemple.fr les signalements/;

  test('are requested by a responsable, at her address, and cancelled', async () => {
    let recap = false;
    communes.setRecap.mockImplementation((_insee, wants) => {
      recap = wants;
      return Promise.resolve();
    });
    communes.readDesk.mockImplementation(() =>
      Promise.resolve({
        ...desk,
        responsables: desk.responsables.map((one) =>
          one.uid === 'alice' ? { ...one, recap } : one,
        ),
      }),
    );
    const user = openDesk();
    await user.click(await screen.findByRole('checkbox', { name: box }));
    expect(await screen.findByText(/le prochain récapitulatif vous sera/)).toBeVisible();
    expect(communes.setRecap).toHaveBeenLastCalledWith('13010', true);
    await expect
      .poll(() => screen.getByRole<HTMLInputElement>('checkbox', { name: box }).checked)
      .toBe(true);
    await user.click(screen.getByRole('checkbox', { name: box }));
    expect(await screen.findByText(/vous n’en recevrez plus/)).toBeVisible();
    expect(communes.setRecap).toHaveBeenLastCalledWith('13010', false);
  });

  test('need a proven address, and show why they are refused', async () => {
    communes.setRecap.mockRejectedValue(new AddressNotProvenError('Not verified.'));
    const user = openDesk();
    await user.click(await screen.findByRole('checkbox', { name: box }));
    expect(await screen.findByText(/Confirmez d’abord votre adresse/)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: box })).not.toBeChecked();
  });

  test('are not offered to the team, which answers for no commune', async () => {
    communes.readDesk.mockResolvedValue({ ...desk, uid: 'equipe' });
    openDesk(true);
    expect(await screen.findByRole('heading', { name: 'Responsables' })).toBeVisible();
    expect(screen.queryByText('Signalements par e-mail')).toBeNull();
  });
});

test('only an address of the State’s directory is marked beside its verified responsable', async () => {
  const { part, key } = await adresseKey('alice@exemple.fr');
  const files: Readonly<Record<string, unknown>> = {
    '/annuaire/etat.json': { du: '2026-11-20', fichier: 'annuaire.json' },
    [`/annuaire/${part}.json`]: { [key]: ['13010'] },
  };
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(Response.json(files[address] ?? {})),
  );
  openDesk();
  const mention = await screen.findByText('Adresse de l’annuaire.');
  expect(mention.closest('li')).toHaveTextContent('alice@exemple.fr');
  expect(mention.closest('li')).toHaveTextContent('a prouvé qu’elle la lit');
  vi.unstubAllGlobals();
});
