import { lazy, type ReactElement } from 'react';
import {
  matchRoutes,
  replace,
  useSearchParams,
  type LoaderFunction,
  type RouteObject,
} from 'react-router';
import { patternIn, translatedPages } from '@/langue/addresses.ts';
import { otherLangues, type OtherLangue } from '@/langue/langue.ts';
import { PageNotFoundError } from '@/lib/errors/not-found.ts';
import { viewAt, type ViewedPath, type ViewName } from '@/lib/views.ts';
import { RouteErrorPage } from './errors/route-error-page.tsx';
import { guardNamed } from './guards/guard.ts';
import { DefaultShell, EmptyShell, Root } from './layouts/shell.tsx';
import { loadOrReload } from './navigation/chunk.ts';
import { ownAddress } from './navigation/own-address.ts';
import { openPage, unknownView, type Screen } from './navigation/open-page.tsx';
import { views } from './views.ts';

type AnyPage = {
  path: string;
  layout: 'default' | 'empty';
  /** The same page in another language than French; `path` is its French address. */
  langue?: OtherLangue;
};
/** What an address shows: one screen, or one for each of its views. */
type Shown =
  | { page: Screen; views?: never; wholeScreen?: never }
  | {
      [Path in ViewedPath]: {
        path: Path;
        page?: never;
        views: Readonly<Record<ViewName<Path>, Screen>>;
        /** Views that have the whole screen within the default layout. */
        wholeScreen?: readonly ViewName<Path>[];
      };
    }[ViewedPath];
type GuardedPage = AnyPage &
  Shown & {
    isOfItsQuery?: never;
    /** `auth` or `isadmin`, the names of the specification; any other raises. */
    guard: string;
  };
type OpenPage = AnyPage &
  Shown & {
    guard?: never;
    /** What it shows is all in the query of its address: the build has nothing to render. */
    isOfItsQuery?: true;
  };
export type PageRoute = GuardedPage | OpenPage;

