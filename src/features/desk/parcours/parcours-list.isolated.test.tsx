import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createParcours } from '@/testing/factories.ts';
import { readWholeRecherche } from '@/data/catalogue/catalogue-repository.ts';
import { deleteDraft, listDrafts, writeDraft } from '@/data/parcours/draft-repository.ts';
import { newDraft } from '@/data/parcours/new-draft.ts';
import { membreRepository } from '@/data/membre/membre-repository.ts';
import { presenceRepository } from '@/data/presence/presence-repository.ts';
import { ParcoursMovedError, type MembreStore } from '@/data/membre/membre-store.ts';
import { parcoursRepository } from '@/data/parcours/parcours-repository.ts';
import type { ParcoursStore } from '@/data/parcours/parcours-store.ts';
import {
  tableauRepository,
  type TableauRest,
  type TableauState,
} from '@/data/tableau/tableau-repository.ts';
import { createFiche } from '@/testing/fiche-factory.ts';
import { parcoursIdSchema } from '@/domain/parcours/parcours.ts';
import type { Ligne, Personne } from '@/domain/parcours/tableau.ts';
import {
  AccessDeniedError,
  InvalidDocumentError,
  OfflineError,
} from '@/lib/errors/data-error.ts';
import { saveFile } from '@/lib/save-file.ts';
import { dataError } from '@/testing/data-errors.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { waitFor } from '@/testing/wait-for.ts';
import { ParcoursList } from './parcours-list.tsx';

vi.mock('@/data/catalogue/catalogue-repository.ts', () => ({
  readWholeRecherche: vi.fn(),
}));
vi.mock('@/lib/save-file.ts', () => ({ saveFile: vi.fn() }));
const openTableau = vi.fn<() => Promise<TableauState>>();
const gatherTableau = vi.fn<() => Promise<TableauState>>();
const readRest = vi.fn<() => Promise<TableauRest>>();
const move = vi.fn<MembreStore['move']>();
const followParcours = vi.fn<(id: string, who: unknown) => Promise<void>>();
const loadParcours = vi.fn<ParcoursStore['load']>();
const watchTeam = vi.fn<(onTeam: (team: readonly Personne[]) => void) => () => void>();

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
    controle: { erreurs: 0, conseils: 0 },
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
  membreRepository.handIn(services, { move, follow: followParcours });
  parcoursRepository.handIn(services, { load: loadParcours });
  presenceRepository.handIn(services, { watchTeam });
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
  watchTeam.mockReturnValue(vi.fn());
  localStorage.clear();
  for (const { id } of await listDrafts()) await deleteDraft(id);
  vi.mocked(readWholeRecherche).mockResolvedValue([
    createFiche({ queteId: '22_dinan_publie' }),
    createFiche({ queteId: '22_dinan_modifie' }),
  ]);
});

