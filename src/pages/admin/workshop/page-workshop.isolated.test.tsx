import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderEditor } from '@/editing/testing/render-editor.tsx';
import { createEtape, createParcours } from '@/testing/factories.ts';
import { blankParcours } from '@/domain/parcours/blank-parcours.ts';
import type { Parcours } from '@/domain/parcours/parcours.ts';
import { PageWorkshop } from './workshop.tsx';

vi.mock('@/map/map-editor.tsx', () => import('@/editing/testing/fake-map-editor.tsx'));
vi.mock('@/map/use-media-query.ts', () => ({ useMediaQuery: () => true }));
beforeEach(() => {
  localStorage.clear();
});

const renderPage = (parcours: Parcours) => renderEditor(parcours, {}, PageWorkshop);
const two = () => createParcours({ etapes: [createEtape(1), createEtape(2)] });
const blank = () => blankParcours(createParcours().id, createEtape(1).id);
const etape = (numero: number) =>
  screen.getByRole('group', { name: new RegExp(`^Étape ${numero}\\s*:`) });
const openEtape = (numero: number) =>
  within(etape(numero)).getByRole('button', {
    name: new RegExp(`^Étape ${numero}\\s*:`),
  });

describe('what is missing', () => {
  it('is not shown on an empty form, even when its fields are visited', async () => {
    const { user } = renderPage(blank());
    await user.click(screen.getByLabelText('Titre'));
    await user.tab();
    await user.tab();
    expect(screen.getByLabelText('Titre')).toBeValid();
    expect(screen.getByText('Avant de publier : 8 à corriger.')).toBeVisible();
  });

  it('is shown beside each field and in a summary once the author wants to publish', async () => {
    const { user } = renderPage(blank());
    await user.click(screen.getByRole('button', { name: 'Publier la quête' }));
    const summary = screen.getByRole('region', { name: '8 points sont à corriger' });
    expect(summary).toHaveFocus();
    expect(screen.getByLabelText('Titre')).toHaveAccessibleDescription(
      /Donnez un titre d’au moins 3 lettres/,
    );
    await user.click(within(summary).getByRole('link', { name: /Résumez/ }));
    expect(screen.getByLabelText('Résumé')).toHaveFocus();
  });

  it('is reached in a folded étape, which unfolds', async () => {
    const parcours = createParcours({
      etapes: [createEtape(1), createEtape(2, { recit: '' })],
    });
    const { user } = renderPage(parcours);
    expect(openEtape(2)).toHaveAttribute('aria-expanded', 'false');
    await user.click(screen.getByRole('button', { name: 'Publier la quête' }));
    await user.click(screen.getByRole('link', { name: /Étape\s2\s: Racontez/ }));
    expect(within(etape(2)).getByLabelText('Récit')).toHaveFocus();
  });
});

describe('the étapes', () => {
  it('grow by one that alone is open, ready to be written', async () => {
    const { user } = renderPage(two());
    await user.click(screen.getByRole('button', { name: 'Ajouter une étape' }));
    expect(within(etape(3)).getByLabelText('Titre de l’étape')).toHaveFocus();
    expect(openEtape(1)).toHaveAttribute('aria-expanded', 'false');
  });

  it('can be removed, and restored in place', async () => {
    const { user, session } = renderPage(two());
    await user.click(
      within(etape(1)).getByRole('button', { name: /^Retirer\s*l’étape/ }),
    );
    expect(session.view().parcours.etapes).toHaveLength(1);
    const undo = screen.getByRole('button', { name: 'Annuler le retrait' });
    expect(undo).toHaveFocus();
    await user.click(undo);
    expect(session.view().parcours.etapes.map(({ titre }) => titre)).toEqual([
      'Étape 1',
      'Étape 2',
    ]);
  });

  it('are placed by a press on the map, the unfolded one', async () => {
    const { user, session } = renderPage(two());
    await user.click(openEtape(2));
    await user.click(
      await screen.findByRole('button', { name: 'Déplacer l’étape 2 ici' }),
    );
    expect(session.view().parcours.etapes[1]?.position).toEqual({
      lat: 48.45,
      lon: -2.04,
    });
    const points = screen.getByRole('list', { name: 'Points de la carte' });
    expect(await within(points).findByText('Étape 2 : Étape 2')).toBeVisible();
  });
});
