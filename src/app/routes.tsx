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
import { RouteErrorPage } from './errors/route-error-page.tsx';
import { RequireAdmin, RequireAuth } from './guards/guards.ts';
import { SessionWaiting } from './guards/session-waiting.tsx';
import { DefaultShell, EmptyShell, Root } from './layouts/shell.tsx';
import { loadOrReload } from './navigation/chunk.ts';
import { ownAddress } from './navigation/own-address.ts';
import { openPage, unknownView, type Screen } from './navigation/open-page.tsx';
import { viewAt, type Views } from './navigation/views.ts';

export type PageRoute = {
  path: string;
  layout: 'default' | 'empty';
  /** The same page in another language than French; `path` is its French address. */
  langue?: OtherLangue;
  /** `auth` or `isadmin`, the names of the specification; any other raises. */
  guard?: string;
  /** Its screen, or the screen of each of its views. */
  page: Screen | Views;
  /** Views that take the whole screen within the default layout. */
  wholeScreen?: readonly string[];
  /** All its content is in the query of its address: the build has nothing to render. */
  isOfItsQuery?: true;
};

// Views that share a screen keep its content when the address goes from one to the other.
const signIn: Screen = () => import('@/pages/public/identity/login-page.tsx');
const game: Screen = () => import('@/pages/public/game/jouer-page.tsx');
const outing: Screen = () => import('@/pages/public/game/jouer-animation.tsx');
const ways: Screen = () => import('@/pages/admin/choose-page.tsx');
const inbox: Screen = () => import('@/pages/admin/message-page.tsx');
const articleWriting: Screen = () => import('@/pages/admin/news-writing-page.tsx');
const shared: Screen = () => import('@/pages/admin/ed/shared-page.tsx');

/** The views of `/admin/parcours/d` that write. */
const deviceWriting = [
  ...['vue=pas-a-pas', 'vue=carte', 'vue=page', 'vue=aventure', 'vue=atelier'],
  ...['vue=reperage', 'vue=partir', 'vue=compte'],
];

