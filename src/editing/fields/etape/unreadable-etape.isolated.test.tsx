import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { unreadableEtape } from '@/domain/parcours/blank-parcours.ts';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { createEtape, createParcours } from '@/testing/factories.ts';
import { createSnapshot, FakeStore } from '../../testing/fake-stores.ts';
import { PlainEditor } from '../../testing/plain-editor.tsx';
import { renderEditor } from '../../testing/render-editor.tsx';

vi.mock('@/map/map-editor.tsx', () => import('../../testing/fake-map-editor.tsx'));

const before = createEtape(1, { titre: 'Le lavoir' });
const parcours = createParcours({
  etapes: [unreadableEtape(before.id, before.rang), createEtape(2)],
});

async function open(prepare: (store: FakeStore) => void = () => undefined) {
  const store = new FakeStore(createSnapshot(parcours));
  prepare(store);
  const opened = renderEditor(parcours, {}, PlainEditor, false, store);
  expect(await screen.findByText(/^L’étape 1 est illisible/)).toBeVisible();
  return opened;
}

const button = (name: string) => screen.getByRole('button', { name });

test('an unreadable étape is restored from the newest state that has it', async () => {
  const { user, session } = await open((store) => {
    store.keepJalon(createParcours({ etapes: [before, createEtape(2)] }), 3, 'regulier');
    store.keepJalon(parcours, 4, 'regulier');
  });
  await user.click(button('Reprendre la version d’avant'));
  expect(await screen.findByLabelText('Titre de l’étape')).toHaveValue('Le lavoir');
  expect(session.view().parcours.etapes[0]).toEqual(before);
});

test('without one in the history, it shows it and can still be erased', async () => {
  const { user, session } = await open();
  await user.click(button('Reprendre la version d’avant'));
  expect(await screen.findByText(/L’historique ne garde aucune version/)).toBeVisible();
  await user.click(button('Effacer l’étape 1'));
  expect(session.view().parcours.etapes.map(({ id }) => id)).toEqual([createEtape(2).id]);
});

test('an unreadable history is shown, and read again', async () => {
  const { user } = await open((store) => {
    store.keepJalon(createParcours({ etapes: [before] }), 3, 'regulier');
    store.listJalons = vi
      .fn<FakeStore['listJalons']>()
      .mockRejectedValueOnce(new OfflineError('No network.'))
      .mockImplementation(store.listJalons);
  });
  await user.click(button('Reprendre la version d’avant'));
  expect(await screen.findByText(/connexion/i)).toBeVisible();
  await user.click(button('Reprendre la version d’avant'));
  expect(await screen.findByLabelText('Titre de l’étape')).toHaveValue('Le lavoir');
});
