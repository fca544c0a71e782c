import { readFileSync } from 'node:fs';
import { act, render, screen } from '@testing-library/react';
import {
  createMemoryRouter,
  matchRoutes,
  RouterProvider,
  type DataRouter,
} from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FirebaseProvider } from '@/data/firebase/firebase-context.tsx';
import {
  AccessDeniedError,
  InvalidDocumentError,
  NotFoundError,
  OfflineError,
  UnexpectedError,
} from '@/lib/errors/data-error.ts';
import { createSilentServices } from '@/testing/services.ts';
import {
  buildRoutes,
  pageRoutes,
  routeAt,
  sitePatterns,
  type PageRoute,
} from './routes.tsx';

const adminGuarded = [
  'create',
  'create2',
  'dashboard',
  'edit',
  'message',
  'newcreate',
  'simple',
];

/** Section 2 of the specification: path, layout, guard. */
const specified: [path: string, layout: string, guard?: string][] = [
  ...['/', '/404', '/blog', '/contact', '/defaultFormData', '/download', '/faq'].map(
    (path): [string, string] => [path, 'default'],
  ),
  // The guides, after the specification.
  ['/aide/auteur', 'default'],
  ['/aide/equipe', 'default'],
  // Required by the RGESN, after the specification.
  ['/ecoconception', 'default'],
  ...[
    '/forgot-password',
    '/login',
    '/reset-password',
    '/mairie',
    '/privacy',
    '/privee',
    '/preuve',
    '/utilisation',
  ].map((path): [string, string] => [path, 'default']),
  // The game of the quête that the site ships, after the specification.
  ['/essayer', 'empty'],
  ...['/les_codes', '/les_codes/*', '/les_quetes', '/les_quetes/*'].map(
    (path): [string, string] => [path, 'default'],
  ),
  ['/user', 'default', 'auth'],
  ...adminGuarded.map((name): [string, string, string] => [
    `/admin/parcours/${name}`,
    'empty',
    'isadmin',
  ]),
  ['/admin/parcours/news', 'default', 'isadmin'],
  ['/admin/parcours/d', 'default'],
  ['/admin/parcours/ed', 'empty'],
  ['/admin/parcours/editadventure', 'empty'],
];

function show(router: DataRouter) {
  render(
    <FirebaseProvider services={createSilentServices()}>
      <RouterProvider router={router} />
    </FirebaseProvider>,
  );
}

describe('the route table', () => {
  test.each(specified)(
    'has %s in the %s layout, guarded by %s',
    (path, layout, guard) => {
      const route = pageRoutes.find((candidate) => candidate.path === path);
      expect(route?.layout).toBe(layout);
      expect(route?.guard).toBe(guard);
    },
  );

  test('raises when a page names a guard that does not exist', () => {
    const page = () => Promise.resolve({ Component: () => null });
    const table: PageRoute[] = [
      { path: '/x', layout: 'default', guard: 'isowner', page },
    ];
    expect(() => buildRoutes(table)).toThrow('Unknown guard: isowner');
    const [root] = buildRoutes([
      { path: '/x', layout: 'default', guard: 'isadmin', page },
    ]);
    expect(root?.children?.[0]?.children?.map(({ path }) => path)).toEqual(['/x', '*']);
  });

  test('raises for a guard named like a property of every object', () => {
    const page = () => Promise.resolve({ Component: () => null });
    const table: PageRoute[] = [
      { path: '/x', layout: 'default', guard: 'constructor', page },
    ];
    expect(() => buildRoutes(table)).toThrow('Unknown guard: constructor');
  });
});