/** THE route table: every address, its layout, its guard, its lazy page or views (specification, section 2). */
// oxfmt-ignore
export const pageRoutes: PageRoute[] = [
  { path: '/', layout: 'default', page: () => import('@/pages/public/home-route.tsx') },
  { path: '/404', layout: 'default', page: () => import('@/pages/public/not-found-page.tsx') },
  { path: '/aide/auteur', layout: 'default', page: () => import('@/pages/public/texts/aide-auteur-page.tsx') },
  { path: '/aide/equipe', layout: 'default', page: () => import('@/pages/public/texts/aide-equipe-page.tsx') },
  { path: '/blog', layout: 'default', page: {
    article: () => import('@/pages/public/article-page.tsx'),
    '': () => import('@/pages/public/blog-page.tsx'),
  } },
  { path: '/contact', layout: 'default', page: () => import('@/pages/public/contact-page.tsx') },
  { path: '/defaultFormData', layout: 'default', page: () => import('@/pages/public/texts/default-form-data-page.tsx') },
  { path: '/download', layout: 'default', page: () => import('@/pages/public/texts/download-page.tsx') },
  { path: '/ecoconception', layout: 'default', page: () => import('@/pages/public/texts/ecoconception-page.tsx') },
  { path: '/faq', layout: 'default', page: () => import('@/pages/public/texts/faq-page.tsx') },
  { path: '/forgot-password', layout: 'default', page: () => import('@/pages/public/identity/forgot-password-page.tsx') },
  { path: '/login', layout: 'default', page: {
    'vue=lien': signIn,
    'vue=compte': signIn,
    '': signIn,
  } },
  { path: '/reset-password', layout: 'default', isOfItsQuery: true, page: () => import('@/pages/public/identity/reset-password-page.tsx') },
  { path: '/mairie', layout: 'default', page: {
    document: () => import('@/pages/public/mairie-document-page.tsx'),
    '': () => import('@/pages/public/mairie-page.tsx'),
  } },
  { path: '/essayer', layout: 'empty', page: game },
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
  { path: '/les_quetes/:departement/:commune/:slug/jouer', layout: 'empty', page: {
    tournee: () => import('@/pages/public/game/jouer-tournee.tsx'),
    'animation&vue=ecran': outing,
    'animation&vue=feuilles': outing,
    'animation&vue=reponses': outing,
    animation: outing,
    preparer: () => import('@/pages/public/game/jouer-depart.tsx'),
    recommencer: game,
    '': game,
  } },
  { path: '/les_quetes/:departement/:commune/:slug/integration', layout: 'empty', page: () => import('@/pages/public/texts/integration-page.tsx') },
  { path: '/les_quetes/:departement/:commune/:slug/plaque/:jeton', layout: 'default', page: () => import('@/pages/public/game/plaque-page.tsx') },
  { path: '/q/:signes', layout: 'empty', page: () => import('@/pages/public/short-address-page.tsx') },
  { path: '/q/:signes/:jeton', layout: 'empty', page: () => import('@/pages/public/short-address-page.tsx') },
  { path: '/les_quetes/*', layout: 'default', page: () => import('@/pages/public/les-quetes-below-page.tsx') },
  { path: '/user', layout: 'default', guard: 'auth', page: () => import('@/pages/account/user-page.tsx') },
  { path: '/admin/parcours/create', layout: 'empty', guard: 'isadmin', page: {
    'vue=reperage': () => import('@/pages/admin/reperage-page.tsx'),
    '': () => import('@/pages/admin/create-page.tsx'),
  } },
  { path: '/admin/parcours/create2', layout: 'empty', guard: 'isadmin', page: () => import('@/pages/admin/create2-page.tsx') },
  { path: '/admin/parcours/dashboard', layout: 'empty', guard: 'isadmin', page: {
    'vue=commencer': ways,
    'vue=bilan': () => import('@/pages/admin/council-page.tsx'),
    'vue=moderation': () => import('@/pages/admin/moderation-page.tsx'),
    'vue=sagas': () => import('@/pages/admin/sagas-page.tsx'),
    'vue=chiffres': () => import('@/pages/admin/figures-page.tsx'),
    'vue=fermetures&quete': () => import('@/pages/admin/closures-page.tsx'),
    '': () => import('@/pages/admin/dashboard-page.tsx'),
  } },
  { path: '/admin/parcours/edit', layout: 'empty', guard: 'isadmin', page: {
    id: () => import('@/pages/admin/edit-page.tsx'),
    '': ways,
  } },
  { path: '/admin/parcours/message', layout: 'empty', guard: 'isadmin', page: {
    'vue=close': inbox,
    'vue=messages': inbox,
    'vue=signalements': inbox,
    'vue=fermetures': inbox,
    'vue=avis': inbox,
    '': inbox,
  } },
  { path: '/admin/parcours/newcreate', layout: 'empty', guard: 'isadmin', page: () => import('@/pages/admin/newcreate-page.tsx') },
  { path: '/admin/parcours/news', layout: 'default', guard: 'isadmin', page: {
    article: articleWriting,
    'vue=ecrire': articleWriting,
    '': () => import('@/pages/admin/news-page.tsx'),
  } },
  { path: '/admin/parcours/simple', layout: 'empty', guard: 'isadmin', page: () => import('@/pages/admin/simple-page.tsx') },
  { path: '/admin/parcours/d', layout: 'default', isOfItsQuery: true, wholeScreen: deviceWriting, page: {
    'vue=commencer': () => import('@/pages/admin/d/device-choose-page.tsx'),
    'vue=pas-a-pas': () => import('@/pages/admin/d/device-guide-page.tsx'),
    'vue=carte': () => import('@/pages/admin/d/device-map-page.tsx'),
    'vue=page': () => import('@/pages/admin/d/device-one-page.tsx'),
    'vue=aventure': () => import('@/pages/admin/d/device-aventure-page.tsx'),
    'vue=atelier': () => import('@/pages/admin/d/device-atelier-page.tsx'),
    'vue=reperage': () => import('@/pages/admin/d/device-reperage-page.tsx'),
    'vue=partir': () => import('@/pages/admin/d/device-import-page.tsx'),
    'vue=compte': () => import('@/pages/admin/d/device-carry-page.tsx'),
    '': () => import('@/pages/admin/d/device-list-page.tsx'),
  } },
  { path: '/admin/parcours/ed', layout: 'empty', page: {
    'commune&vue=conseil': () => import('@/pages/admin/ed/commune-council-page.tsx'),
    'commune&vue=messages': () => import('@/pages/admin/ed/commune-messages-page.tsx'),
    'commune&vue=preuves': () => import('@/pages/admin/ed/commune-preuves-page.tsx'),
    'commune&vue=passage&quete': () => import('@/pages/admin/ed/commune-passage-page.tsx'),
    commune: () => import('@/pages/admin/ed/commune-desk-page.tsx'),
    responsable: () => import('@/pages/admin/ed/responsable-page.tsx'),
    'territoire&vue=conseil': () => import('@/pages/admin/ed/territoire-council-page.tsx'),
    'territoire&vue=messages': () => import('@/pages/admin/ed/territoire-messages-page.tsx'),
    'territoire&vue=sagas': () => import('@/pages/admin/ed/territoire-sagas-page.tsx'),
    territoire: () => import('@/pages/admin/ed/territoire-desk-page.tsx'),
    rattachement: () => import('@/pages/admin/ed/rattachement-page.tsx'),
    entretien: () => import('@/pages/admin/ed/upkeep-page.tsx'),
    invitation: () => import('@/pages/admin/ed/invitation-page.tsx'),
    'vue=nouveau': () => import('@/pages/admin/ed/account-choose-page.tsx'),
    'vue=pas-a-pas': () => import('@/pages/admin/ed/account-guide-page.tsx'),
    'vue=carte': () => import('@/pages/admin/ed/account-map-page.tsx'),
    'vue=page': () => import('@/pages/admin/ed/account-one-page.tsx'),
    'vue=reperage': () => import('@/pages/admin/ed/account-reperage-page.tsx'),
    'vue=partir': () => import('@/pages/admin/ed/account-import-page.tsx'),
    'vue=prive': () => import('@/pages/admin/ed/privee-author-page.tsx'),
    'vue=soumettre': shared,
    'vue=ranger': shared,
    id: shared,
    '': shared,
  } },
  { path: '/admin/parcours/editadventure', layout: 'empty', page: () => import('@/pages/admin/editadventure-page.tsx') },
];

