import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ParcoursEditorProps } from '@/editing/fields/use-parcours-writing.ts';
import { HistoryButtons } from '@/editing/frame/editor-bar.tsx';
import { useEditorView } from '@/editing/session/use-editor-session.ts';
import { createSnapshot, FakeStore } from '@/editing/testing/fake-stores.ts';
import { renderEditor } from '@/editing/testing/render-editor.tsx';
import { dataError } from '@/testing/data-errors.ts';
import { createEtape, createParcours } from '@/testing/factories.ts';
import { JalonTooLongError } from '@/data/parcours/parcours-store.ts';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { HistoryPanel } from './history-panel.tsx';

const now = createParcours({
  titre: 'Le lavoir et la tour',
  etapes: [createEtape(1), createEtape(2)],
});
const then = createParcours({ titre: 'Le lavoir', etapes: [createEtape(1)] });

function Editor({ session }: ParcoursEditorProps) {
  const view = useEditorView(session);
  return (
    <>
      <HistoryButtons view={view} session={session} />
      <HistoryPanel view={view} session={session} onDownload={() => undefined} />
    </>
  );
}

function openHistory(jalonCount = 1, pageSize = 30, failure: Error | null = null) {
  const store = new FakeStore(createSnapshot(now));
  store.jalonPageSize = pageSize;
  store.failure = failure;
  for (let revision = 1; revision <= jalonCount; revision += 1) {
    store.keepJalon(then, revision, revision === 1 ? 'publication' : 'regulier');
  }
  return renderEditor(now, {}, Editor, false, store);
}

const rows = () => screen.findAllByRole('button', { name: /^\d+.*\d{4} à/ });

async function openFirst(user: ReturnType<typeof openHistory>['user']) {
  const [first] = await rows();
  if (first === undefined) throw new Error('There is a kept state.');
  await user.click(first);
  return screen.findByRole('button', { name: 'Revenir à cette version' });
}

describe('the history', () => {
  it('shows the author and the reason of a stored state, and the changes since, in words', async () => {
    const { user } = openHistory();
    await openFirst(user);
    expect(screen.getByText('Au moment de publier, par Camille')).toBeVisible();
    expect(screen.getByText('Titre modifié')).toBeVisible();
    expect(screen.getByText('et la tour').closest('ins')).not.toBeNull();
    expect(screen.getByText(/^1\sétape ajoutée/)).toHaveTextContent('« Étape 2 »');
  });

  it('restores a state, after storing the present one, and « Annuler » undoes it', async () => {
    const { user, session, store } = openHistory();
    await user.click(await openFirst(user));
    await screen.findByText(/Vous êtes revenu à la version du/);
    expect(session.view().parcours.titre).toBe('Le lavoir');
    expect(session.view().parcours.etapes).toHaveLength(1);
    expect(store.jalons[0]).toMatchObject({
      jalon: { raison: 'retour' },
      parcours: { titre: 'Le lavoir et la tour' },
    });
    await user.click(
      screen.getByRole('button', { name: /^Annuler.*Retour à la version du/ }),
    );
    expect(session.view().parcours).toEqual(now);
  });

  it('keeps the address of a published parcours', async () => {
    const publication = { queteId: '22_dinan_tour', slug: 'tour', version: 1, at: 0 };
    const { user, session, store } = openHistory();
    if (store.online === null) throw new Error('It is online.');
    store.online = { ...store.online, publication };
    session.adopt(store.online);
    await user.click(await openFirst(user));
    await screen.findByText(/Vous êtes revenu à la version du/);
    const { commune, titre } = session.view().parcours;
    expect([commune, titre]).toEqual([now.commune, 'Le lavoir']);
  });

  it('stores the present state on request, and shows it first', async () => {
    const { user } = openHistory(0);
    await screen.findByText('Aucune version n’est encore gardée.');
    await user.click(screen.getByRole('button', { name: 'Garder cette version' }));
    await screen.findByText('C’est gardé.');
    const [first] = await rows();
    if (first === undefined) throw new Error('There is a kept state.');
    expect(within(first).getByText('Gardée à la demande, par Camille')).toBeVisible();
    await user.click(first);
    await screen.findByText('C’est ce que vous avez sous les yeux.');
  });

  it('is read a page at a time', async () => {
    const { user } = openHistory(3, 2);
    expect(await rows()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Plus anciennes' }));
    await screen.findByText('Au moment de publier, par Camille');
    expect(screen.queryByRole('button', { name: 'Plus anciennes' })).toBeNull();
  });

  it('changes nothing when the present state cannot be stored first, with a message', async () => {
    const { user, session, store } = openHistory();
    const back = await openFirst(user);
    store.failure = new JalonTooLongError('Too long.');
    await user.click(back);
    expect(await screen.findByText(/trop long/)).toBeVisible();
    store.failure = new OfflineError('No network.');
    await user.click(back);
    expect(await screen.findByText(/Rien n’a été changé/)).toBeVisible();
    expect(session.view().parcours).toEqual(now);
  });

  it('stores nothing on a failure, with a message', async () => {
    const { error } = dataError;
    const { user, store } = openHistory(0);
    await screen.findByText('Aucune version n’est encore gardée.');
    store.failure = error;
    await user.click(screen.getByRole('button', { name: 'Garder cette version' }));
    expect(await screen.findByText(/Rien n’a été changé/)).toBeVisible();
    expect(screen.queryByText('C’est gardé.')).toBeNull();
    expect(store.jalons).toEqual([]);
  });

  it('shows why a state cannot be read, and retries on request', async () => {
    const { error, sentence } = dataError;
    const { user, store } = openHistory();
    const [first] = await rows();
    if (first === undefined) throw new Error('There is a kept state.');
    store.failure = error;
    await user.click(first);
    expect(await screen.findByText(sentence)).toBeVisible();
    store.failure = null;
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Titre modifié')).toBeVisible();
  });

  it('shows why the list cannot be read, and retries on request', async () => {
    const { error, sentence } = dataError;
    const { user, store } = openHistory(1, 30, error);
    expect(await screen.findByText(sentence)).toBeVisible();
    store.failure = null;
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await rows()).toHaveLength(1);
  });

  it('reports a failed read, and retries', async () => {
    const { user, store } = openHistory(1);
    store.failure = new OfflineError('No network.');
    await user.click(screen.getByRole('button', { name: 'Garder cette version' }));
    const again = await screen.findByRole('button', { name: 'Réessayer' });
    store.failure = null;
    await user.click(again);
    expect(await rows()).toHaveLength(1);
  });
});
