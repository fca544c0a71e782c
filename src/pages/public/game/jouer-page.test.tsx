import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { buildRoutes, pageRoutes } from '@/app/routes.tsx';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { routerContext } from '@/data/firebase/loader-services.ts';
import { PageNotFoundError } from '@/lib/errors/not-found.ts';
import { loaderArguments } from '@/testing/loader-arguments.ts';
import {
  createEtapePublique,
  createQuete,
  createTextePublique,
} from '@/testing/play-factories.ts';
import { ServerState } from '@/testing/server-state.tsx';
import { createSilentServices } from '@/testing/services.ts';
import { loader } from './jouer-page.tsx';

const pattern = '/les_quetes/:departement/:commune/:slug/jouer';
const path = '/les_quetes/22/dinan/le-secret-du-lavoir/jouer';

function answer(status: 200 | 404): void {
  const { contenu } = createQuete({
    etapes: [
      createEtapePublique(1, { titre: 'Le lavoir', epreuve: createTextePublique() }),
    ],
  });
  const fields = {
    contenu: { stringValue: JSON.stringify(contenu) },
    version: { integerValue: '1' },
    publishedAt: { timestampValue: '2026-05-12T10:00:00Z' },
  };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ fields }, { status })));
}

function show(address: string) {
  const services = createSilentServices();
  const table = pageRoutes.filter((route) => route.path === pattern);
  const router = createMemoryRouter(buildRoutes(table), {
    initialEntries: [address],
    getContext: () => routerContext(services),
  });
  render(
    <ServerState services={services}>
      <RouterProvider router={router} />
    </ServerState>,
  );
  return router;
}

beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});

afterEach(() => {
  window.history.replaceState(null, '', '/');
});

describe('the page of the game', () => {
  test('opens on the story of the first étape, and forgets that it was to begin again', async () => {
    answer(200);
    const router = show(`${path}?recommencer=oui`);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Le lavoir' }),
    ).toBeInTheDocument();
    expect(router.state.location.search).toBe('');
    expect(router.state.location.pathname).toBe(path);
  });

  test('opens on the screen before a party when it is to be prepared, and begins none', async () => {
    answer(200);
    show(`${path}?preparer=oui`);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Avant de partir' }),
    ).toBeInTheDocument();
  });

  test('an address without a party in it leads to the page that imports one', async () => {
    answer(200);
    window.history.replaceState(null, '', `${path}#partie=abc`);
    const router = show(path);
    expect(await screen.findByText(/commencée sur un autre téléphone/)).toBeVisible();
    expect(window.location.hash).toBe('');
    expect(router.state.location.search).toBe('?preparer=oui');
  });

  test.each([
    ['a quête that does not exist', { slug: 'inconnue' }, 404 as const],
    ['an address that cannot be one', { departement: 'ailleurs' }, 200 as const],
  ])('is not found for %s', async (_, changes, status) => {
    answer(status);
    const params = { departement: '22', commune: 'dinan', slug: 'une-quete', ...changes };
    const call = loader(loaderArguments(path, params));
    await expect(call).rejects.toThrow(PageNotFoundError);
  });
});
