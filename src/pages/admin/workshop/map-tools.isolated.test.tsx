import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchAltitudes, fetchFootpath, searchPlaces } from '@/data/geo/geoplateforme.ts';
import { decodePolyline } from '@/domain/geo/polyline.ts';
import { renderEditor } from '@/editing/testing/render-editor.tsx';
import { Workshop } from './workshop.tsx';
import type { MapEditorProps } from '@/map/map-editor.tsx';
import { createEtape, createParcours } from '@/testing/factories.ts';

vi.mock('@/data/geo/geoplateforme.ts');
vi.mock('@/data/commune/commune-position.ts', () => ({
  fetchCommuneCentre: () => Promise.resolve(null),
}));
vi.mock('@/map/use-media-query.ts', () => ({ useMediaQuery: () => true }));
// Leaflet needs a screen: buttons replace the map here.
vi.mock('@/map/map-editor.tsx', () => ({
  MapEditor: ({
    onPlace,
    onStroke,
    onMoveVertex,
    placeLabel,
    ground,
    aim,
  }: MapEditorProps) => (
    <div
      aria-label={`Fond ${ground ?? ''} ${aim === undefined ? '' : aim.lat}`}
      role="img"
    >
      <button type="button" onClick={() => onPlace({ lat: 48.46, lon: -2.04 })}>
        {placeLabel}
      </button>
      {onMoveVertex !== undefined && (
        <button type="button" onClick={() => onMoveVertex(0, { lat: 48.5, lon: -2 })}>
          Glisser le premier point
        </button>
      )}
      {onStroke !== undefined && (
        <button
          type="button"
          onClick={() =>
            onStroke([
              { lat: 48.45, lon: -2.04 },
              { lat: 48.45, lon: -2.05 },
            ])
          }
        >
          Dessiner un trait
        </button>
      )}
    </div>
  ),
}));
beforeEach(() => {
  localStorage.clear();
  vi.mocked(fetchFootpath).mockReset().mockResolvedValue(null);
  vi.mocked(fetchAltitudes).mockReset().mockResolvedValue(null);
  vi.mocked(searchPlaces).mockReset().mockResolvedValue(null);
});

function open() {
  const parcours = createParcours({ etapes: [createEtape(1), createEtape(2)] });
  const { user, session } = renderEditor(parcours, {}, Workshop);
  const line = () => decodePolyline(session.view().parcours.trace);
  return { user, session, line };
}

async function draw({ user }: ReturnType<typeof open>) {
  await user.click(screen.getByRole('button', { name: 'Tracer' }));
  await screen.findByRole('button', { name: 'Ajouter un point du tracé ici' });
}

