import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { MapEditor, type MapEditorProps } from './map-editor.tsx';
import type { MapSpot } from './spot-layer.tsx';

const mairie = { lat: 43.8995, lon: 4.7478 };

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network in tests')));
});

function Picture() {
  return <svg role="img" />;
}

function spotAt(index: number): MapSpot {
  return {
    id: `repere-${index}`,
    position: { lat: mairie.lat + index / 10_000, lon: mairie.lon },
    label: `Lavoir ${index}`,
    Icon: Picture,
  };
}

function show(spots: Partial<NonNullable<MapEditorProps['spots']>> = {}) {
  const onPlace = vi.fn();
  const onChoose = vi.fn();
  render(
    <MapEditor
      label="Carte à remplir"
      markers={[{ id: 'a', numero: 1, label: 'Étape 1', position: mairie }]}
      onPlace={onPlace}
      onMove={vi.fn()}
      onSelect={vi.fn()}
      spots={{ list: [spotAt(1), spotAt(2)], chosenId: null, onChoose, ...spots }}
    />,
  );
  return { onPlace, onChoose };
}

test('a press on a place chooses it, and places nothing', async () => {
  const { onPlace, onChoose } = show();
  fireEvent.click(await screen.findByTitle('Lavoir 2'));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('repere-2');
  expect(onPlace).not.toHaveBeenCalled();
});

test('places are pictures below the points, out of the way of the keyboard', async () => {
  show();
  const place = await screen.findByTitle('Lavoir 1');
  const pane = place.closest('.leaflet-pane');
  expect(pane).toHaveClass('map-reperes');
  expect(place.closest('[aria-hidden="true"]')).not.toHaveAttribute('tabindex');
  expect(screen.getAllByRole('button', { name: /^(Étape|Lavoir) / })).toHaveLength(1);
});

test('the chosen place is drawn as such, with its text', async () => {
  show({
    chosenId: 'repere-1',
    bubble: { at: spotAt(1).position, content: <p>Lavoir, 58 m</p> },
  });
  expect(await screen.findByTitle('Lavoir 1')).toHaveAttribute('data-choisi');
  expect(screen.getByTitle('Lavoir 2')).not.toHaveAttribute('data-choisi');
  expect(screen.getByText('Lavoir, 58 m')).toBeVisible();
});

test('from far, places are dots', async () => {
  show();
  const place = await screen.findByTitle('Lavoir 1');
  const pane = place.closest('.leaflet-pane');
  expect(pane).not.toHaveAttribute('data-loin');
  const smaller = screen.getByRole('button', { name: 'Réduire' });
  for (let press = 0; press < 4; press += 1) fireEvent.click(smaller);
  await waitFor(() => expect(pane).toHaveAttribute('data-loin'));
});