describe('the list of parcours', () => {
  it('tells where each one stands, and leads to it', async () => {
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
    expect(within(published).getByRole('link', { name: /^Modifier/ })).toHaveAttribute(
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

  it('tells who changed it last, what the check found, what is open and who follows it', async () => {
    const published = createRow(2, {
      publication: publicationOf('publie'),
      controle: { erreurs: 1, conseils: 14 },
      par: { uid: 'leo', nom: 'Léo' },
      suivi: { uid: 'claire', nom: 'Claire' },
    });
    const checked = createRow(3, { controle: { erreurs: 0, conseils: 0 } });
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
    expect(row).toHaveTextContent(/Contrôle\s: 1 erreur, 14 conseils/);
    expect(row).toHaveTextContent('2 commentaires ouverts');
    expect(
      within(row).getByRole('link', { name: /^1\s*signalement ouvert$/ }),
    ).toHaveAttribute('href', '/admin/parcours/message?vue=signalements');
    expect(row).toHaveTextContent('Suivi par Claire');
    expect(await rowOf('Parcours 3')).toHaveTextContent(/Contrôle\s: rien à redire/);
  });

  it('shows twenty, and the next ones when asked', async () => {
    const rows = Array.from({ length: 25 }, (_, index) => createRow(index + 1));
    openTableau.mockResolvedValue(createState(rows));
    const user = renderList();
    await rowOf('Parcours 20');
    expect(screen.queryByRole('heading', { name: 'Parcours 21' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Afficher la suite' }));
    await rowOf('Parcours 25');
    expect(screen.queryByRole('button', { name: 'Afficher la suite' })).toBeNull();
  });

  it('shows those in one state when asked, and says when there is none', async () => {
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

  it('finds what is published under its own word, and no longer among the drafts', async () => {
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

  it('is searched as one types, and keeps a way to look under a name on this device', async () => {
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
    await user.type(screen.getByLabelText('Garder cette vue sous le nom'), 'Ma colline');
    await user.click(screen.getByRole('button', { name: 'Garder la vue' }));
    const views = screen.getByRole('list', { name: 'Vues gardées' });
    expect(within(views).getByRole('link', { name: 'Ma colline' })).toHaveAttribute(
      'href',
      '/admin/parcours/dashboard?q=vezelay',
    );
    await user.click(within(views).getByRole('button', { name: /^Retirer/ }));
    expect(screen.queryByRole('list', { name: 'Vues gardées' })).toBeNull();
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

  it('holds what is on this device alone, even without network', async () => {
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

  it('says what to do when the rules refuse, and tries again', async () => {
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

it('a list that cannot be brought up to date stays as it was, and says why', async () => {
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

  it('is begun again where a part cannot be read', async () => {
    readRest.mockResolvedValue({ lignes: older, isWhole: false });
    gatherTableau.mockResolvedValue(createState([createRow(7)]));
    renderList('/admin/parcours/dashboard?commune=Vézelay');
    expect(await screen.findByText(/Aucun parcours n’en est là/)).toBeVisible();
  });

  it('says why the others cannot be read, without saying that there are none, and reads them when asked', async () => {
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

describe('several parcours at once', () => {
  const rows = [
    createRow(1, { etat: 'approuve' }),
    createRow(2, {
      membreUids: ['leo'],
      par: { uid: 'leo', nom: 'Léo' },
    }),
    createRow(3, { etat: 'archive' }),
  ];
  const choose = async (user: ReturnType<typeof renderList>, ...numbers: number[]) => {
    for (const number of numbers) {
      await rowOf(`Parcours ${number}`);
      const name = `Choisir «\u00A0Parcours ${number}\u00A0»`;
      await user.click(screen.getByRole('checkbox', { name }));
    }
  };

  beforeEach(() => {
    openTableau.mockResolvedValue(createState(rows));
    gatherTableau.mockResolvedValue(createState(rows));
    vi.spyOn(console, 'warn').mockReturnValue();
  });

  it('are archived after a delay in which that is taken back', async () => {
    const user = renderList();
    await choose(user, 1);
    await user.click(screen.getByRole('button', { name: 'Archiver' }));
    await user.click(screen.getByRole('button', { name: /Annuler$/ }));
    expect(screen.getByText('Rien n’a changé.')).toBeVisible();
    expect(move).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Archiver' }));
    await user.click(screen.getByRole('button', { name: 'Le faire maintenant' }));
    expect(await screen.findByText('1 parcours archivé.')).toBeVisible();
    expect(move).toHaveBeenCalledExactlyOnceWith(rows[0]?.id, 'approuve', 'archive');
    expect(gatherTableau).toHaveBeenCalledOnce();
  });

  it('are told apart, those that stayed as they were with the reason', async () => {
    move.mockImplementation((id) =>
      id === rows[1]?.id ? Promise.reject(new ParcoursMovedError('')) : Promise.resolve(),
    );
    const user = renderList();
    await rowOf('Parcours 1');
    await user.click(screen.getByRole('button', { name: 'Tout choisir' }));
    await user.click(screen.getByRole('button', { name: 'Archiver' }));
    expect(screen.getByText('3 parcours à archiver')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Le faire maintenant' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/Parcours 2\s: Quelqu’un l’a fait avancer/);
    expect(alert).toHaveTextContent(/Parcours 3\s: Il est déjà archivé/);
    expect(screen.getByText('1 parcours archivé.')).toBeVisible();
    // What stayed is still chosen.
    expect(screen.getByText('2 parcours choisis')).toBeVisible();
  });

  it('stay as they were where archiving or following fails, with the reason', async () => {
    const { error, sentence } = dataError;
    move.mockRejectedValue(error);
    followParcours.mockRejectedValue(error);
    const user = renderList();
    await choose(user, 1);
    await user.click(screen.getByRole('button', { name: 'Archiver' }));
    await user.click(screen.getByRole('button', { name: 'Le faire maintenant' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByText('Rien n’a changé.')).toBeVisible();
    const people = screen.getByRole('combobox', { name: 'Confier à' });
    await user.selectOptions(people, 'Moi');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Le faire maintenant' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(followParcours).toHaveBeenCalledOnce();
    // It is still chosen: it may be tried again.
    expect(screen.getByText('1 parcours choisi')).toBeVisible();
  });

  it('are given to oneself or to a membre to follow', async () => {
    followParcours.mockResolvedValue();
    const user = renderList();
    await choose(user, 1, 2);
    const people = screen.getByRole('combobox', { name: 'Confier à' });
    await user.selectOptions(people, 'Léo');
    await user.click(screen.getByRole('button', { name: 'Le faire maintenant' }));
    expect(await screen.findByText('Léo suit 1 parcours.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      /Parcours 1\s: Léo n’y participe pas/,
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Confier à' }), 'Moi');
    await user.click(screen.getByRole('button', { name: 'Le faire maintenant' }));
    expect(await screen.findByText('Vous suivez 1 parcours.')).toBeVisible();
    expect(followParcours).toHaveBeenLastCalledWith(rows[0]?.id, 'moi');
  });

  it('are entrusted to another admin who is at the desk, or who follows a parcours already', async () => {
    watchTeam.mockImplementation((onTeam) => {
      onTeam([
        { uid: 'claire', nom: 'Claire' },
        { uid: 'anne', nom: 'Anne' },
      ]);
      return vi.fn();
    });
    followParcours.mockResolvedValue();
    const user = renderList();
    await choose(user, 1);
    const people = screen.getByRole('combobox', { name: 'Confier à' });
    // Oneself is « Moi ».
    expect(within(people).queryByRole('option', { name: 'Claire' })).toBeNull();
    await user.selectOptions(people, 'Anne');
    await user.click(screen.getByRole('button', { name: 'Le faire maintenant' }));
    expect(await screen.findByText('Anne suit 1 parcours.')).toBeVisible();
    expect(followParcours).toHaveBeenLastCalledWith(rows[0]?.id, {
      uid: 'anne',
      nom: 'Anne',
    });
  });

  it('are taken away in one archive, without those that cannot be read', async () => {
    loadParcours.mockImplementation((id) =>
      id === rows[0]?.id
        ? Promise.resolve({
            parcours: createParcours({ id, titre: 'Le lavoir' }),
          } as Awaited<ReturnType<ParcoursStore['load']>>)
        : Promise.reject(new OfflineError('')),
    );
    const user = renderList();
    await choose(user, 1, 2);
    await user.click(screen.getByRole('button', { name: 'Prendre une copie' }));
    expect(await screen.findByText('1 parcours dans l’archive.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Parcours 2');
    const [file] = vi.mocked(saveFile).mock.calls[0] ?? [];
    expect(file?.name).toMatch(/^parcours-\d{4}-\d{2}-\d{2}\.zip$/);
  });
});