describe('/admin/parcours/d', () => {
  async function open(search: string) {
    const screenOf = () => Promise.resolve({ Component: () => <h1>Écrire</h1> });
    const routes = pageRoutes
      .filter(({ path }) => path === '/admin/parcours/d')
      .map((route) => ({
        ...route,
        page: Object.fromEntries(Object.keys(route.page).map((view) => [view, screenOf])),
      }));
    const router = createMemoryRouter(buildRoutes(routes), {
      initialEntries: [`/admin/parcours/d${search}`],
    });
    show(router);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    return router;
  }
  const navigation = () =>
    screen.queryByRole('navigation', { name: 'Navigation principale' });

  test.each(['', '?vue=commencer', '?vue=inconnue'])(
    'has the navigation of the site at « %s »',
    async (search) => {
      await open(search);
      expect(navigation()).toBeVisible();
    },
  );

  test.each([
    ...['pas-a-pas', 'carte', 'page', 'aventure', 'atelier', 'reperage', 'partir'],
    'compte',
  ])('gives its view %s the whole screen', async (vue) => {
    const router = await open(`?vue=${vue}`);
    expect(navigation()).toBeNull();
    await act(() => router.navigate('/admin/parcours/d'));
    expect(navigation()).toBeVisible();
  });
});

describe('a view', () => {
  const page = (name: string) => () =>
    Promise.resolve({ Component: () => <h1>{name}</h1>, loader: () => name });
  const routes = buildRoutes([
    {
      path: '/blog',
      layout: 'default',
      page: { article: page('L’article'), '': page('La liste') },
    },
  ]);
  const heading = () => screen.findByRole('heading', { level: 1 });

  beforeEach(() => {
    vi.stubGlobal('scrollTo', vi.fn());
  });

  test('is the one in the query, also when only the query changes', async () => {
    const router = createMemoryRouter(routes, { initialEntries: ['/blog?rubrique=x'] });
    show(router);
    expect(await heading()).toHaveTextContent('La liste');
    await act(() => router.navigate('/blog?article=abc'));
    expect(await heading()).toHaveTextContent('L’article');
    expect(router.state.loaderData['/blog']).toBe('L’article');
    await act(() => router.navigate(-1));
    expect(await heading()).toHaveTextContent('La liste');
    expect(router.state.loaderData['/blog']).toBe('La liste');
  });

  test('of an unknown name is a page that does not exist', async () => {
    show(createMemoryRouter(routes, { initialEntries: ['/blog?vue=inconnue&q=1'] }));
    expect(await heading()).toHaveTextContent('Page introuvable');
    expect(screen.getByText('Page Not Found: /blog')).toBeVisible();
  });
});

describe('the page of an address', () => {
  const pathAt = (address: string) =>
    matchRoutes(pageRoutes, new URL(address, 'https://quetes.fr'))?.at(-1);

  test.each([
    ['/', '/'],
    ['/les_codes', '/les_codes'],
    ['/les_codes/', '/les_codes'],
    ['/les_codes/substitution/cesar', '/les_codes/*'],
    ['/les_codes/a/b/c/d', '/les_codes/*'],
    ['/les_quetes/13', '/les_quetes/:departement'],
    ['/les_quetes/13/arles', '/les_quetes/:departement/:commune'],
    ['/les_quetes/saga/les-trois-remparts', '/les_quetes/saga/:slug'],
    ['/les_quetes/territoire/200035087', '/les_quetes/territoire/:id'],
    [
      '/les_quetes/territoire/200035087/integration',
      '/les_quetes/territoire/:id/integration',
    ],
    ['/les_quetes/13/arles/le-secret', '/les_quetes/:departement/:commune/:slug'],
    [
      '/les_quetes/13/arles/le-secret/plaque/etape00002',
      '/les_quetes/:departement/:commune/:slug/plaque/:jeton',
    ],
    [
      '/les_quetes/13/arles/le-secret/jouer',
      '/les_quetes/:departement/:commune/:slug/jouer',
    ],
    ['/les_quetes/13/arles/le-secret/autre', '/les_quetes/*'],
    ['/les_quetes/a/b/c/d/e/f', '/les_quetes/*'],
    ['/admin/parcours/ed?id=3', '/admin/parcours/ed'],
  ])('%s is that of %s', (address, path) => {
    expect(pathAt(address)?.route.path).toBe(path);
  });

  test.each(['/inconnue', '/admin', '/faq/autre'])('%s is none', (address) => {
    expect(pathAt(address)).toBeUndefined();
  });

  test('holds what its path says, decoded', () => {
    expect(pathAt('/les_quetes/13/les%20baux/une%2Fautre')?.params).toEqual({
      departement: '13',
      commune: 'les baux',
      slug: 'une/autre',
    });
  });

  test('holds what its path says as it was written, where that was badly encoded', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(pathAt('/les_quetes/13/arles/%E0%A4%A')?.params).toMatchObject({
      slug: '%E0%A4%A',
    });
  });
});

