import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { searchPlaces } from '@/data/geo/geoplateforme.ts';
import { blankParcours } from '@/domain/parcours/blank-parcours.ts';
import { limits } from '@/domain/limits.ts';
import { renderEditor } from '@/editing/testing/render-editor.tsx';
import { createEtape, createParcours } from '@/testing/factories.ts';
import { MapFirstEditor } from './map-first-editor.tsx';

vi.mock('@/data/geo/geoplateforme.ts');
vi.mock('@/data/commune/commune-position.ts', () => ({
  fetchCommuneCentre: () => Promise.resolve(null),
}));
vi.mock('@/map/map-editor.tsx', () => import('@/editing/testing/fake-map-editor.tsx'));
beforeEach(() => {
  vi.mocked(searchPlaces).mockReset().mockResolvedValue(null);
});

function openBlank() {
  const blank = blankParcours(createParcours().id, createEtape(1).id);
  return renderEditor(blank, {}, MapFirstEditor, true);
}

const place = (numero: number) =>
  screen.findByRole('button', { name: `Poser l’étape ${numero} ici` });

describe('placing étapes on the map', () => {
  it('makes an étape of each press, to be named, then leads to the workshop', async () => {
    const { user, session } = openBlank();
    expect(screen.queryByRole('link', { name: 'Continuer dans l’atelier' })).toBeNull();
    await user.click(await place(1));
    expect(screen.getByText('Étape 1 posée.')).toHaveAttribute('role', 'status');
    // Its name is asked at the pin, with the focus there.
    await user.keyboard('Le lavoir{Enter}');
    expect(screen.getByLabelText('Nom de l’étape 1')).toHaveValue('Le lavoir');
    await user.click(await place(2));
    await user.click(screen.getByLabelText('Nom de l’étape 2'));
    await user.paste('La tour');
    expect(session.view().parcours.etapes).toMatchObject([
      { titre: 'Le lavoir', position: { lat: 48.45, lon: -2.04 } },
      { titre: 'La tour', position: { lat: 48.45, lon: -2.04 } },
    ]);
    const points = screen.getByRole('list', { name: 'Points de la carte' });
    expect(await within(points).findByText('Étape 2 : La tour')).toBeInTheDocument();
    expect(
      screen.getByRole('link', { name: 'Continuer dans l’atelier' }),
    ).toHaveAttribute('href', `/admin/parcours/edit?id=${session.id}`);
  });

  it('is undone by one undo for each étape', async () => {
    const { user, session } = openBlank();
    await user.click(await place(1));
    await user.click(await place(2));
    await user.click(screen.getByRole('button', { name: /^Annuler/ }));
    expect(session.view().parcours.etapes).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: /^Annuler/ }));
    expect(session.view().parcours.etapes[0]?.position).toBeNull();
  });

  it('works without the map: an étape is added, and its place is typed', async () => {
    const { user, session } = openBlank();
    await user.click(await place(1));
    await user.click(screen.getByRole('button', { name: 'Ajouter une étape' }));
    expect(screen.getByLabelText('Nom de l’étape 2')).toHaveFocus();
    await user.click(screen.getByLabelText('Place sur la carte'));
    await user.paste('48.4535, -2.0465');
    expect(session.view().parcours.etapes[1]?.position).toEqual({
      lat: 48.4535,
      lon: -2.0465,
    });
  });

  it('keeps the focus when an étape is added first', async () => {
    const { user, session } = openBlank();
    await user.click(await place(1));
    await user.click(await place(2));
    await user.click(screen.getByLabelText('Nom de l’étape 2'));
    await user.paste('Le four');
    await user.click(screen.getByRole('button', { name: /^Monter/ }));
    expect(session.view().parcours.etapes[0]?.titre).toBe('Le four');
    expect(screen.getByRole('group', { name: 'Étape 1' })).toHaveFocus();
  });

  it('takes a place found by its name', async () => {
    const position = { lat: 48.4567, lon: -2.0512 };
    vi.mocked(searchPlaces).mockResolvedValue([{ label: 'Château de Dinan', position }]);
    const { user, session } = openBlank();
    const search = screen.getByRole('button', { name: 'Chercher un lieu' });
    expect(search).toHaveAttribute('aria-expanded', 'true');
    await user.type(screen.getByLabelText('Adresse ou lieu'), 'château{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Y placer l’étape 1' }));
    expect(session.view().parcours.etapes[0]?.position).toEqual(position);
  });

  it('reports the maximum of étapes of a parcours', async () => {
    const { max } = limits.etapeCountSimple;
    const etapes = Array.from({ length: max }, (_, index) =>
      createEtape(index + 1, { rang: `a${String.fromCodePoint(97 + index)}` }),
    );
    const { user, session } = renderEditor(
      createParcours({ etapes }),
      {},
      MapFirstEditor,
    );
    await user.click(await place(max + 1));
    expect(session.view().parcours.etapes).toHaveLength(max);
    expect(screen.getByText(/étapes au plus/)).toHaveAttribute('role', 'status');
  });
});
