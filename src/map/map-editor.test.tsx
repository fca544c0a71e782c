import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { MapEditor, type MapEditorProps } from './map-editor.tsx';
import type { MapPoint } from './map-point.ts';

const mairie = { lat: 43.8995, lon: 4.7478 };

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network in tests')));
});

function renderEditor(props: Partial<MapEditorProps> = {}) {
  const onPlace = vi.fn<(position: MapPoint) => void>();
  const onMove = vi.fn();
  const onSelect = vi.fn();
  render(
    <MapEditor
      label="Carte à remplir"
      markers={[{ id: 'a', numero: 1, label: 'Étape 1 : la mairie', position: mairie }]}
      onPlace={onPlace}
      onMove={onMove}
      onSelect={onSelect}
      {...props}
    />,
  );
  return { onPlace, onMove, onSelect, map: screen.getByRole('application') };
}

test('the keyboard alone reaches the map and puts the point at its centre', async () => {
  const { onPlace, map } = renderEditor({ markers: [], centre: mairie });
  const user = userEvent.setup({ delay: null });
  await user.tab();
  expect(map).toHaveFocus();
  expect(map).toHaveAccessibleDescription(/Entrée.: placer le point au centre/);
  await user.keyboard('{Enter}');
  expect(onPlace).toHaveBeenCalledTimes(1);
  const [position] = onPlace.mock.calls[0] ?? [];
  expect(position?.lat).toBeCloseTo(mairie.lat, 3);
  expect(position?.lon).toBeCloseTo(mairie.lon, 3);
});

test('an arrow moves the map under the cross: to the right is to the east', async () => {
  const { onPlace, map } = renderEditor({ markers: [], centre: mairie });
  const user = userEvent.setup({ delay: null });
  act(() => map.focus());
  await user.keyboard('{Enter}{Shift>}{ArrowRight}{/Shift}');
  await waitFor(async () => {
    await user.keyboard('{Enter}');
    const [before] = onPlace.mock.calls[0] ?? [];
    const [after] = onPlace.mock.calls.at(-1) ?? [];
    expect(after?.lon).toBeGreaterThan(before?.lon ?? 180);
    expect(after?.lat).toBeCloseTo(before?.lat ?? 0, 5);
  });
});

test('placing by keyboard is said aloud', async () => {
  const { map } = renderEditor();
  const user = userEvent.setup({ delay: null });
  act(() => map.focus());
  await user.keyboard('{Enter}');
  expect(screen.getByText('Point placé.')).toHaveAttribute('role', 'status');
});

test('« Placer ici » puts the point at the centre, under its given words', async () => {
  const { onPlace } = renderEditor({ placeLabel: 'Placer l’étape 2 ici' });
  await userEvent.click(screen.getByRole('button', { name: 'Placer l’étape 2 ici' }));
  expect(onPlace).toHaveBeenCalledTimes(1);
});

test('a click on the map places; coordinates have six decimals', () => {
  const { onPlace, map } = renderEditor();
  fireEvent.click(map, { clientX: 10, clientY: 20 });
  expect(onPlace).toHaveBeenCalledTimes(1);
  const [position] = onPlace.mock.calls[0] ?? [];
  expect(String(position?.lat)).toMatch(/^\d+(\.\d{1,6})?$/);
  expect(String(position?.lon)).toMatch(/^-?\d+(\.\d{1,6})?$/);
});

test('Enter on a point chooses it and places nothing', async () => {
  const { onPlace, onSelect } = renderEditor();
  const point = screen.getByRole('button', { name: 'Étape 1 : la mairie' });
  act(() => point.focus());
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('a');
  expect(onPlace).not.toHaveBeenCalled();
});

test('a dragged point reports its place once, at its release', () => {
  const { onMove, onPlace } = renderEditor();
  const point = screen.getByRole('button', { name: 'Étape 1 : la mairie' });
  fireEvent.mouseDown(point, { clientX: 100, clientY: 100, button: 0, which: 1 });
  fireEvent.mouseMove(document.body, { clientX: 120, clientY: 100 });
  fireEvent.mouseMove(document.body, { clientX: 140, clientY: 100 });
  fireEvent.mouseUp(document.body, { clientX: 140, clientY: 100 });
  expect(onMove).toHaveBeenCalledTimes(1);
  expect(onMove).toHaveBeenCalledWith('a', {
    lat: expect.closeTo(mairie.lat, 4) as number,
    lon: expect.closeTo(mairie.lon + (40 * 360) / (256 * 2 ** 17), 4) as number,
  });
  expect(onPlace).not.toHaveBeenCalled();
});

