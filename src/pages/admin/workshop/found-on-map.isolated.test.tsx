import { screen, waitFor, within } from '@testing-library/react';
import { deleteDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import { fetchAltitudes } from '@/data/geo/geoplateforme.ts';
// Loaded before the tests: its first import takes seconds on a busy machine.
import '@/editing/fields/late-fields.ts';
import { renderEditor } from '@/editing/testing/render-editor.tsx';
import { aroundAnswers, overpassAnswer } from '@/testing/around-answers.ts';
import { createEtape, createParcours } from '@/testing/factories.ts';
import { Workshop } from './workshop.tsx';

const screenSize = vi.hoisted(() => ({ isWide: true }));
vi.mock('@/data/geo/geoplateforme.ts');
vi.mock('@/data/commune/commune-position.ts', () => ({
  fetchCommuneCentre: () => Promise.resolve(null),
}));
vi.mock('@/map/use-media-query.ts', () => ({ useMediaQuery: () => screenSize.isWide }));
vi.mock('@/map/map-editor.tsx', () => import('@/editing/testing/fake-map-editor.tsx'));
const dinan = { lat: 48.4541, lon: -2.0449 };
let answers: Readonly<Record<string, unknown>> = aroundAnswers;

beforeEach(async () => {
  localStorage.clear();
  screenSize.isWide = true;
  answers = aroundAnswers;
  vi.mocked(fetchAltitudes).mockReset().mockResolvedValue(null);
  await deleteDB('qc');
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(Response.json(answers[new URL(url).host])),
  );
});

function open() {
  const etapes = [
    createEtape(1, { position: dinan }),
    createEtape(2, { position: { lat: 48.4545, lon: -2.045 } }),
  ];
  return renderEditor(createParcours({ etapes }), {}, Workshop);
}

const markers = () => screen.findByRole('list', { name: 'Repères de la carte' });
const inList = (name: string) =>
  screen.getByRole('button', { name: new RegExp(`^Sur la carte\\s*: ${name}$`) });

async function allAnswered(text = 'Vieux Pont') {
  await screen.findAllByText(text);
  await waitFor(() => expect(screen.queryByText('Les sources répondent…')).toBeNull());
}

test('the map shows the list around an étape, and both share one choice', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'À voir ici' }));
  await allAnswered();
  const onMap = within(await markers());
  expect(onMap.getAllByRole('button').map(({ textContent }) => textContent)).toContain(
    'Lavoir de la Fontaine',
  );
  expect(onMap.getAllByRole('button')).toHaveLength(7);

  await user.click(onMap.getByRole('button', { name: 'Croix du Bourg' }));
  expect(inList('Croix du Bourg')).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Voir dans la liste' }));
  expect(inList('Croix du Bourg').closest('li')).toHaveFocus();

  await user.click(inList('Vieux Pont'));
  expect(onMap.getByRole('button', { name: 'Vieux Pont', pressed: true })).toBeVisible();
  expect(inList('Croix du Bourg')).toHaveAttribute('aria-pressed', 'false');
  await user.click(screen.getByRole('button', { name: 'Fermer' }));
  expect(inList('Vieux Pont')).toHaveAttribute('aria-pressed', 'false');

  await user.click(screen.getByRole('button', { name: /^Fermer «\s*À voir ici\s*»$/ }));
  expect(screen.queryByRole('list', { name: 'Repères de la carte' })).toBeNull();
});

test('so does the list along the walk', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'À voir' }));
  await user.click(screen.getByRole('button', { name: /^Que voit-on sur ce chemin/ }));
  await allAnswered('Croix du Bourg');
  const onMap = within(await markers());
  await user.click(onMap.getByRole('button', { name: 'Croix du Bourg' }));
  expect(inList('Croix du Bourg')).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Voir dans la liste' }));
  expect(inList('Croix du Bourg').closest('li')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'À voir' }));
  expect(screen.queryByRole('list', { name: 'Repères de la carte' })).toBeNull();
});

test('on a phone, the list leads to the map and the map to the list', async () => {
  screenSize.isWide = false;
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'À voir ici' }));
  await allAnswered();
  await user.click(inList('Vieux Pont'));
  const onMap = within(await markers());
  expect(onMap.getByRole('button', { name: 'Vieux Pont', pressed: true })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Voir dans la liste' }));
  expect(inList('Vieux Pont').closest('li')).toHaveFocus();
  expect(inList('Vieux Pont')).toBeVisible();
});

test('of 120 objects the map shows the 100 nearest, and the list begins with 20', async () => {
  const elements = Array.from({ length: 120 }, (_, id) => ({
    ...{ type: 'node', id: id + 1, lat: dinan.lat + id / 1e7, lon: dinan.lon },
    tags: { historic: 'wayside_cross', name: `Croix ${id}` },
  }));
  answers = { ...aroundAnswers, 'overpass-api.de': { ...overpassAnswer, elements } };
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'À voir ici' }));
  await allAnswered('Croix 0');
  expect((await markers()).children).toHaveLength(100);
  expect(screen.getByText('La carte montre les 100 plus proches.')).toBeVisible();
  expect(screen.getAllByText('Sur la carte')).toHaveLength(20);
});