/** THE route table: every address, its layout, its guard, its lazy page (specification, section 2). */
export const pageRoutes: PageRoute[] = [
  // oxfmt-ignore
  ...([
    { path: '/', layout: 'default', page: () => import('@/pages/public/home-route.tsx') },
    { path: '/404', layout: 'default', page: () => import('@/pages/public/not-found-page.tsx') },
    { path: '/blog', layout: 'default', views: views['/blog'] },
    { path: '/contact', layout: 'default', page: () => import('@/pages/public/contact-page.tsx') },
    { path: '/defaultFormData', layout: 'default', page: () => import('@/pages/public/texts/default-form-data-page.tsx') },
    { path: '/download', layout: 'default', page: () => import('@/pages/public/texts/download-page.tsx') },
    { path: '/ecoconception', layout: 'default', page: () => import('@/pages/public/texts/ecoconception-page.tsx') },
    { path: '/faq', layout: 'default', page: () => import('@/pages/public/texts/faq-page.tsx') },
    { path: '/forgot-password', layout: 'default', page: () => import('@/pages/public/identity/forgot-password-page.tsx') },
    { path: '/login', layout: 'default', views: views['/login'] },
    { path: '/reset-password', layout: 'default', isOfItsQuery: true, page: () => import('@/pages/public/identity/reset-password-page.tsx') },
    { path: '/mairie', layout: 'default', views: views['/mairie'] },
    { path: '/privee', layout: 'default', isOfItsQuery: true, page: () => import('@/pages/public/privee-page.tsx') },
    { path: '/preuve', layout: 'default', isOfItsQuery: true, page: () => import('@/pages/public/preuve-page.tsx') },
    { path: '/privacy', layout: 'default', page: () => import('@/pages/public/texts/privacy-page.tsx') },
    { path: '/utilisation', layout: 'default', page: () => import('@/pages/public/texts/utilisation-page.tsx') },
    { path: '/les_codes', layout: 'default', page: () => import('@/pages/public/les-codes-page.tsx') },
    { path: '/les_codes/*', layout: 'default', page: () => import('@/pages/public/les-codes-below-page.tsx') },
    { path: '/les_quetes', layout: 'default', page: () => import('@/pages/public/quete-list-page.tsx') },
    { path: '/les_quetes/territoire/:id', layout: 'default', page: () => import('@/pages/public/territoire-page.tsx') },
    { path: '/les_quetes/territoire/:id/integration', layout: 'empty', page: () => import('@/pages/public/texts/territoire-integration-page.tsx') },
    { path: '/les_quetes/:departement', layout: 'default', page: () => import('@/pages/public/departement-page.tsx') },
    { path: '/les_quetes/saga/:slug', layout: 'default', page: () => import('@/pages/public/saga-page.tsx') },
    { path: '/les_quetes/:departement/:commune', layout: 'default', page: () => import('@/pages/public/commune-page.tsx') },
    { path: '/les_quetes/:departement/:commune/:slug', layout: 'default', page: () => import('@/pages/public/quete-page.tsx') },
    { path: '/les_quetes/:departement/:commune/:slug/jouer', layout: 'empty', views: views['/les_quetes/:departement/:commune/:slug/jouer'] },
    { path: '/les_quetes/:departement/:commune/:slug/integration', layout: 'empty', page: () => import('@/pages/public/texts/integration-page.tsx') },
    { path: '/les_quetes/:departement/:commune/:slug/plaque/:jeton', layout: 'default', page: () => import('@/pages/public/game/plaque-page.tsx') },
    { path: '/q/:signes', layout: 'empty', page: () => import('@/pages/public/short-address-page.tsx') },
    { path: '/q/:signes/:jeton', layout: 'empty', page: () => import('@/pages/public/short-address-page.tsx') },
    { path: '/les_quetes/*', layout: 'default', page: () => import('@/pages/public/les-quetes-below-page.tsx') },
    { path: '/user', layout: 'default', guard: 'auth', page: () => import('@/pages/account/user-page.tsx') },
    { path: '/admin/parcours/create', layout: 'empty', guard: 'isadmin', views: views['/admin/parcours/create'] },
    { path: '/admin/parcours/create2', layout: 'empty', guard: 'isadmin', page: () => import('@/pages/admin/create2-page.tsx') },
    { path: '/admin/parcours/dashboard', layout: 'empty', guard: 'isadmin', views: views['/admin/parcours/dashboard'] },
    { path: '/admin/parcours/edit', layout: 'empty', guard: 'isadmin', page: () => import('@/pages/admin/edit-page.tsx') },
    { path: '/admin/parcours/message', layout: 'empty', guard: 'isadmin', views: views['/admin/parcours/message'] },
    { path: '/admin/parcours/newcreate', layout: 'empty', guard: 'isadmin', page: () => import('@/pages/admin/newcreate-page.tsx') },
    { path: '/admin/parcours/news', layout: 'default', guard: 'isadmin', views: views['/admin/parcours/news'] },
    { path: '/admin/parcours/simple', layout: 'empty', guard: 'isadmin', page: () => import('@/pages/admin/simple-page.tsx') },
    { path: '/admin/parcours/d', layout: 'default', isOfItsQuery: true, views: views['/admin/parcours/d'], wholeScreen: ['pasAPas', 'carte', 'page', 'aventure', 'atelier', 'reperage', 'partir', 'compte'] },
    { path: '/admin/parcours/ed', layout: 'empty', views: views['/admin/parcours/ed'] },
    { path: '/admin/parcours/editadventure', layout: 'empty', page: () => import('@/pages/admin/editadventure-page.tsx') },
  ] satisfies PageRoute[]),
];

/** The table with the pages that stand in other languages too, each at its own address. */
export const siteRoutes: PageRoute[] = [
  ...pageRoutes,
  ...pageRoutes
    .filter(({ path }) => translatedPages.includes(path))
    .flatMap((route) => otherLangues.map((langue) => ({ ...route, langue }))),
];

