import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchAltitudes, searchPlaces } from '@/data/geo/geoplateforme.ts';
import { blankParcours } from '@/domain/parcours/blank-parcours.ts';
import { limits } from '@/domain/limits.ts';
import { renderEditor } from '@/editing/testing/render-editor.tsx';
import { createEtape, createParcours } from '@/testing/factories.ts';
import { MapWorkshop } from './workshop.tsx';

vi.mock('@/data/geo/geoplateforme.ts');
vi.mock('@/data/commune/commune-position.ts', () => ({
  fetchCommuneCentre: () => Promise.resolve(null),
}));
vi.mock('@/map/map-editor.tsx', () => import('@/editing/testing/fake-map-editor.tsx'));
let isWide = true;
vi.mock('@/map/use-media-query.ts', () => ({ useMediaQuery: () => isWide }));
beforeEach(() => {
  localStorage.clear();
  isWide = true;
  vi.mocked(fetchAltitudes).mockResolvedValue(null);
  vi.mocked(searchPlaces).mockReset().mockResolvedValue(null);
});

function openBlank() {
  const blank = blankParcours(createParcours().id, createEtape(1).id);
  return renderEditor(blank, {}, MapWorkshop, true);
}

const place = (numero: number) =>
  screen.findByRole('button', { name: `Poser l’étape ${numero} ici` });

describe('the workshop that opens on its map', () => {
  it('makes an étape of each press, named at its pin and written beside the map', async () => {
    const { user, session } = openBlank();
    await user.click(await place(1));
    expect(screen.getByText('Étape 1 posée.')).toHaveAttribute('role', 'status');
    // Its name is asked at the pin, with the focus there.
    await user.keyboard('Le lavoir{Enter}');
    expect(screen.getByLabelText('Titre de l’étape')).toHaveValue('Le lavoir');
    await user.click(await place(2));
    await user.keyboard('La tour');
    expect(screen.getByLabelText('Titre de l’étape')).toHaveValue('La tour');
    expect(session.view().parcours.etapes).toMatchObject([
      { titre: 'Le lavoir', position: { lat: 48.45, lon: -2.04 } },
      { titre: 'La tour', position: { lat: 48.45, lon: -2.04 } },
    ]);
    const points = screen.getByRole('list', { name: 'Points de la carte' });
    expect(await within(points).findByText('Étape 2 : La tour')).toBeInTheDocument();
  });

  it('has the map in view on a phone too', async () => {
    isWide = false;
    openBlank();
    expect(await place(1)).toBeVisible();
  });

  it('takes each étape back with one undo', async () => {
    const { user, session } = openBlank();
    await user.click(await place(1));
    await user.click(await place(2));
    await user.click(screen.getByRole('button', { name: /^Annuler/ }));
    expect(session.view().parcours.etapes).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: /^Annuler/ }));
    expect(session.view().parcours.etapes[0]?.position).toBeNull();
  });

  it('moves the étape that is written once laying is over', async () => {
    const { user, session } = openBlank();
    await user.click(await place(1));
    await user.click(screen.getByRole('button', { name: 'Poser les étapes' }));
    await user.click(screen.getByRole('button', { name: 'Déplacer l’étape 1 ici' }));
    expect(session.view().parcours.etapes).toHaveLength(1);
  });

  it('takes a place found by its name', async () => {
    const position = { lat: 48.4567, lon: -2.0512 };
    vi.mocked(searchPlaces).mockResolvedValue([{ label: 'Château de Dinan', position }]);
    const { user, session } = openBlank();
    // A map of all of France: the search is open.
    await user.type(screen.getByLabelText('Adresse ou lieu'), 'château{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Y placer l’étape 1' }));
    expect(session.view().parcours.etapes[0]?.position).toEqual(position);
  });

  it('reports the maximum of étapes of a parcours', async () => {
    const { max } = limits.etapeCount;
    const etapes = Array.from({ length: max }, (_, index) =>
      createEtape(index + 1, { rang: `a${String(index).padStart(2, '0')}` }),
    );
    const { user, session } = renderEditor(createParcours({ etapes }), {}, MapWorkshop);
    await user.click(await place(max + 1));
    expect(session.view().parcours.etapes).toHaveLength(max);
    expect(
      screen.getByText(/étapes au plus/, { selector: '[role=status]' }),
    ).toBeVisible();
  });
});