/** The table with the translated pages, each at its own address. */
export const siteRoutes: PageRoute[] = [
  ...pageRoutes,
  ...pageRoutes
    .filter(({ path }) => translatedPages.includes(path))
    .flatMap((route) => otherLangues.map((langue) => ({ ...route, langue }))),
];

/** The address of a route, for the router and its hosting. */
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

/** The screen for a query at an address; null if it names a view that the address does not have. */
export function screenAt({ page }: PageRoute, query: URLSearchParams): Screen | null {
  if (typeof page === 'function') return page;
  const view = viewAt(page, query);
  return view === null ? null : (page[view] ?? null);
}

/** A page in the guard of that name. Throws for an unknown name, so that a table with a wrong name is never built. */
function guarded(guard: string, page: ReactElement): ReactElement {
  switch (guard) {
    case 'auth':
      return <RequireAuth>{page}</RequireAuth>;
    case 'isadmin':
      return <RequireAdmin>{page}</RequireAdmin>;
    default:
      throw new Error(`Unknown guard: ${guard}`);
  }
}

function lazyPage(screen: Screen): ReactElement {
  const Page = lazy(async () => {
    const [{ Component }, { withQueries }] = await Promise.all([
      loadOrReload(screen),
      import('@/lib/query/query-provider.tsx'),
    ]);
    return { default: withQueries(Component) };
  });
  return <Page />;
}

/** The page of a guarded route, which alone fetches its screens, once it lets the visitor in. */
function guardedPage(route: PageRoute): ReactElement {
  const { page } = route;
  const screens = new Set(typeof page === 'function' ? [page] : Object.values(page));
  const pages = new Map([...screens].map((screen) => [screen, lazyPage(screen)]));
  function Page() {
    const [query] = useSearchParams();
    const screen = screenAt(route, query);
    if (screen === null) throw unknownView(patternOf(route), query);
    return pages.get(screen);
  }
  return <Page />;
}

/** Opens an address without a route: redirects if it is another spelling of a valid one. */
function openUnknown(patterns: readonly string[]): LoaderFunction {
  return ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const own = ownAddress(pathname, patterns);
    // A thrown redirect is a Response: the router recognises it so.
    if (own !== null) throw replace(own + search);
    throw new PageNotFoundError(pathname);
  };
}

function takesScreenOf({ page, wholeScreen = [] }: PageRoute) {
  const whole: readonly (string | null)[] = wholeScreen;
  return (query: URLSearchParams) =>
    typeof page === 'object' && whole.includes(viewAt(page, query));
}

function routeOf(route: PageRoute): RouteObject {
  const path = patternOf(route);
  return {
    id: path,
    path,
    caseSensitive: true,
    errorElement: <RouteErrorPage />,
    // While the page and its data are on the way.
    hydrateFallbackElement: <SessionWaiting />,
    ...(route.guard === undefined
      ? openPage((query) => screenAt(route, query), takesScreenOf(route))
      : { element: guarded(route.guard, guardedPage(route)) }),
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
      // While an address without a route is resolved.
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