/** The address of a route, as the router and its hosting know it. */
export function patternOf({ path, langue }: PageRoute): string {
  return langue === undefined ? path : patternIn(langue, path);
}

const routeByPattern = siteRoutes.map((route) => ({ path: patternOf(route), route }));

/** The patterns of all addresses of the site. */
export const sitePatterns: readonly string[] = routeByPattern.map(({ path }) => path);

/** The route of an address of the site. */
export function routeAt(address: string | URL): PageRoute | undefined {
  return matchRoutes(routeByPattern, address)?.at(-1)?.route.route;
}

/** The screen that a query asks for at an address; null where it names a view that the address does not have. */
export function screenAt(route: PageRoute, query: URLSearchParams): Screen | null {
  if (route.views === undefined) return route.page;
  const view = viewAt(route.path, query);
  const screens: Readonly<Record<string, Screen>> = route.views;
  return view === null ? null : (screens[view] ?? null);
}

function withQueries(screen: Screen): ReactElement {
  const Page = lazy(async () => {
    const [{ Component }, { QueryProvider }] = await Promise.all([
      loadOrReload(screen),
      import('@/lib/query/query-provider.tsx'),
    ]);
    const PageWithQueries = () => (
      <QueryProvider>
        <Component />
      </QueryProvider>
    );
    return { default: PageWithQueries };
  });
  return <Page />;
}

function guardedRoute(route: GuardedPage): RouteObject {
  const { guard } = route;
  const path = patternOf(route);
  const Guard = guardNamed(guard);
  const screens: Screen[] =
    route.views === undefined ? [route.page] : Object.values(route.views);
  const pages = new Map(
    [...new Set(screens)].map((screen) => [screen, withQueries(screen)]),
  );
  function Page() {
    const [query] = useSearchParams();
    const screen = screenAt(route, query);
    if (screen === null) throw unknownView(path, query);
    return pages.get(screen);
  }
  return {
    id: path,
    path,
    caseSensitive: true,
    element: (
      <Guard>
        <Page />
      </Guard>
    ),
    errorElement: <RouteErrorPage />,
  };
}

/** Opens an address that no route has: it leads on where it is another way to write one that stands. */
function openUnknown(patterns: readonly string[]): LoaderFunction {
  return ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const own = ownAddress(pathname, patterns);
    // Thrown, a redirect is a Response: that is how the router learns of it.
    if (own !== null) throw replace(own + search);
    throw new PageNotFoundError(pathname);
  };
}

function takesScreenOf(route: OpenPage): (query: URLSearchParams) => boolean {
  if (route.views === undefined) return () => false;
  const whole: readonly (string | null)[] = route.wholeScreen ?? [];
  return (query) => whole.includes(viewAt(route.path, query));
}

function routeOf(route: PageRoute): RouteObject {
  if (route.guard !== undefined) return guardedRoute(route);
  return {
    id: patternOf(route),
    path: patternOf(route),
    caseSensitive: true,
    ...openPage((query) => screenAt(route, query), takesScreenOf(route)),
    errorElement: <RouteErrorPage />,
  };
}

/** The routes of the data router. Throws when a page names a guard that does not exist. */
export function buildRoutes(table: readonly PageRoute[]): RouteObject[] {
  const inLayout = (layout: PageRoute['layout']) =>
    table.filter((route) => route.layout === layout).map(routeOf);
  return [
    {
      element: <Root />,
      errorElement: <RouteErrorPage standalone />,
      // Nothing is shown before the first page is there.
      hydrateFallbackElement: <></>,
      children: [
        {
          element: <DefaultShell />,
          children: [
            ...inLayout('default'),
            {
              path: '*',
              loader: openUnknown(table.map(patternOf)),
              element: null,
              errorElement: <RouteErrorPage />,
            },
          ],
        },
        { element: <EmptyShell />, children: inLayout('empty') },
      ],
    },
  ];
}
