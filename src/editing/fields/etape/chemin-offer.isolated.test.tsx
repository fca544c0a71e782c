import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchWaySteps } from '@/data/geo/geoplateforme.ts';
import type { WayStep } from '@/domain/geo/voie.ts';
import { createEtape, createParcours } from '@/testing/factories.ts';
import { renderEditor } from '../../testing/render-editor.tsx';

vi.mock('@/data/geo/geoplateforme.ts');
vi.mock('@/map/map-editor.tsx', () => import('../../testing/fake-map-editor.tsx'));

const way: WayStep[] = [
  { type: 'depart', sens: '', metres: 120, voie: 'R DU FOUR' },
  { type: 'arrive', sens: '', metres: 0, voie: '' },
];

beforeEach(() => {
  vi.mocked(fetchWaySteps).mockReset().mockResolvedValue(way);
});

async function openSecond(second = createEtape(2)) {
  const etapes = [createEtape(1), second];
  const { user, session } = renderEditor(createParcours({ etapes }));
  await user.click(screen.getByRole('button', { name: /^Étape 2\s*:/ }));
  const form = within(screen.getByRole('group', { name: /^Étape 2\s*:/ }));
  const add = form.queryByRole('button', { name: 'Ajouter le chemin jusqu’ici' });
  if (add !== null) await user.click(add);
  const chemin = () => session.view().parcours.etapes[1]?.chemin;
  const offer = () => form.queryByRole('button', { name: 'Proposer le chemin' });
  const propose = async () => {
    const button = offer();
    if (button !== null) await user.click(button);
  };
  return { user, form, session, etapes, chemin, offer, propose };
}

describe('the way from the étape before', () => {
  it('is proposed from the route of the service, to be completed, and reverted by one undo', async () => {
    const { form, session, etapes, chemin, offer, propose } = await openSecond();
    await propose();
    expect(vi.mocked(fetchWaySteps).mock.calls).toEqual([
      [etapes[0]?.position, etapes[1]?.position],
    ]);
    await waitFor(() => expect(chemin()).toBe('Suivez la rue du Four sur 120\u00A0m.'));
    expect(form.getByLabelText(/^Chemin jusqu’ici/)).toHaveFocus();
    expect(screen.getByText(/ni les marches, ni le sol/)).toBeVisible();
    // Existing text is never overwritten.
    expect(offer()).toBeNull();
    session.undo();
    expect(chemin()).toBe('');
  });

  it('is left to its author when the service does not answer', async () => {
    vi.mocked(fetchWaySteps).mockResolvedValue(null);
    const { chemin, propose } = await openSecond();
    await propose();
    expect(await screen.findByText(/Le service des chemins ne répond pas/)).toBeVisible();
    expect(chemin()).toBe('');
  });

  it('asks for the place that is missing', async () => {
    const { propose } = await openSecond(createEtape(2, { position: null }));
    await propose();
    expect(screen.getByText('Placez d’abord l’étape 2 sur la carte.')).toBeVisible();
    expect(fetchWaySteps).not.toHaveBeenCalled();
  });

  it('preserves text written by the author during the request', async () => {
    let answer: (steps: WayStep[]) => void = () => undefined;
    vi.mocked(fetchWaySteps).mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const { user, form, chemin, propose } = await openSecond();
    await propose();
    await user.type(form.getByLabelText(/^Chemin jusqu’ici/), 'Par là.');
    answer(way);
    await user.click(form.getByLabelText('Lieu'));
    expect(chemin()).toBe('Par là.');
  });
});
