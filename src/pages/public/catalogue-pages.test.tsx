import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useRouteError } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FirebaseProvider } from '@/data/firebase/firebase-context.tsx';
import { routerContext } from '@/data/firebase/loader-services.ts';
import { rechercheRowOf } from '@/data/catalogue/recherche-row.ts';
import { forgetCommuneRows } from '@/data/commune/commune-repository.ts';
import { OfflineError } from '@/lib/errors/data-error.ts';
import { forgetSearchCorpus } from '@/features/catalogue/search-corpus.ts';
import { PageNotFoundError } from '@/lib/errors/not-found.ts';
import { createCarte, createCarteList } from '@/testing/carte-factory.ts';
import { createQuete } from '@/testing/play-factories.ts';
import { createSilentServices } from '@/testing/services.ts';
import * as communePage from './commune-page.tsx';
import * as departementPage from './departement-page.tsx';
import * as queteListPage from './quete-list-page.tsx';
import * as quetePage from './quete-page.tsx';

const communes = [
  ['22050', 'Dinan', '22', ['22100'], 14_000, [48.456, -2.05]],
  ['22162', 'Paimpol', '22', ['22500'], 7_000, [48.779, -3.046]],
];

const france = {
  total: 1,
  departements: [{ departement: '22', nom: 'Côtes-d’Armor', total: 1 }],
  vedettes: [createCarte()],
  recherchePartCount: 1,
};

function stored(fields: Record<string, unknown>): Response {
  return new Response(JSON.stringify({ fields }));
}

function cartes(value: unknown): Response {
  return stored({ cartes: { stringValue: JSON.stringify(value) } });
}

type Documents = Record<string, () => Response>;

const documents: Documents = {
  'catalogue/france': () => cartes(france),
  'catalogue/22': () => cartes({ cartes: [createCarte()] }),
  'catalogue/recherche-0': () => cartes({ lignes: [rechercheRowOf(createCarte())] }),
  'quetes/22_dinan_le-secret-du-lavoir': () => {
    const { contenu } = createQuete();
    return stored({
      contenu: { stringValue: JSON.stringify(contenu) },
      version: { integerValue: '1' },
      publishedAt: { timestampValue: '2026-05-12T10:00:00Z' },
    });
  },
};

/** Serves the back end and the static files; returns the documents read, in order. */
function serve(overrides: Documents = {}): string[] {
  const all = { ...documents, ...overrides };
  const reads: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    if (address.startsWith('/communes/')) {
      return Promise.resolve(new Response(JSON.stringify(communes)));
    }
    // Presentation of a commune: most have none.
    if (address.endsWith(':batchGet')) return Promise.resolve(Response.json([{}]));
    const path = decodeURIComponent(
      new URL(address).pathname.split('/documents/')[1] ?? '',
    );
    reads.push(path);
    const found = all[path];
    return Promise.resolve(found?.() ?? new Response('{}', { status: 404 }));
  });
  return reads;
}

/** The name and message of the error. */
function Failure() {
  const error = useRouteError();
  return <p>{error instanceof Error ? `${error.name}: ${error.message}` : 'no error'}</p>;
}

function open(address: string) {
  const services = createSilentServices();
  const shared = { errorElement: <Failure /> };
  const router = createMemoryRouter(
    [
      { path: '/les_quetes', ...queteListPage, ...shared },
      { path: '/les_quetes/:departement', ...departementPage, ...shared },
      { path: '/les_quetes/:departement/:commune', ...communePage, ...shared },
      { path: '/les_quetes/:departement/:commune/:slug', ...quetePage, ...shared },
    ],
    { initialEntries: [address], getContext: () => routerContext(services) },
  );
  render(
    <FirebaseProvider services={services}>
      <RouterProvider router={router} />
    </FirebaseProvider>,
  );
  return router;
}

async function openHeading(address: string) {
  const router = open(address);
  const heading = await screen.findByRole('heading', { level: 1 });
  const { pathname, search } = router.state.location;
  return { router, title: heading.textContent, address: pathname + search };
}

beforeEach(() => {
  forgetCommuneRows();
  forgetSearchCorpus();
});

