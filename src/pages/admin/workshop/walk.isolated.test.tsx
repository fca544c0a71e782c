import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderEditor } from '@/editing/testing/render-editor.tsx';
// Loaded before the tests: its first import takes seconds on a busy machine.
import './late-steps.tsx';
import { Workshop } from './workshop.tsx';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { createEtape, createParcours, createTexteEpreuve } from '@/testing/factories.ts';

// Leaflet draws on a screen.
vi.mock('@/editing/fields/map/etape-map.tsx', () => ({
  EtapeMap: () => <p>La carte</p>,
}));
vi.mock('@/map/map-editor.tsx', () => import('@/editing/testing/fake-map-editor.tsx'));
vi.mock('@/map/use-media-query.ts', () => ({ useMediaQuery: () => true }));
beforeEach(() => {
  localStorage.clear();
  window.scrollTo = vi.fn();
});

const draft = () =>
  createParcours({
    etapes: [
      createEtape(1, { epreuve: createTexteEpreuve({ reponses: ['lavoir'] }) }),
      createEtape(2),
    ],
  });

async function begin(how: string) {
  const editor = renderEditor(draft(), {}, Workshop);
  const { user } = editor;
  await user.click(screen.getByRole('button', { name: 'Outils' }));
  await user.click(screen.getByRole('button', { name: 'Essayer en marchant' }));
  await user.click(await screen.findByRole('button', { name: how }));
  const press = async (name: string | RegExp) => {
    const button = await screen.findByRole('button', { name });
    // An épreuve takes a moment to prepare.
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
    await user.click(button);
  };
  const note = async (motif: string, texte: string) => {
    await press(/^Noter/);
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: motif }));
    await user.type(dialog.getByLabelText(/En quelques mots/), texte);
    await user.click(dialog.getByRole('button', { name: 'Garder la note' }));
  };
  return { ...editor, press, note };
}

it('is played from the desk to its end with the game’s own engine, and its report leads to the fields', async () => {
  const { user, store, press, note } = await begin('Essayer depuis le bureau');
  expect(await screen.findByText('Touchez la carte là où vous seriez.')).toBeVisible();
  await press('Je suis ici');
  expect(await screen.findByText(/^Vous seriez à/)).toBeVisible();
  await note('La place', 'De l’autre côté.');
  await press(/lire l’étape$/);
  await press('Voir l’épreuve');
  await user.type(await screen.findByRole('textbox'), 'pont');
  await press('Valider');
  expect(await screen.findByText('Ce n’est pas la bonne réponse.')).toBeVisible();
  await user.clear(screen.getByRole('textbox'));
  await user.click(screen.getByRole('textbox'));
  await user.paste('Le lavoir');
  await press('Valider');
  const found = await screen.findByRole('heading', { name: 'Bonne réponse' });
  await waitFor(() => expect(found).toHaveFocus());
  expect(screen.getByText(/^\+\s\d+ points?$/)).toBeVisible();
  await press('Étape suivante');
  await press(/lire l’étape$/);
  await press('Terminer l’essai');
  expect(await screen.findByText(/2 étapes essayées sur 2/)).toBeVisible();
  await press('Garder le compte rendu');
  await waitFor(() => expect(store.marches.kept).toHaveLength(1));
  expect(store.marches.kept[0]).toMatchObject({
    version: 1,
    surPlace: false,
    etapeCount: 2,
    notes: [{ motif: 'place', texte: 'De l’autre côté.' }],
  });
  expect(
    await screen.findByText(/depuis le bureau : 2 étapes sur 2, 1 note/),
  ).toBeVisible();
  await press(/^Étape 1.*La place.*De l’autre côté/);
  expect(screen.getByRole('heading', { name: 'Étape 1' })).toBeVisible();
  expect(screen.getByLabelText('Place sur la carte')).toHaveFocus();
  await user.click(screen.getByRole('checkbox', { name: /^Réglé/ }));
  await waitFor(() => expect(store.marches.kept[0]?.reglees).toHaveLength(1));
});

it('stores its findings on the device when it is left, and resumes there', async () => {
  const { press, note } = await begin('Essayer sur place');
  expect(await screen.findByRole('button', { name: 'Placer ici' })).toBeVisible();
  await press(/lire l’étape$/);
  await note('Le récit', 'Trop long debout.');
  expect(await screen.findByText('Noté à l’étape 1.')).toBeVisible();
  await press('Quitter');
  await press('Reprendre l’essai');
  expect(await screen.findByRole('button', { name: 'Noter (1)' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Voir l’épreuve' })).toBeVisible();
  await press('Quitter');
  const region = await screen.findByRole('region', { name: 'Déjà noté' });
  expect(within(region).getByText(/Trop long debout/)).toBeVisible();
  await press('L’abandonner');
  await press('Abandonner');
  expect(await screen.findByRole('button', { name: 'Essayer sur place' })).toBeVisible();
});

it('waits on the device for the network, and shows at publication that the version was walked', async () => {
  const { user, store, press } = await begin('Essayer sur place');
  store.marches.trouble = new OfflineError('No network.');
  await press(/lire l’étape$/);
  await press('Voir l’épreuve');
  await press('Passer l’épreuve');
  await press('Étape suivante');
  await press(/lire l’étape$/);
  await press('Terminer l’essai');
  await press('Garder le compte rendu');
  expect(await screen.findByText(/Le compte rendu reste sur cet appareil/)).toBeVisible();
  expect(store.marches.kept).toEqual([]);
  store.marches.trouble = null;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(store.marches.kept).toHaveLength(1));
  await user.click(
    within(screen.getByRole('banner')).getByRole('button', { name: 'Publier' }),
  );
  expect(await screen.findByText(/^Vérifiée en marchant le/)).toBeVisible();
});
