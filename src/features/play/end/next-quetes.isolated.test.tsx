import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { QueteProche } from '@/data/catalogue/nearby-quetes.ts';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { MemoryRouter } from '@/testing/memory-router.tsx';
import { createQuete } from '@/testing/play-factories.ts';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { NextQuetes } from './next-quetes.tsx';

const readNearbyQuetes = vi.fn<() => Promise<QueteProche[]>>();

// It is read over HTTP, without services: nothing of it can be handed in.
vi.mock('@/data/catalogue/nearby-quetes.ts', () => ({
  readNearbyQuetes: () => readNearbyQuetes(),
}));

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
  readNearbyQuetes.mockReset();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

test('leads to the quêtes nearby, and says how far they are', async () => {
  const address = { departement: '22', communeSlug: 'lehon', slug: 'l-abbaye' };
  readNearbyQuetes.mockResolvedValueOnce([
    { address, titre: 'L’abbaye', langue: 'fr', communeNom: 'Léhon', metres: 1_200 },
  ]);
  show();
  expect(await screen.findByRole('link', { name: 'L’abbaye' })).toHaveAttribute(
    'href',
    '/les_quetes/22/lehon/l-abbaye',
  );
  expect(screen.getByText(/^Léhon, à 1,2/)).toBeVisible();
});

test('says that nothing is near rather than send a family across the country, and offers something else', async () => {
  readNearbyQuetes.mockResolvedValueOnce([]);
  show();
  expect(await screen.findByText(/pas encore d’autre quête près d’ici/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Toutes les quêtes' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Les codes secrets' })).toBeVisible();
});

test('nothing is suggested when the catalogue cannot be read', async () => {
  const error = new OfflineError('cut');

  readNearbyQuetes.mockRejectedValue(error);
  show();
  await waitFor(() => expect(readNearbyQuetes).toHaveBeenCalled());
  expect(screen.queryByRole('heading')).toBeNull();
});

test('nothing is asked without network', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show();
  expect(readNearbyQuetes).not.toHaveBeenCalled();
});
