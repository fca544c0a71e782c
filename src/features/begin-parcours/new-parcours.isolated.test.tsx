import { render, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraft, createSnapshot, FakeStore } from '@/editing/testing/fake-stores.ts';
import { PlainEditor } from '@/editing/testing/plain-editor.tsx';
import { createParcours } from '@/testing/factories.ts';
import {
  deleteDraft,
  listDrafts,
  readDraft,
  writeDraft,
} from '@/data/parcours/draft-repository.ts';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import {
  AccessDeniedError,
  NotFoundError,
  OfflineError,
} from '@/lib/errors/data-error.ts';
import { paths } from '@/lib/paths.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { parcoursRepository } from '@/data/parcours/parcours-repository.ts';
import { NewParcours } from './new-parcours.tsx';

vi.mock('@/map/map-editor.tsx', () => ({ MapEditor: () => null }));
vi.mock('@/data/commune/commune-position.ts', () => ({
  fetchCommuneCentre: () => Promise.resolve(null),
}));
const parcours = createParcours();

let store: FakeStore;
const onId = vi.fn<(id: ParcoursId) => void>();

function renderSimple(id: ParcoursId | null) {
  const services = createSilentServices();
  parcoursRepository.handIn(services, store);
  render(
    <ServerState services={services}>
      <MemoryRouter services={services}>
        <NewParcours
          id={id}
          onId={onId}
          hrefOf={(draftId) => paths.simple({ id: draftId })}
          loginHref="/login"
          Editor={PlainEditor}
        />
      </MemoryRouter>
    </ServerState>,
  );
  return userEvent.setup({ delay: null });
}

beforeEach(async () => {
  Element.prototype.scrollIntoView = () => undefined;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  for (const { id } of await listDrafts()) await deleteDraft(id);
  store = new FakeStore();
  onId.mockReset();
});

describe('beginning', () => {
  it('opens a blank form without unfinished drafts, and takes an address at the first word', async () => {
    const user = renderSimple(null);
    const title = await screen.findByLabelText('Titre');
    expect(title).toHaveValue('');
    expect(onId).not.toHaveBeenCalled();
    await user.type(title, 'Le lavoir');
    expect(onId).toHaveBeenCalledOnce();
    const id = onId.mock.calls[0]?.[0];
    if (id === undefined) throw new Error('It has an id.');
    await waitFor(async () => {
      expect((await readDraft(id))?.parcours.titre).toBe('Le lavoir');
    });
  });

  it('offers unfinished drafts, and overwrites nothing on a new beginning', async () => {
    const draft = createDraft(parcours, { updatedAt: Date.now() });
    await writeDraft(draft);
    const user = renderSimple(null);
    expect(
      await screen.findByRole('link', { name: /Reprendre «.Le secret du lavoir.»/ }),
    ).toHaveAttribute('href', `/admin/parcours/simple?id=${parcours.id}`);
    await user.click(
      screen.getByRole('button', { name: 'Commencer un nouveau parcours' }),
    );
    expect(await screen.findByLabelText('Titre')).toHaveValue('');
    expect(await readDraft(parcours.id)).toEqual(draft);
  });

  it('takes a draft off the list, after a question when its text is nowhere else', async () => {
    await writeDraft(createDraft(parcours, { updatedAt: Date.now() }));
    const user = renderSimple(null);
    await user.click(await screen.findByRole('button', { name: /^Retirer de la liste/ }));
    const dialog = screen.getByRole('dialog', { name: 'Effacer ce brouillon\u202F?' });
    expect(await readDraft(parcours.id)).not.toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Effacer' }));
    expect(await screen.findByLabelText('Titre')).toHaveValue('');
    expect(await readDraft(parcours.id)).toBeNull();
  });

  it('does not offer published parcours', async () => {
    const publication = { queteId: '22_dinan_a', slug: 'a', version: 1, at: 0 };
    await writeDraft(
      createDraft(parcours, {
        updatedAt: Date.now(),
        base: createSnapshot(parcours, { publication }),
      }),
    );
    renderSimple(null);
    expect(await screen.findByLabelText('Titre')).toHaveValue('');
  });
});

describe('coming back', () => {
  it('finds again a draft of this device that was never online', async () => {
    await writeDraft(
      createDraft(parcours, {
        updatedAt: Date.now(),
        saisies: { '/dureeMinutes': 'une heure ou deux' },
      }),
    );
    renderSimple(parcours.id);
    expect(await screen.findByLabelText('Titre')).toHaveValue('Le secret du lavoir');
    expect(screen.getByLabelText('Durée')).toHaveValue('une heure ou deux');
    expect(screen.queryByText(/Nous avons repris/)).toBeNull();
  });

  it('opens the online version when this device has none', async () => {
    store.online = createSnapshot(parcours);
    renderSimple(parcours.id);
    expect(await screen.findByLabelText('Titre')).toHaveValue('Le secret du lavoir');
    expect(screen.queryByText(/Nous avons repris/)).toBeNull();
  });

  it.each([
    [new NotFoundError(''), 'Parcours introuvable'],
    [new AccessDeniedError(''), 'Ce parcours ne vous est pas ouvert'],
  ])('shows the reason for a missing parcours: %s', async (error, title) => {
    store.failure = error;
    renderSimple(parcours.id);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getAllByRole('link', { name: /[Mm]es parcours/ })[0]).toBeVisible();
  });

  it('retries on request', async () => {
    store.failure = new OfflineError('');
    const user = renderSimple(parcours.id);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Le réseau ne répond pas' }),
    ).toBeVisible();
    const retry = screen.getByRole('button', { name: 'Réessayer' });
    store.failure = null;
    store.online = createSnapshot(parcours);
    await user.click(retry);
    expect(await screen.findByLabelText('Titre')).toHaveValue('Le secret du lavoir');
  });

  it('of a parcours deleted online keeps the text and offers to save it as another', async () => {
    await writeDraft(
      createDraft(parcours, { updatedAt: Date.now(), base: createSnapshot(parcours) }),
    );
    const user = renderSimple(parcours.id);
    const copy = await screen.findByRole('button', {
      name: 'L’enregistrer comme nouveau parcours',
    });
    expect(screen.getByLabelText('Titre')).toHaveValue('Le secret du lavoir');
    await user.click(copy);
    await waitFor(() => expect(onId).toHaveBeenCalledOnce());
    const id = onId.mock.calls[0]?.[0];
    if (id === undefined) throw new Error('It has an id.');
    expect(await readDraft(id)).toMatchObject({
      base: null,
      parcours: { id, titre: 'Le secret du lavoir' },
    });
  });
});
