import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createOperationId } from '@/data/firestore/operation-id.ts';
import { keepMarcheUnderWay, readMarcheUnderWay } from '@/data/marche/marche-keeper.ts';
import type { ParcoursEditorProps } from '@/editing/fields/use-parcours-writing.ts';
import { beginMarche } from '@/editing/session/begin-marche.ts';
import { useEditorView } from '@/editing/session/use-editor-session.ts';
import { useMarches } from '@/editing/session/use-marches.ts';
import { createSnapshot, FakeStore } from '@/editing/testing/fake-stores.ts';
import { renderEditor } from '@/editing/testing/render-editor.tsx';
import { OfflineError, LimitReachedError } from '@/lib/errors/data-error.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { asRead } from '@/testing/data-errors.ts';
import { createEtape, createParcours } from '@/testing/factories.ts';
import { MarchePanel } from './marche-panel.tsx';

const etape = createEtape(1);
const parcours = createParcours({ etapes: [etape] });
const walk = beginMarche({ parcours, snapshot: null }, true, 0);
const note = {
  id: createOperationId(),
  etapeId: etape.id,
  motif: 'place',
  texte: 'De l’autre côté.',
} as const;

function Editor({ session }: ParcoursEditorProps) {
  const { parcours: written } = useEditorView(session);
  const marches = useMarches(session, written.id, true);
  const ignore = () => undefined;
  return (
    <MarchePanel parcours={written} marches={marches} onWalk={ignore} onLead={ignore} />
  );
}

function open(changes: Partial<FakeStore['marches']> = {}) {
  const store = new FakeStore(createSnapshot(parcours));
  store.marches.kept = [{ ...walk.marche, notes: [note] }];
  Object.assign(store.marches, changes);
  return renderEditor(parcours, {}, Editor, false, store);
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

it('a note that cannot be settled stays open, with the reason', async () => {
  const error = new OfflineError('No network.');
  const sentence = asRead(errorMessage(error));

  const { user, store } = open({ settle: () => Promise.reject(error) });
  const box = await screen.findByRole('checkbox', { name: /^Réglé/ });
  await user.click(box);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(store.marches.kept[0]?.reglees).toEqual([]);
});

it('a report is taken away once that was confirmed', async () => {
  const { user, store } = open();
  const ask = await screen.findByRole('button', { name: 'Supprimer ce compte rendu' });
  await user.click(ask);
  await user.click(screen.getByRole('button', { name: 'Annuler' }));
  expect(store.marches.kept).toHaveLength(1);
  await user.click(ask);
  await user.click(screen.getByRole('button', { name: 'Supprimer' }));
  await waitFor(() => expect(ask).not.toBeInTheDocument());
  expect(store.marches.kept).toEqual([]);
});

it('a report that cannot be deleted stays, with the reason', async () => {
  const error = new OfflineError('No network.');
  const sentence = asRead(errorMessage(error));

  const { user } = open({ remove: () => Promise.reject(error) });
  const ask = await screen.findByRole('button', { name: 'Supprimer ce compte rendu' });
  await user.click(ask);
  await user.click(screen.getByRole('button', { name: 'Supprimer' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(ask).toBeVisible();
});

it('a report that cannot be sent stays on the device, with the reason', async () => {
  const error = new OfflineError('No network.');
  const sentence = asRead(errorMessage(error));

  keepMarcheUnderWay(parcours.id, { ...walk, isFinished: true });
  open({ add: () => Promise.reject(error) });
  expect(
    await screen.findByText(`${sentence} Le compte rendu reste sur cet appareil.`),
  ).toBeVisible();
  expect(readMarcheUnderWay(parcours.id)).not.toBeNull();
});

it('a report past the limit of a day is marked, and goes by itself after the wait', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  keepMarcheUnderWay(parcours.id, { ...walk, isFinished: true });
  const waits = /^Cela fait beaucoup pour une journée/;
  let attemptCount = 0;
  const { store } = open({
    kept: [],
    add: (_id, marche) => {
      attemptCount += 1;
      if (attemptCount === 1) {
        const until = Date.now() + 3_600_000;
        return Promise.reject(new LimitReachedError('marche', until));
      }
      store.marches.kept = [marche];
      return Promise.resolve();
    },
  });
  expect(await screen.findByText(waits)).toBeVisible();
  expect(readMarcheUnderWay(parcours.id)).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(3_600_000));
  await waitFor(() => expect(readMarcheUnderWay(parcours.id)).toBeNull());
  expect(attemptCount).toBe(2);
  expect(screen.queryByText(waits)).not.toBeInTheDocument();
});

it('unreadable reports show the reason, and are read again with a button', async () => {
  const error = new OfflineError('No network.');
  const sentence = asRead(errorMessage(error));

  const { user, store } = open({ trouble: error });
  expect(await screen.findByText(sentence)).toBeVisible();
  store.marches.trouble = null;
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('heading', { name: 'Comptes rendus' })).toBeVisible();
});