describe('the catalogue', () => {
  test('reads one document for the country', async () => {
    const reads = serve();
    const { title } = await openHeading('/les_quetes');
    expect(title).toBe('Les quêtes');
    expect(reads).toEqual(['catalogue/france']);
    expect(document.title).toBe('Les quêtes · Quêtes & Codes');
  });

  test('reports the missing network, and does not pretend to be empty', async () => {
    serve();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    open('/les_quetes');
    expect(await screen.findByText(/^OfflineError/)).toBeVisible();
    expect(new OfflineError('x').name).toBe('OfflineError');
  });
});

describe('a département', () => {
  test('is narrowed in its address, without reading again', async () => {
    const list = createCarteList(4, ['Dinan', 'Erquy']);
    const reads = serve({ 'catalogue/22': () => cartes({ cartes: list }) });
    const user = userEvent.setup({ delay: null });
    const { router } = await openHeading('/les_quetes/22');
    await user.selectOptions(screen.getByLabelText('Commune'), 'Erquy (2)');
    expect(await screen.findByRole('heading', { level: 2, name: 'Erquy' })).toBeVisible();
    expect(router.state.location.search).toBe('?commune=erquy');
    await user.selectOptions(screen.getByLabelText('Commune'), 'Toutes les communes');
    expect(router.state.location.search).toBe('');
    expect(reads).toEqual(['catalogue/22']);
  });

  test('with its name is redirected to its code', async () => {
    serve();
    const { address } = await openHeading('/les_quetes/cotes-d-armor/dinan');
    expect(address).toBe('/les_quetes/22/dinan');
  });

  test('that does not exist is a page that does not exist, and reads nothing', async () => {
    const address = '/les_quetes/99';
    const reads = serve();
    open(address);
    expect(
      await screen.findByText(`PageNotFoundError: Page Not Found: ${address}`),
    ).toBeVisible();
    expect(reads).toEqual([]);
  });
});

describe('a commune', () => {
  test('reads its département, then the document of the nearest ones', async () => {
    const reads = serve();
    const { title } = await openHeading('/les_quetes/22/dinan');
    expect(title).toBe('Dinan');
    await waitFor(() =>
      expect(reads).toEqual([
        'catalogue/22',
        'catalogue/france',
        'catalogue/recherche-0',
      ]),
    );
  });

  test('with capitals and accents is redirected to its one address', async () => {
    serve();
    const { address } = await openHeading('/les_quetes/22/D%C3%AEnan');
    expect(address).toBe('/les_quetes/22/dinan');
  });

  test('that does not exist is a page that does not exist', async () => {
    const address = '/les_quetes/22/nulle-part';
    serve();
    open(address);
    expect(
      await screen.findByText(`PageNotFoundError: Page Not Found: ${address}`),
    ).toBeVisible();
  });
});

describe('a quête', () => {
  const address = '/les_quetes/22/dinan/le-secret-du-lavoir';

  test('is one read', async () => {
    const reads = serve();
    const { title } = await openHeading(address);
    expect(title).toBe('Le secret du lavoir');
    expect(reads).toEqual(['quetes/22_dinan_le-secret-du-lavoir']);
    expect(document.title).toBe('Le secret du lavoir, Dinan · Quêtes & Codes');
  });

  test('with capitals is redirected to its one address', async () => {
    serve();
    const opened = await openHeading('/les_quetes/22/DINAN/Le-Secret-du-Lavoir');
    expect(opened.address).toBe(address);
  });

  test('that was withdrawn is a page that does not exist', async () => {
    serve({
      'quetes/22_dinan_le-secret-du-lavoir': () => new Response('{}', { status: 404 }),
    });
    open(address);
    const { message } = new PageNotFoundError(address);
    expect(await screen.findByText(`PageNotFoundError: ${message}`)).toBeVisible();
  });

  test('with an invalid address reads nothing', async () => {
    const reads = serve();
    open('/les_quetes/22/dinan/a_b');
    expect(await screen.findByText(/^PageNotFoundError/)).toBeVisible();
    expect(reads).toEqual([]);
  });
});
