import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Carte } from '@/domain/catalogue/catalogue.ts';
import { createCarte } from '@/testing/carte-factory.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { createQuete } from '@/testing/play-factories.ts';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { NextQuetes } from './next-quetes.tsx';

const fetch = vi.fn<() => Promise<Response>>();

/** Each requested document of the catalogue has these cards. */
function serve(...cartes: Carte[]) {
  const stringValue = JSON.stringify({ cartes });
  fetch.mockImplementation(() =>
    Promise.resolve(Response.json({ fields: { cartes: { stringValue } } })),
  );
}

function show() {
  const services = createSilentServices();
  render(
    <ServerState services={services}>
      <MemoryRouter services={services}>
        <NextQuetes quete={createQuete()} />
      </MemoryRouter>
    </ServerState>,
  );
}

beforeEach(() => {
  fetch.mockReset();
  vi.stubGlobal('fetch', fetch);
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

test('links to the nearest quête, with its distance', async () => {
  serve(
    createCarte({
      queteId: '22_lehon_l-abbaye',
      titre: 'L’abbaye',
      commune: { insee: '22123', nom: 'Léhon', departement: '22' },
    }),
  );
  show();
  expect(await screen.findByRole('link', { name: 'L’abbaye' })).toHaveAttribute(
    'href',
    '/les_quetes/22/lehon/l-abbaye',
  );
  expect(screen.getByText(/^Léhon, à \d+.m/)).toBeVisible();
});

test('offers something else rather than send a family across the country', async () => {
  // Without any publication.
  fetch.mockImplementation(() => Promise.resolve(new Response('{}', { status: 404 })));
  show();
  expect(await screen.findByRole('link', { name: 'Toutes les quêtes' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Les codes secrets' })).toBeVisible();
});

test('no suggestion if the catalogue cannot be read', async () => {
  fetch.mockRejectedValue(new TypeError('Failed to fetch'));
  show();
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  expect(screen.queryByRole('heading')).toBeNull();
});

test('no request without network', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show();
  expect(fetch).not.toHaveBeenCalled();
});
