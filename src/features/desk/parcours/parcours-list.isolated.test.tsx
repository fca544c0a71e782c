import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createParcours } from '@/testing/factories.ts';
import { readWholeRecherche } from '@/data/catalogue/catalogue-repository.ts';
import { deleteDraft, listDrafts, writeDraft } from '@/data/parcours/draft-repository.ts';
import { newDraft } from '@/data/parcours/new-draft.ts';
import { membreRepository } from '@/data/membre/membre-repository.ts';
import {
  tableauRepository,
  type TableauRest,
  type TableauState,
} from '@/data/tableau/tableau-repository.ts';
import { createFiche } from '@/testing/fiche-factory.ts';
import { parcoursIdSchema } from '@/domain/parcours/parcours.ts';
import type { Ligne } from '@/domain/parcours/tableau.ts';
import {
  AccessDeniedError,
  InvalidDocumentError,
  OfflineError,
} from '@/lib/errors/data-error.ts';
import { dataError } from '@/testing/data-errors.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { waitFor } from '@/testing/wait-for.ts';
import { ParcoursList } from './parcours-list.tsx';

vi.mock('@/data/catalogue/catalogue-repository.ts', () => ({
  readWholeRecherche: vi.fn(),
}));
const openTableau = vi.fn<() => Promise<TableauState>>();
const gatherTableau = vi.fn<() => Promise<TableauState>>();
const readRest = vi.fn<() => Promise<TableauRest>>();
const followParcours = vi.fn<(id: string, isFollowed: boolean) => Promise<void>>();

function createRow(number: number, overrides: Partial<Ligne> = {}): Ligne {
  return {
    id: parcoursIdSchema.parse(`parcours${String(number).padStart(8, '0')}`),
    titre: `Parcours ${number}`,
    genre: 'quete',
    communeNom: 'Dinan',
    departement: '22',
    etapeCount: 3,
    etat: 'brouillon',
    publication: null,
    updatedAt: Date.UTC(2026, 10, 21),
    par: null,
    suivi: null,
    membreUids: [],
    controle: { erreurs: 0 },
    ...overrides,
  };
}

function createState(
  lignes: readonly Ligne[],
  overrides: Partial<TableauState> = {},
): TableauState {
  return {
    uid: 'claire',
    lignes: [...lignes],
    ouverts: { at: Date.UTC(2026, 10, 22), commentaires: {}, signalements: {} },
    isCounted: true,
    isWhole: true,
    unreadableCount: 0,
    further: null,
    ...overrides,
  };
}

function publicationOf(slug: string, at = Date.UTC(2026, 10, 21)) {
  return { queteId: `22_dinan_${slug}`, slug, version: 2, at };
}

function renderList(address = '/') {
  const services = createSilentServices();
  tableauRepository.handIn(services, {
    open: openTableau,
    gather: gatherTableau,
    readRest,
  });
  membreRepository.handIn(services, { follow: followParcours });
  render(
    <ServerState services={services}>
      <MemoryRouter services={services} address={address}>
        <ParcoursList />
      </MemoryRouter>
    </ServerState>,
  );
  return userEvent.setup({ delay: null });
}

async function rowOf(titre: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { name: titre });
  const row = heading.closest('li');
  if (row === null) throw new Error('A parcours stands in a list.');
  return row;
}

beforeEach(async () => {
  vi.resetAllMocks();
  for (const { id } of await listDrafts()) await deleteDraft(id);
  vi.mocked(readWholeRecherche).mockResolvedValue([
    createFiche({ queteId: '22_dinan_publie' }),
    createFiche({ queteId: '22_dinan_modifie' }),
  ]);
});

