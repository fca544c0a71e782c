import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from '@/router/create-router.ts';
import { RouterProvider } from '@/router/router-provider.tsx';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createParcours } from '@/testing/factories.ts';
import { readWholeRecherche } from '@/data/catalogue/catalogue-repository.ts';
import { deleteDraft, listDrafts, writeDraft } from '@/data/parcours/draft-repository.ts';
import { newDraft } from '@/data/parcours/new-draft.ts';
import {
  listParcours,
  type ParcoursRow,
} from '@/data/parcours/parcours-list-repository.ts';
import type { RechercheLigne } from '@/domain/catalogue/catalogue.ts';
import { parcoursIdSchema } from '@/domain/parcours/parcours.ts';
import { AccessDeniedError, OfflineError } from '@/lib/errors/data-error.ts';
import { ParcoursList } from './parcours-list.tsx';

vi.mock('@/data/catalogue/catalogue-repository.ts', () => ({
  readWholeRecherche: vi.fn(),
}));
vi.mock('@/data/parcours/parcours-list-repository.ts', () => ({ listParcours: vi.fn() }));
vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 10_000 });

function createRow(number: number, overrides: Partial<ParcoursRow> = {}): ParcoursRow {
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
    ...overrides,
  };
}

function publicationOf(slug: string, at = Date.UTC(2026, 10, 21)) {
  return { queteId: `22_dinan_${slug}`, slug, version: 2, at };
}

function renderList(address = '/') {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <QueryClientProvider client={client}>
            <ParcoursList />
          </QueryClientProvider>
        ),
      },
    ],
    { address },
  );
  render(<RouterProvider router={router} />);
  return userEvent.setup({ delay: null });
}

async function rowOf(titre: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { name: titre });
  const row = heading.closest('li');
  if (row === null) throw new Error('A parcours stands in a list.');
  return row;
}

beforeEach(async () => {
  for (const { id } of await listDrafts()) await deleteDraft(id);
  vi.mocked(readWholeRecherche).mockResolvedValue([
    { i: '22_dinan_publie' } as RechercheLigne,
    { i: '22_dinan_modifie' } as RechercheLigne,
  ]);
});

describe('the list of parcours', () => {
  it('tells where each one stands, and leads to it', async () => {
    vi.mocked(listParcours).mockResolvedValue({
      rows: [
        createRow(1, { titre: '' }),
        createRow(2, { publication: publicationOf('publie') }),
        createRow(3, { publication: publicationOf('modifie', Date.UTC(2026, 10, 1)) }),
        createRow(4, { publication: publicationOf('retire') }),
      ],
      unreadableCount: 0,
      next: null,
    });
    renderList();
    const draft = await rowOf('Parcours sans titre');
    expect(draft).toHaveTextContent('Brouillon');
    expect(draft).toHaveTextContent('Dinan · Quête · 3 étapes');
    const published = await rowOf('Parcours 2');
    expect(published).toHaveTextContent(/Publiée, version\s2/);
    expect(within(published).getByRole('link', { name: /^Modifier/ })).toHaveAttribute(
      'href',
      '/admin/parcours/edit?id=parcours00000002',
    );
    expect(
      within(published).getByRole('link', { name: /^Voir la quête/ }),
    ).toHaveAttribute('href', '/les_quetes/22/dinan/publie');
    expect(await rowOf('Parcours 3')).toHaveTextContent('Modifiée depuis la publication');
    const withdrawn = await rowOf('Parcours 4');
    await vi.waitFor(() => expect(withdrawn).toHaveTextContent('Retirée du site'));
    expect(within(withdrawn).queryByRole('link', { name: /^Voir/ })).toBeNull();
    expect(readWholeRecherche).toHaveBeenCalledOnce();
  });

  it('gives the next ones when asked', async () => {
    const next = { seconds: 1, nanoseconds: 0, id: 'parcours00000001' };
    vi.mocked(listParcours).mockImplementation((after) =>
      Promise.resolve({
        rows: [createRow(after === null ? 1 : 2)],
        unreadableCount: 0,
        next: after === null ? next : null,
      }),
    );
    const user = renderList();
    await user.click(await screen.findByRole('button', { name: 'Afficher la suite' }));
    await rowOf('Parcours 2');
    expect(listParcours).toHaveBeenLastCalledWith(next, null);
    expect(screen.queryByRole('button', { name: 'Afficher la suite' })).toBeNull();
  });

  it('shows those in one state when asked, and says when there is none', async () => {
    vi.mocked(listParcours).mockImplementation((_after, etat) =>
      Promise.resolve({
        rows: etat === 'relecture' ? [createRow(1, { etat })] : [],
        unreadableCount: 0,
        next: null,
      }),
    );
    const user = renderList('/admin/parcours/dashboard?etat=relecture');
    await rowOf('Parcours 1');
    const choice = screen.getByRole('navigation', { name: 'Parcours à montrer' });
    expect(within(choice).getByRole('link', { name: 'En relecture' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await user.click(within(choice).getByRole('link', { name: 'Archivé' }));
    expect(await screen.findByText('Aucun parcours n’en est là.')).toBeVisible();
    expect(listParcours).toHaveBeenLastCalledWith(null, 'archive');
  });

  it('invites to write the first one', async () => {
    vi.mocked(listParcours).mockResolvedValue({
      rows: [],
      unreadableCount: 0,
      next: null,
    });
    renderList();
    expect(
      await screen.findByRole('link', { name: 'Écrire un parcours' }),
    ).toHaveAttribute('href', '/admin/parcours/dashboard?vue=commencer');
  });

  it('holds what is on this device alone, even without network', async () => {
    vi.mocked(listParcours).mockRejectedValue(new OfflineError(''));
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
    vi.mocked(listParcours).mockRejectedValueOnce(new AccessDeniedError(''));
    vi.mocked(listParcours).mockResolvedValue({
      rows: [createRow(1)],
      unreadableCount: 1,
      next: null,
    });
    const user = renderList();
    expect(await screen.findByRole('link', { name: 'Se reconnecter' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    await rowOf('Parcours 1');
    expect(screen.getByText(/Un parcours est illisible/)).toBeVisible();
  });
});