describe('the line', () => {
  it('follows the paths from étape to étape, as one operation', async () => {
    const between = { lat: 48.4515, lon: -2.041 };
    vi.mocked(fetchFootpath).mockImplementation((from, to) =>
      Promise.resolve([from, between, to]),
    );
    const editor = open();
    await draw(editor);
    await editor.user.click(screen.getByRole('button', { name: 'Relier les étapes' }));
    await waitFor(() => expect(editor.line()).toContainEqual(between));
    expect(editor.line()[0]).toEqual({ lat: 48.451, lon: -2.04 });
    await editor.user.click(
      screen.getByRole('button', { name: /^Annuler\s*: Tracé commencé$/ }),
    );
    expect(editor.line()).toEqual([]);
  });

  it('draws a straight line, with a notice, when the service of paths does not answer', async () => {
    const editor = open();
    await draw(editor);
    await editor.user.click(screen.getByRole('button', { name: 'Relier les étapes' }));
    expect(await screen.findByText(/Le service des chemins ne répond pas/)).toBeVisible();
    expect(editor.line()).toEqual([
      { lat: 48.451, lon: -2.04 },
      { lat: 48.452, lon: -2.04 },
    ]);
  });

  it('grows by presses and by typed coordinates, and each point can be undone', async () => {
    const editor = open();
    await draw(editor);
    await editor.user.click(screen.getByRole('radio', { name: 'Tout droit' }));
    await editor.user.click(
      screen.getByRole('button', { name: 'Ajouter un point du tracé ici' }),
    );
    await editor.user.click(screen.getByRole('button', { name: 'Écrire un point' }));
    const typed = screen.getByLabelText('Point par ses coordonnées');
    await editor.user.type(typed, 'par là{Enter}');
    expect(typed).toBeInvalid();
    await editor.user.clear(typed);
    await editor.user.type(typed, '48,47 ; -2,03{Enter}');
    expect(editor.line()).toEqual([
      { lat: 48.46, lon: -2.04 },
      { lat: 48.47, lon: -2.03 },
    ]);
    expect(fetchFootpath).not.toHaveBeenCalled();
    await editor.user.click(
      screen.getByRole('button', { name: 'Glisser le premier point' }),
    );
    expect(editor.line()[0]).toEqual({ lat: 48.5, lon: -2 });
    await editor.user.click(
      screen.getByRole('button', { name: /^Annuler\s*: Tracé modifié$/ }),
    );
    await editor.user.click(
      screen.getByRole('button', { name: 'Retirer le dernier point' }),
    );
    expect(editor.line()).toHaveLength(1);
    await editor.user.click(screen.getByRole('button', { name: /^Annuler\s*:/ }));
    await editor.user.click(
      screen.getByRole('button', { name: /^Annuler\s*: Tracé prolongé$/ }),
    );
    expect(editor.line()).toHaveLength(1);
    // Not an étape was moved by a press meanwhile.
    expect(editor.session.view().parcours.etapes[0]?.position).toEqual({
      lat: 48.451,
      lon: -2.04,
    });
  });

  it('is drawn by hand in one stroke', async () => {
    const editor = open();
    await draw(editor);
    await editor.user.click(screen.getByRole('radio', { name: 'À main levée' }));
    await editor.user.click(screen.getByRole('button', { name: 'Dessiner un trait' }));
    expect(editor.line()).toHaveLength(2);
  });
});

describe('the measure of the walk', () => {
  it('tells length, time and climb, with a profile in words', async () => {
    vi.mocked(fetchAltitudes).mockImplementation((positions) =>
      Promise.resolve(positions.map((_, index) => index)),
    );
    open();
    expect(
      await screen.findByRole('img', { name: /^Profil\s: de 0 à 119\sm d’altitude/ }),
    ).toBeVisible();
    expect(screen.getByText(/de marche · 11[79]\sm de montée/)).toBeVisible();
  });

  it('shows missing heights when the service of altitudes does not answer', async () => {
    open();
    expect(
      await screen.findByText(/Le service des altitudes ne répond pas/),
    ).toBeVisible();
    expect(screen.getByText('111\u00A0m', { normalizer: (text) => text })).toBeVisible();
  });
});

describe('a place that is looked for', () => {
  it('is shown on the map, then takes the étape', async () => {
    const found = { label: 'Tour de l’Horloge, Dinan', position: { lat: 48.4, lon: -2 } };
    vi.mocked(searchPlaces).mockResolvedValue([found]);
    const { user, session } = open();
    await user.click(screen.getByRole('button', { name: 'Chercher' }));
    await user.type(screen.getByLabelText('Adresse ou lieu'), 'horloge{Enter}');
    await user.click(
      await screen.findByRole('button', { name: /^Voir\s*Tour de l’Horloge/ }),
    );
    expect(await screen.findByRole('img', { name: 'Fond plan 48.4' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Y placer l’étape 1' }));
    expect(session.view().parcours.etapes[0]?.position).toEqual(found.position);
  });

  it('that cannot be looked for leaves the map and the coordinates', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Chercher' }));
    await user.type(screen.getByLabelText('Adresse ou lieu'), 'horloge{Enter}');
    expect(await screen.findByText(/La recherche ne répond pas/)).toBeVisible();
  });
});

it('the map shows the plan, or the photographs from the air', async () => {
  const { user } = open();
  expect(await screen.findByRole('img', { name: /^Fond plan/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Satellite' }));
  expect(screen.getByRole('img', { name: /^Fond photo/ })).toBeVisible();
});
