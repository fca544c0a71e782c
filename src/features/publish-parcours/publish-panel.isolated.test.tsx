import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createEditorSession } from '@/editing/session/editor-session.ts';
import { useEditorView } from '@/editing/session/use-editor-session.ts';
import {
  createDraft,
  createSnapshot,
  FakeDrafts,
  FakeStore,
} from '@/editing/testing/fake-stores.ts';
import { asRead, dataError } from '@/testing/data-errors.ts';
import { createParcours } from '@/testing/factories.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { createEtapePublique, createQuete } from '@/testing/play-factories.ts';
import { readWholeDepartement } from '@/data/catalogue/catalogue-repository.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { isSharePreviewReady } from '@/data/quete/share-preview.ts';
import type { ParcoursSnapshot } from '@/data/parcours/parcours-store.ts';
import { queteRepository } from '@/data/quete/quete-repository.ts';
import { membreRepository } from '@/data/membre/membre-repository.ts';
import type { MembreStore } from '@/data/membre/membre-store.ts';
import { ParcoursChangedError, SlugTakenError } from '@/data/quete/publication-errors.ts';
import {
  publicationRepository,
  type PublicationRequest,
} from '@/data/quete/publication-repository.ts';
import type { Carte } from '@/domain/catalogue/catalogue.ts';
import type { Publication } from '@/domain/parcours/parcours.ts';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { PublishPanel } from './publish-panel.tsx';
import { publicationErrorText } from './use-publication.ts';

vi.mock('@/data/quete/share-preview.ts', () => ({ isSharePreviewReady: vi.fn() }));
vi.mock('@/data/catalogue/catalogue-repository.ts', () => ({
  readWholeDepartement: vi.fn(),
}));

const readVersion = vi.fn<() => Promise<Quete>>();
const move = vi.fn<MembreStore['move']>();
const readAccess = vi.fn<MembreStore['readAccess']>();
const access: Awaited<ReturnType<MembreStore['readAccess']>> = {
  uid: 'anne',
  titre: 'Le lavoir',
  etat: 'brouillon',
  insee: '22050',
  isPublished: false,
  membres: {},
  role: null,
};

const publication: Publication = {
  queteId: '22_dinan_le-secret-du-lavoir',
  slug: 'le-secret-du-lavoir',
  version: 2,
  at: Date.UTC(2026, 10, 20, 9),
};

type Publish = (request: PublicationRequest) => Promise<ParcoursSnapshot>;

function publishAs(version: number): Publish {
  return ({ snapshot, onStep }) => {
    onStep?.({ type: 'ecriture' });
    const published: ParcoursSnapshot = {
      ...snapshot,
      publication: { ...publication, version, at: Date.now() },
      revision: snapshot.revision + 1,
      updatedAt: 0,
    };
    return Promise.resolve(published);
  };
}

function renderPanel(
  snapshotOverrides: Partial<ParcoursSnapshot> = {},
  actionOverrides: { publish?: Publish; withdraw?: () => Promise<void> } = {},
  isReady = true,
) {
  const parcours = createParcours();
  const store = new FakeStore(createSnapshot(parcours, snapshotOverrides));
  const session = createEditorSession({
    draft: createDraft(parcours, { base: store.online }),
    store,
    drafts: new FakeDrafts(),
    isOnline: () => true,
  });
  const actions = {
    publish: vi.fn(publishAs(1)),
    withdraw: vi.fn(() => Promise.resolve()),
    ...actionOverrides,
  };
  function Panel() {
    return (
      <PublishPanel
        view={useEditorView(session)}
        session={session}
        problemCount={isReady ? 0 : 3}
        slugError={undefined}
        onCheck={() => isReady}
      />
    );
  }
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  const services = createSilentServices();
  publicationRepository.handIn(services, actions);
  queteRepository.handIn(services, { readVersion });
  membreRepository.handIn(services, { move, readAccess });
  render(
    <ServerState services={services}>
      <MemoryRouter services={services}>
        <Panel />
      </MemoryRouter>
    </ServerState>,
  );
  return { user: userEvent.setup({ delay: null }), session, store, actions };
}