describe('a page whose loader throws', () => {
  beforeEach(() => {
    vi.stubGlobal('scrollTo', vi.fn());
  });

  function open(failure: () => Error, address = '/page') {
    const page = () =>
      Promise.resolve({
        Component: () => <h1>La page</h1>,
        loader: () => {
          throw failure();
        },
      });
    const routes = buildRoutes([{ path: '/page', layout: 'empty', page }]);
    const router = createMemoryRouter(routes, { initialEntries: [address] });
    show(router);
    return router;
  }

  test('a NotFoundError is a page that does not exist', async () => {
    open(() => new NotFoundError('gone'));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Page introuvable',
    );
    expect(screen.getByText('Page Not Found: /page')).toBeVisible();
  });

  test('an OfflineError says that the network does not answer', async () => {
    open(() => new OfflineError('no answer'));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Le réseau ne répond pas',
    );
  });

  test.each([
    ['an AccessDeniedError', () => new AccessDeniedError('refused')],
    ['an InvalidDocumentError', () => new InvalidDocumentError('etapes: missing')],
    ['an error of another kind', () => new TypeError('undefined is not a function')],
  ])('%s is the server-error page, which tells none of its text', async (_, failure) => {
    open(failure);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Cette page n’a pas pu s’ouvrir',
    );
    expect(screen.getByText('Internal Server Error')).toBeVisible();
    expect(screen.queryByText(new RegExp(failure().message))).toBeNull();
  });

  test('an UnexpectedError is that page with its reference', async () => {
    const error = new UnexpectedError('stack overflow in the reader');
    open(() => error);
    expect(
      await screen.findByText(`Internal Server Error (${error.reference})`),
    ).toBeVisible();
  });

  test.each([
    ['/Page?q=1', '/page?q=1'],
    ['/Blog', '/blog'],
  ])('%s leads to %s, in place', async (address, own) => {
    const page = () => Promise.resolve({ Component: () => <h1>La page</h1> });
    const routes = buildRoutes([
      { path: '/page', layout: 'default', page },
      { path: '/blog', layout: 'default', page },
    ]);
    const router = createMemoryRouter(routes, { initialEntries: ['/page', address] });
    show(router);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('La page');
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe(own);
    expect(router.state.historyAction).toBe('REPLACE');
  });

  test('an address that no page has is a page that does not exist, in the layout of the public pages', async () => {
    open(() => new Error('not asked'), '/inconnue?q=1');
    expect(await screen.findByText('Page Not Found: /inconnue')).toBeVisible();
    expect(
      screen.getByRole('navigation', { name: 'Navigation principale' }),
    ).toBeVisible();
  });
});

describe('a translated page', () => {
  test.each([
    ['/de', '/'],
    ['/nl/les_quetes', '/les_quetes'],
    ['/it/les_quetes/22/dinan', '/les_quetes/:departement/:commune'],
  ])('%s is that of %s', (address, path) => {
    const route = routeAt(address);
    expect(route?.path).toBe(path);
    expect(route?.langue).toBe(address.slice(1, 3));
  });

  test.each(['/de/mairie', '/de/les_codes', '/pt', '/de/les_quetes/saga/a/b/c'])(
    '%s is none',
    (address) => {
      expect(routeAt(address)).toBeUndefined();
    },
  );
});

describe('firebase.json', () => {
  const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8')) as {
    hosting: { rewrites: { regex: string }[] };
  };
  const addresses = sitePatterns
    .filter((pattern) => pattern !== '/' && !pattern.endsWith('*'))
    .map((pattern) => pattern.replaceAll(/:[^/]+/g, 'a'));

  test.each(addresses)('serves the page at %s', (address) => {
    const served = hosting.rewrites.filter(({ regex }) =>
      new RegExp(regex).test(address),
    );
    expect(served).toHaveLength(1);
  });
});