describe('the list of parcours', () => {
  it('shows the state of each one, and links to it', async () => {
    openTableau.mockResolvedValue(
      createState([
        createRow(1, { titre: '' }),
        createRow(2, { publication: publicationOf('publie') }),
        createRow(3, { publication: publicationOf('modifie', Date.UTC(2026, 10, 1)) }),
        createRow(4, { publication: publicationOf('retire') }),
      ]),
    );
    renderList();
    const draft = await rowOf('Parcours sans titre');
    expect(draft).toHaveTextContent('Brouillon');
    expect(draft).toHaveTextContent('Dinan · Quête · 3 étapes');
    const published = await rowOf('Parcours 2');
    expect(published).toHaveTextContent(/Publié, version\s2/);
    expect(within(published).getByRole('link', { name: 'Parcours 2' })).toHaveAttribute(
      'href',
      '/admin/parcours/edit?id=parcours00000002',
    );
    expect(
      within(published).getByRole('link', { name: /^Voir la quête/ }),
    ).toHaveAttribute('href', '/les_quetes/22/dinan/publie');
    expect(await rowOf('Parcours 3')).toHaveTextContent(/Modifié depuis la version\s2/);
    const withdrawn = await rowOf('Parcours 4');
    await waitFor(() => expect(withdrawn).toHaveTextContent('Retiré du site'));
    expect(within(withdrawn).queryByRole('link', { name: /^Voir/ })).toBeNull();
    expect(readWholeRecherche).toHaveBeenCalledOnce();
  });

  it('shows the last author, the result of the check, the open items and the follower of each', async () => {
    const published = createRow(2, {
      publication: publicationOf('publie'),
      controle: { erreurs: 1 },
      par: { uid: 'leo', nom: 'Léo' },
      suivi: { uid: 'claire', nom: 'Claire' },
    });
    const checked = createRow(3, { controle: { erreurs: 0 } });
    openTableau.mockResolvedValue(
      createState([createRow(1), published, checked], {
        ouverts: {
          at: 0,
          commentaires: { [published.id]: 2 },
          signalements: { '22_dinan_publie': 1 },
        },
      }),
    );
    renderList();
    const row = await rowOf('Parcours 2');
    expect(row).toHaveTextContent('par Léo');
    expect(row).toHaveTextContent(/Contrôle\s: 1 à corriger/);
    expect(row).toHaveTextContent('2 commentaires ouverts');
    expect(
      within(row).getByRole('link', { name: /^1\s*signalement ouvert$/ }),
    ).toHaveAttribute('href', '/admin/parcours/message?vue=signalements');
    expect(row).toHaveTextContent('Suivi par Claire');
    expect(await rowOf('Parcours 3')).toHaveTextContent(/Contrôle\s: rien à corriger/);
  });

  it('shows twenty, and the next ones on request', async () => {
    const rows = Array.from({ length: 25 }, (_, index) => createRow(index + 1));
    openTableau.mockResolvedValue(createState(rows));
    const user = renderList();
    await rowOf('Parcours 20');
    expect(screen.queryByRole('heading', { name: 'Parcours 21' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Afficher la suite' }));
    await rowOf('Parcours 25');
    expect(screen.queryByRole('button', { name: 'Afficher la suite' })).toBeNull();
  });

  it('filters by state on request, and reports an empty one', async () => {
    openTableau.mockResolvedValue(
      createState([createRow(1, { etat: 'relecture' }), createRow(2)]),
    );
    const user = renderList('/admin/parcours/dashboard?etat=relecture');
    await rowOf('Parcours 1');
    expect(screen.queryByRole('heading', { name: 'Parcours 2' })).toBeNull();
    const choice = screen.getByRole('navigation', { name: 'Parcours à montrer' });
    expect(within(choice).getByRole('link', { name: 'En relecture' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await user.click(within(choice).getByRole('link', { name: 'Archivé' }));
    expect(await screen.findByText(/Aucun parcours n’en est là/)).toBeVisible();
  });

  it('finds published parcours under their own state, no longer among the drafts', async () => {
    openTableau.mockResolvedValue(
      createState([
        createRow(1),
        createRow(2, { publication: publicationOf('publie') }),
        createRow(3, { publication: publicationOf('publie'), etat: 'archive' }),
      ]),
    );
    const user = renderList('/admin/parcours/dashboard?etat=publie');
    await rowOf('Parcours 2');
    expect(screen.queryByRole('heading', { name: 'Parcours 1' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Parcours 3' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Brouillon' }));
    await rowOf('Parcours 1');
    expect(screen.queryByRole('heading', { name: 'Parcours 2' })).toBeNull();
  });

  it('is searched during typing', async () => {
    openTableau.mockResolvedValue(
      createState([
        createRow(1, { titre: 'Le lavoir', communeNom: 'Vézelay' }),
        createRow(2),
      ]),
    );
    const user = renderList('/admin/parcours/dashboard');
    await rowOf('Parcours 2');
    await user.type(screen.getByRole('searchbox', { name: 'Chercher' }), 'vezelay');
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Parcours 2' })).toBeNull(),
    );
    await rowOf('Le lavoir');
  });

  it('brings itself up to date', async () => {
    openTableau.mockResolvedValue(
      createState([createRow(1)], { isWhole: false, isCounted: false }),
    );
    gatherTableau.mockResolvedValue(createState([createRow(1), createRow(2)]));
    renderList();
    await rowOf('Parcours 2');
    expect(gatherTableau).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Mettre la liste à jour' })).toBeNull();
  });

  it('invites to write the first one', async () => {
    openTableau.mockResolvedValue(createState([]));
    renderList();
    expect(
      await screen.findByRole('link', { name: 'Écrire un parcours' }),
    ).toHaveAttribute('href', '/admin/parcours/dashboard?vue=commencer');
  });

  it('has the parcours of this device only, even offline', async () => {
    openTableau.mockRejectedValue(new OfflineError(''));
    const parcours = createParcours({ titre: 'Ici seulement' });
    await writeDraft(newDraft(parcours, { updatedAt: 0 }));
    renderList();
    const row = await rowOf('Ici seulement');
    expect(row).toHaveTextContent('Sur cet appareil seulement');
    expect(within(row).getByRole('link', { name: /^Reprendre/ })).toHaveAttribute(
      'href',
      `/admin/parcours/simple?id=${parcours.id}`,
    );
    expect(await screen.findByText(/ne répondent pas/)).toBeVisible();
  });

  it('shows the remedy when the rules refuse, and retries', async () => {
    openTableau.mockRejectedValueOnce(new AccessDeniedError(''));
    openTableau.mockResolvedValue(createState([createRow(1)], { unreadableCount: 1 }));
    const user = renderList();
    expect(
      await screen.findByText(/Votre compte n’a pas, ou plus, accès aux parcours/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Se reconnecter' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    await rowOf('Parcours 1');
    expect(screen.getByText(/Un parcours est illisible/)).toBeVisible();
  });
});

it('a list that cannot be read shows why, and is read again on request', async () => {
  openTableau.mockRejectedValue(new InvalidDocumentError(''));
  const user = renderList();
  expect(
    await screen.findByText(/^Les parcours ne peuvent pas être lus pour l’instant\./),
  ).toBeVisible();
  openTableau.mockResolvedValue(createState([createRow(1)]));
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  await rowOf('Parcours 1');
});

it('a list that cannot be updated stays unchanged, with the reason', async () => {
  const { error, sentence } = dataError;
  openTableau.mockResolvedValue(createState([createRow(1)], { isWhole: false }));
  gatherTableau.mockRejectedValue(error);
  vi.spyOn(console, 'warn').mockReturnValue();
  const user = renderList();
  await rowOf('Parcours 1');
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Parcours 1' })).toBeVisible();
  gatherTableau.mockResolvedValue(createState([createRow(2)]));
  await user.click(screen.getByRole('button', { name: 'Mettre la liste à jour' }));
  await rowOf('Parcours 2');
});

describe('a list of several parts', () => {
  const further = { partCount: 3, movedAt: 4 };
  const newest = Array.from({ length: 25 }, (_, index) => createRow(index + 1));
  const older = [
    createRow(1, { titre: 'Parcours d’avant', updatedAt: 1 }),
    createRow(90, { titre: 'Le vieux lavoir', communeNom: 'Vézelay', updatedAt: 2 }),
  ];

  beforeEach(() => {
    openTableau.mockResolvedValue(createState(newest, { further }));
    readRest.mockResolvedValue({ lignes: older, isWhole: true });
  });

  it('opens with the rows that changed last, and reads the others once it is scrolled to its end', async () => {
    const user = renderList();
    await rowOf('Parcours 20');
    expect(screen.getByText(/^Les 25\sparcours modifiés en dernier$/)).toBeVisible();
    expect(readRest).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Afficher la suite' }));
    await rowOf('Le vieux lavoir');
    expect(readRest).toHaveBeenCalledExactlyOnceWith(further);
    expect(screen.getByText(/^26\sparcours$/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Parcours d’avant' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Afficher la suite' })).toBeNull();
  });

  it('reads the others when it is searched', async () => {
    const user = renderList();
    await rowOf('Parcours 20');
    await user.type(screen.getByRole('searchbox', { name: 'Chercher' }), 'vieux');
    await rowOf('Le vieux lavoir');
    expect(readRest).toHaveBeenCalledOnce();
  });

  it('reads the others when it is filtered', async () => {
    renderList('/admin/parcours/dashboard?commune=Vézelay');
    await rowOf('Le vieux lavoir');
    expect(screen.getByText(/^1\sparcours$/)).toBeVisible();
  });

  it('reads the others for the names of all communes', async () => {
    const user = renderList();
    await rowOf('Parcours 20');
    await user.click(screen.getByRole('combobox', { name: 'Commune' }));
    expect(await screen.findByRole('option', { name: 'Vézelay' })).toBeInTheDocument();
  });

  it('restarts if a part cannot be read', async () => {
    readRest.mockResolvedValue({ lignes: older, isWhole: false });
    gatherTableau.mockResolvedValue(createState([createRow(7)]));
    renderList('/admin/parcours/dashboard?commune=Vézelay');
    expect(await screen.findByText(/Aucun parcours n’en est là/)).toBeVisible();
  });

  it('shows why the others cannot be read, without calling them absent, and reads them on request', async () => {
    const { error, sentence } = dataError;
    readRest.mockRejectedValue(error);
    const user = renderList('/admin/parcours/dashboard?commune=Vézelay');
    const alert = await screen.findByText(/^La suite de la liste n’a pas pu être lue/);
    expect(alert).toHaveTextContent(sentence);
    expect(screen.queryByText(/Aucun parcours n’en est là/)).toBeNull();
    readRest.mockResolvedValue({ lignes: older, isWhole: true });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    await rowOf('Le vieux lavoir');
  });
});

describe('following a parcours', () => {
  const other = createRow(1, { suivi: { uid: 'leo', nom: 'Léo' } });
  const mine = createRow(1, { suivi: { uid: 'claire', nom: 'Claire' } });

  it('is begun in the place of a colleague, and ended, from its row', async () => {
    openTableau.mockResolvedValue(createState([other]));
    gatherTableau.mockResolvedValueOnce(createState([mine]));
    gatherTableau.mockResolvedValueOnce(createState([createRow(1)]));
    followParcours.mockResolvedValue();
    const user = renderList();
    const row = await rowOf('Parcours 1');
    await user.click(within(row).getByRole('button', { name: /^Suivre.*Parcours 1/ }));
    await user.click(await screen.findByRole('button', { name: /^Ne plus suivre/ }));
    expect(await screen.findByRole('button', { name: /^Suivre/ })).toBeVisible();
    expect(followParcours.mock.calls).toEqual([
      [other.id, true],
      [other.id, false],
    ]);
  });

  it('stays unchanged after a failed write, with the reason', async () => {
    const { error, sentence } = dataError;
    openTableau.mockResolvedValue(createState([other]));
    followParcours.mockRejectedValue(error);
    vi.spyOn(console, 'warn').mockReturnValue();
    const user = renderList();
    await user.click(await screen.findByRole('button', { name: /^Suivre/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(await rowOf('Parcours 1')).toHaveTextContent('Suivi par Léo');
    expect(gatherTableau).not.toHaveBeenCalled();
  });
});