function catalogueWith(...queteIds: string[]): void {
  vi.mocked(readWholeDepartement).mockResolvedValue(
    queteIds.map((queteId) => ({ queteId }) as Carte),
  );
}

beforeEach(() => {
  catalogueWith(publication.queteId);
  vi.mocked(isSharePreviewReady).mockResolvedValue(false);
  move.mockReset();
  readAccess.mockReset().mockResolvedValue(access);
});

describe('the plates on site', () => {
  it('are to be reprinted if the published version had another text', async () => {
    readVersion.mockResolvedValue(
      createQuete({ etapes: [createEtapePublique(1, { titre: 'Un autre titre' })] }),
    );
    renderPanel({ publication, updatedAt: publication.at });
    expect(
      await screen.findByText('1 plaque à réimprimer depuis la version 1 : étape 1.'),
    ).toBeVisible();
  });
});

describe('publishing for the first time', () => {
  it('shows the address, then the quête’s place, its QR code and its link', async () => {
    const { user, actions } = renderPanel();
    expect(
      screen.getByText(/\/les_quetes\/22\/dinan\/le-secret-du-lavoir$/),
    ).toBeVisible();
    expect(screen.getByText('Tout est prêt.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Publier la quête' }));
    expect(await screen.findByText('C’est publié.')).toBeVisible();
    expect(actions.publish).toHaveBeenCalledOnce();
    expect(screen.getByRole('link', { name: /Voir la quête/ })).toHaveAttribute(
      'href',
      '/les_quetes/22/dinan/le-secret-du-lavoir',
    );
    expect(screen.getByRole('img', { name: 'QR code de la quête' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Publier la quête' })).toBeNull();
    // The pressed button is gone: the focus moves here.
    await waitFor(() => expect(screen.getByText('C’est publié.')).toHaveFocus());
  });

  it('approves a parcours that waits for its review', async () => {
    const publish = vi.fn(publishAs(1));
    const { user, store } = renderPanel({}, { publish });
    readAccess.mockResolvedValue({ ...access, etat: 'relecture' });
    move.mockImplementation(() => {
      if (store.online === null) throw new Error('It is online.');
      store.online = { ...store.online, revision: store.online.revision + 1 };
      return Promise.resolve();
    });
    await user.click(screen.getByRole('button', { name: 'Publier la quête' }));
    expect(await screen.findByText('C’est publié.')).toBeVisible();
    const snapshot = publish.mock.lastCall?.[0].snapshot;
    expect(move).toHaveBeenCalledWith(snapshot?.parcours.id, 'relecture', 'approuve');
    expect(snapshot?.revision).toBe(store.online?.revision);
  });

  it('publishes nothing while points are missing', async () => {
    const { user, actions } = renderPanel({}, {}, false);
    expect(screen.getByText('Avant de publier : 3 à corriger.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Publier la quête' }));
    expect(actions.publish).not.toHaveBeenCalled();
  });

  it('makes an address of the typed text, accents and spaces included', async () => {
    const { user, session } = renderPanel();
    const field = screen.getByLabelText('Fin de l’adresse publique');
    await user.clear(field);
    await user.type(field, 'L’été à Dinan ');
    expect(field).toHaveValue('L’été à Dinan ');
    expect(session.view().parcours.slug).toBe('l-ete-a-dinan');
    await user.tab();
    expect(field).toHaveValue('l-ete-a-dinan');
  });

  it('reports a taken address beside its field, and accepts another', async () => {
    const publish = vi
      .fn<Publish>()
      .mockRejectedValueOnce(new SlugTakenError('taken'))
      .mockImplementation(publishAs(1));
    const { user } = renderPanel({}, { publish });
    await user.click(screen.getByRole('button', { name: 'Publier la quête' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/déjà prise/);
    expect(
      screen.getByLabelText('Fin de l’adresse publique'),
    ).toHaveAccessibleDescription(/déjà prise/);
    await user.click(screen.getByRole('button', { name: 'Publier la quête' }));
    expect(await screen.findByText('C’est publié.')).toBeVisible();
  });

  it('without network shows that nothing was half published, and may be tried again', async () => {
    const error = new OfflineError('cut');
    const publish = vi.fn(() => Promise.reject(error));
    const { user } = renderPanel({}, { publish });
    await user.click(screen.getByRole('button', { name: 'Publier la quête' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      asRead(publicationErrorText(error)),
    );
    expect(screen.getByRole('button', { name: 'Publier la quête' })).toBeEnabled();
  });

  it('merges a concurrent change, with a message', async () => {
    const publish = vi.fn(() => Promise.reject(new ParcoursChangedError('changed')));
    const { user, store, session } = renderPanel({}, { publish });
    if (store.online === null) throw new Error('It is online.');
    const { parcours, revision } = store.online;
    store.online = {
      ...store.online,
      parcours: { ...parcours, titre: 'Le lavoir bleu' },
      revision: revision + 1,
      operationId: 'ailleurs',
    };
    await user.click(screen.getByRole('button', { name: 'Publier la quête' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Une autre personne vient/,
    );
    await waitFor(() => expect(session.view().parcours.titre).toBe('Le lavoir bleu'));
  });

  it('saves before publishing, with a message on a refusal', async () => {
    const { user, session, store, actions } = renderPanel();
    store.failure = new OfflineError('Cut.');
    act(() =>
      session.apply({
        type: 'changeParcours',
        changes: { titre: 'Pas encore en ligne' },
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Publier la quête' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /doit d’abord être enregistré en ligne/,
    );
    expect(actions.publish).not.toHaveBeenCalled();
  });
});

describe('a published quête', () => {
  it('shows whether the preview of its address is ready', async () => {
    renderPanel({ publication });
    expect(await screen.findByText(/^Aperçu de partage pas encore prêt/)).toBeVisible();
  });

  it('shows that the preview is ready once the site was built with this version', async () => {
    vi.mocked(isSharePreviewReady).mockResolvedValue(true);
    renderPanel({ publication });
    expect(await screen.findByText('Aperçu de partage prêt')).toBeVisible();
    expect(isSharePreviewReady).toHaveBeenCalledWith(
      { id: publication.queteId, version: 2 },
      expect.anything(),
    );
  });

  it('has nothing to publish until something changes', async () => {
    const { session } = renderPanel({ publication });
    expect(
      await screen.findByText('Aucun changement depuis la publication.'),
    ).toBeVisible();
    expect(screen.queryByLabelText('Fin de l’adresse publique')).toBeNull();
    act(() => session.apply({ type: 'changeParcours', changes: { titre: 'La suite' } }));
    expect(screen.getByRole('button', { name: 'Publier la version 3' })).toBeVisible();
  });

  it('is withdrawn after a question', async () => {
    const { user, actions } = renderPanel({ publication });
    await user.click(screen.getByRole('button', { name: 'Retirer la quête' }));
    catalogueWith();
    const dialog = screen.getByRole('dialog', {
      name: 'Retirer la quête du site\u202F?',
    });
    await user.click(within(dialog).getByRole('button', { name: 'Retirer la quête' }));
    expect(await screen.findByText('Cette quête a été retirée du site.')).toBeVisible();
    expect(actions.withdraw).toHaveBeenCalledWith({ queteId: publication.queteId });
    expect(screen.getByRole('button', { name: 'Publier la version 3' })).toBeVisible();
  });

  it('stays when the question is answered by no', async () => {
    const { user, actions } = renderPanel({ publication });
    await user.click(screen.getByRole('button', { name: 'Retirer la quête' }));
    await user.click(screen.getByRole('button', { name: 'Garder en ligne' }));
    expect(actions.withdraw).not.toHaveBeenCalled();
  });
});

it('a failed withdrawal shows the reason, and the quête stays', async () => {
  const { error } = dataError;
  const { user } = renderPanel(
    { publication },
    { withdraw: () => Promise.reject(error) },
  );
  await user.click(screen.getByRole('button', { name: 'Retirer la quête' }));
  const dialog = screen.getByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Retirer la quête' }));
  expect(await screen.findByText(asRead(publicationErrorText(error)))).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retirer la quête' })).toBeEnabled();
});
