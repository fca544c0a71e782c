import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { MapView, type MapMarker } from './map-view.tsx';

const markers: MapMarker[] = [
  {
    id: 'a',
    numero: 1,
    label: 'Étape 1 : la mairie',
    position: { lat: 43.8995, lon: 4.7478 },
    etat: 'fait',
  },
  {
    id: 'b',
    numero: 2,
    label: 'Étape 2 : le lavoir',
    position: { lat: 43.9001, lon: 4.7515 },
    etat: 'courant',
  },
];

const notice = /Fond de carte indisponible pour le moment/;

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network in tests')));
});

test('the map has a name, and so has each of its points', () => {
  render(<MapView label="Carte du parcours" markers={markers} />);
  expect(screen.getByRole('region', { name: 'Carte du parcours' })).toBeVisible();
  const pictures = screen.getAllByRole('img').map((image) => image.ariaLabel);
  expect(pictures).toEqual(['Étape 1 : la mairie', 'Étape 2 : le lavoir']);
  expect(screen.queryByRole('button', { name: /Étape/ })).toBe(null);
});

test('the source of the tiles is always in sight', () => {
  render(<MapView label="Carte" markers={markers} />);
  const link = screen.getByRole('link', { name: /Géoplateforme/ });
  expect(link).toHaveAttribute('href', 'https://cartes.gouv.fr');
  expect(link.closest('p')).toHaveTextContent('© IGN – Géoplateforme');
});

test('a point is chosen by Enter, by Space and by a click, and keeps the focus', async () => {
  const onSelect = vi.fn();
  const user = userEvent.setup({ delay: null });
  const view = (selectedId?: string) => (
    <MapView
      label="Carte"
      markers={markers}
      onSelect={onSelect}
      selectedId={selectedId}
    />
  );
  const { rerender } = render(view());
  const lavoir = screen.getByRole('button', { name: 'Étape 2 : le lavoir' });
  act(() => lavoir.focus());
  await user.keyboard('{Enter}');
  rerender(view('b'));
  expect(lavoir).toHaveFocus();
  expect(lavoir).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard(' ');
  await user.click(screen.getByRole('button', { name: 'Étape 1 : la mairie' }));
  expect(onSelect.mock.calls).toEqual([['b'], ['b'], ['a']]);
});

test('a point removed from the list disappears', () => {
  const { rerender } = render(<MapView label="Carte" markers={markers} />);
  rerender(<MapView label="Carte" markers={markers.slice(1)} />);
  expect(screen.getAllByRole('img')).toHaveLength(1);
});

test('the person’s own position is shown with a name', () => {
  render(
    <MapView
      label="Carte"
      markers={markers}
      userPosition={{ position: { lat: 43.9, lon: 4.75 }, accuracyMetres: 20 }}
    />,
  );
  expect(screen.getByRole('img', { name: 'Votre position' })).toBeVisible();
});

test('without network a notice says that points and line stay readable, and disappears with a loaded tile', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { container } = render(
    <MapView
      label="Carte"
      markers={markers}
      line={markers.map(({ position }) => position)}
    />,
  );
  expect(screen.getByText(notice).closest('[role="status"]')).toBeVisible();
  const tile = container.querySelector('.leaflet-tile');
  act(() => {
    tile?.dispatchEvent(new Event('load'));
  });
  expect(screen.queryByText(notice)).toBe(null);
});

test('first tiles that do not answer within 8 s are announced as missing', () => {
  vi.useFakeTimers();
  try {
    render(<MapView label="Carte" markers={markers} />);
    act(() => {
      vi.advanceTimersByTime(7_900);
    });
    expect(screen.queryByText(notice)).toBe(null);
    act(() => {
      vi.advanceTimersByTime(200);
    });
    expect(screen.getByText(notice)).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
});

test('« Agrandir » and « Réduire » change the scale, and stop at the ends', async () => {
  const user = userEvent.setup({ delay: null });
  render(<MapView label="Carte" markers={markers} />);
  const scale = screen.getByText(/le trait vaut/).parentElement;
  const before = scale?.textContent;
  await user.click(screen.getByRole('button', { name: 'Réduire' }));
  expect(scale?.textContent).not.toBe(before);
  const closer = screen.getByRole('button', { name: 'Agrandir' });
  await user.click(closer);
  await user.click(closer);
  await user.click(closer);
  expect(closer).toHaveAttribute('aria-disabled', 'true');
});

test('the view returns to all the points when its key changes, and never on its own', async () => {
  const view = (fitKey: string, shown = markers) => (
    <MapView label="Carte" markers={shown} fitKey={fitKey} />
  );
  const { rerender } = render(view('a'));
  const scale = screen.getByText(/le trait vaut/).parentElement;
  const before = scale?.textContent;
  await userEvent.click(screen.getByRole('button', { name: 'Réduire' }));
  const zoomedOut = scale?.textContent;
  rerender(view('a', markers.slice(1)));
  expect(scale?.textContent).toBe(zoomedOut);
  rerender(view('b'));
  expect(scale?.textContent).toBe(before);
});

test('a map unmounted before its drawing is loaded leaves no trace', async () => {
  const { unmount } = render(<MapView label="Carte" markers={[]} />);
  unmount();
  await act(() => Promise.resolve());
  expect(document.querySelector('.leaflet-container')).toBe(null);
});