test('a point that another author renames while it is dragged is dropped where the pointer is', () => {
  const onMove = vi.fn();
  const editor = (label: string) => (
    <MapEditor
      label="Carte à remplir"
      markers={[{ id: 'a', numero: 1, label, position: mairie }]}
      onPlace={vi.fn()}
      onMove={onMove}
      onSelect={vi.fn()}
    />
  );
  const { rerender } = render(editor('Étape 1 : la mairie'));
  const point = screen.getByRole('button', { name: 'Étape 1 : la mairie' });
  fireEvent.mouseDown(point, { clientX: 100, clientY: 100, button: 0, which: 1 });
  fireEvent.mouseMove(document.body, { clientX: 120, clientY: 100 });
  rerender(editor('Étape 2 : la mairie'));
  fireEvent.mouseMove(document.body, { clientX: 140, clientY: 100 });
  fireEvent.mouseUp(document.body, { clientX: 140, clientY: 100 });
  expect(onMove).toHaveBeenCalledExactlyOnceWith('a', {
    lat: expect.closeTo(mairie.lat, 4) as number,
    lon: expect.closeTo(mairie.lon + (40 * 360) / (256 * 2 ** 17), 4) as number,
  });
  expect(screen.getByRole('button', { name: 'Étape 2 : la mairie' })).toBeVisible();
});

test('a point that another author removes while it is dragged writes nothing', () => {
  const onMove = vi.fn();
  const editor = (position: MapPoint | null) => (
    <MapEditor
      label="Carte à remplir"
      markers={
        position === null ? [] : [{ id: 'a', numero: 1, label: 'La mairie', position }]
      }
      centre={mairie}
      onPlace={vi.fn()}
      onMove={onMove}
      onSelect={vi.fn()}
    />
  );
  const { rerender } = render(editor(mairie));
  const point = screen.getByRole('button', { name: 'La mairie' });
  fireEvent.mouseDown(point, { clientX: 100, clientY: 100, button: 0, which: 1 });
  fireEvent.mouseMove(document.body, { clientX: 120, clientY: 100 });
  rerender(editor(null));
  fireEvent.mouseMove(document.body, { clientX: 140, clientY: 100 });
  fireEvent.mouseUp(document.body, { clientX: 140, clientY: 100 });
  expect(onMove).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'La mairie' })).toBeNull();
});

test('a point of the line that another author lengthens while it is dragged moves, and no other', () => {
  const onMove = vi.fn<(index: number, position: MapPoint) => void>();
  const east = (steps: number) => ({ ...mairie, lon: mairie.lon + steps / 1_000 });
  const editor = (line: readonly MapPoint[]) => (
    <MapEditor
      label="Carte à remplir"
      markers={[]}
      centre={mairie}
      onPlace={vi.fn()}
      onMove={vi.fn()}
      line={line}
      onMoveVertex={onMove}
    />
  );
  const { container, rerender } = render(editor([east(0), east(1)]));
  const [first] = container.querySelectorAll('.map-sommet');
  if (first === undefined) throw new Error('A line has points.');
  fireEvent.mouseDown(first, { clientX: 100, clientY: 100, button: 0, which: 1 });
  fireEvent.mouseMove(document.body, { clientX: 120, clientY: 100 });
  rerender(editor([east(-2), east(-1), east(0), east(1)]));
  fireEvent.mouseMove(document.body, { clientX: 140, clientY: 100 });
  fireEvent.mouseUp(document.body, { clientX: 140, clientY: 100 });
  expect(onMove.mock.calls.map(([index]) => index)).toEqual([2]);
});

function renderRadius() {
  const onChange = vi.fn<(metres: number) => void>();
  const bounds = { min: 10, max: 200 };
  const radius = { centre: mairie, metres: 25, ...bounds, label: 'Rayon', onChange };
  const { onPlace } = renderEditor({ radius });
  return { onPlace, onChange, handle: screen.getByRole('slider', { name: 'Rayon' }) };
}

test('the edge of a circle is a slider: arrows change it by a metre, with Shift by ten, within its bounds', async () => {
  const { onPlace, onChange, handle } = renderRadius();
  expect(handle).toHaveAttribute('aria-valuenow', '25');
  act(() => handle.focus());
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Shift>}{ArrowUp}{ArrowLeft}{/Shift}');
  expect(onChange.mock.calls.flat()).toEqual([26, 24, 35, 15]);
  expect(onPlace).not.toHaveBeenCalled();
});

test('the edge of a circle is dragged: it reports the radius once, at its release', () => {
  const { onPlace, onChange, handle } = renderRadius();
  fireEvent.mouseDown(handle, { clientX: 100, clientY: 100, button: 0, which: 1 });
  fireEvent.mouseMove(document.body, { clientX: 110, clientY: 100 });
  fireEvent.mouseMove(document.body, { clientX: 120, clientY: 100 });
  fireEvent.mouseUp(document.body, { clientX: 120, clientY: 100 });
  expect(onChange).toHaveBeenCalledOnce();
  expect(onChange.mock.calls[0]?.[0]).toBeGreaterThan(25);
  expect(onPlace).not.toHaveBeenCalled();
});
