import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type DataStrategyFunction,
} from 'react-router';
import {
  readFrance,
  readWholeDepartement,
} from '@/data/catalogue/catalogue-repository.ts';
import { FirebaseProvider } from '@/data/firebase/firebase-context.tsx';
import { routerContext } from '@/data/firebase/loader-services.ts';
import { createServices } from '@/data/firebase/services.ts';
import { readQueteVersion } from '@/data/quete/quete-repository.ts';
import { holdEnigmes } from '@/data/quete/enigme-repository.ts';
import { holdQuetesByCode } from '@/data/quete/quetes-by-code-repository.ts';
import { readPublicSums } from '@/data/statistique/public-sums-repository.ts';
import { holdSiteFigures } from '@/data/statistique/site-figures-repository.ts';
import { partsOfAddress } from '@/langue/addresses.ts';
import { loadLangue } from '@/langue/load-langue.ts';
import { watchPublicReads } from '@/data/freshness/freshness-repository.ts';
import type { Carte } from '@/domain/catalogue/catalogue.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import {
  siteFiguresDays,
  siteFiguresOf,
  type SiteFigures,
} from '@/domain/statistique/site-figures.ts';
import { joursOf, moisOf } from '@/domain/statistique/statistique.ts';
import { PageNotFoundError } from '@/lib/errors/not-found.ts';
import { pageHandleOf } from './navigation/open-page.tsx';
import { ownAddress } from './navigation/own-address.ts';
import {
  buildRoutes,
  pageRoutes,
  patternOf,
  routeAt,
  screenAt,
  sitePatterns,
  siteRoutes,
  type PageRoute,
} from './routes.tsx';

/** Runs in Node, at build: the pages as HTML (tools/build/prerender/). */
export type RenderedPage =
  | {
      type: 'page';
      html: string;
      /** Result of its loader. */
      data: unknown;
      /** The public documents it was rendered from. */
      documents: Record<string, string | null>;
    }
  | { type: 'redirection'; to: string }
  | { type: 'introuvable' }
  | { type: 'echec'; error: unknown };

// The quêtes that use a code are known after rendering every quête: tools/build/prerender/ then sets them, and renders again.
holdQuetesByCode({});
export { holdQuetesByCode };

// The message of the home page is drawn before it is rendered.
export { holdEnigmes };

// Emblem icons are those of this machine's packages.
export { holdDrawings } from '@/ui/icons/drawings.ts';

// The figures of the site are read before any page is rendered.
holdSiteFigures(null);
export { holdSiteFigures };

/** Public pages do not use them while rendered; an awake page may. */
const services = createServices();
const site = createStaticHandler(buildRoutes(siteRoutes));

/** True if an address can be rendered at build: it is public, in the public layout, and needs no query. */
function isRenderable({ guard, layout, isOfItsQuery }: PageRoute): boolean {
  return guard === undefined && layout === 'default' && isOfItsQuery !== true;
}

/** The French addresses of the table without a parameter: the start of the crawl. */
export function fixedPaths(): string[] {
  return pageRoutes
    .filter((route) => isRenderable(route) && !/[:*]/.test(route.path))
    .map(patternOf)
    .filter((path) => path !== '/404');
}

/** The address of a published picture. */
export { publicFileUrl } from '@/lib/media/public-file-url.ts';

/** The text of `ownAddress` and the patterns of the table, for the page of unknown paths. */
export function ownAddressSource(): { text: string; patterns: string[] } {
  return { text: ownAddress.toString(), patterns: [...sitePatterns] };
}

/** The text of the function that imports the page of an address; null if the build does not render it. */
export function pageImport(path: string): string | null {
  const route = routeAt(path);
  if (route === undefined || !isRenderable(route)) return null;
  return screenAt(route, new URLSearchParams())?.toString() ?? null;
}

async function readCartes(): Promise<Carte[]> {
  const { departements } = await readFrance();
  const cartes: Carte[] = [];
  for (const { departement } of departements) {
    cartes.push(...(await readWholeDepartement(departement)));
  }
  return cartes;
}

/** The ids of all quêtes of the catalogue. Throws a data error. */
export async function readPublished(): Promise<QueteId[]> {
  return (await readCartes()).map(({ queteId }) => queteId);
}

/** Publication time of a quête's first version, in epoch milliseconds. Throws a data error. */
export async function readFirstPublication(id: QueteId): Promise<number> {
  return (await readQueteVersion(id, 1)).publishedAt;
}

/** The figures of the site up to a day (`2026-11-26`), for `/mairie`. Throws a data error. */
export async function readSiteFigures(today: string): Promise<SiteFigures> {
  const { jours } = joursOf(siteFiguresDays, today);
  const documents = await readPublicSums(moisOf({ jours, avant: [] }));
  return siteFiguresOf(documents, await readCartes(), today);
}

/** The names of the online sagas. Throws a data error. */
export async function readSagas(): Promise<string[]> {
  const { sagas = [] } = await readFrance();
  return sagas.map(({ slug }) => slug);
}

/** The SIREN of every territory. Throws a data error. */
export { listTerritoires as readTerritoires } from '@/data/territoire/read-territoire.ts';

/** Asks no loader: the page is rendered from `data`, once its module is there. */
function strategyFrom(data: unknown): DataStrategyFunction {
  return async ({ matches, request }) => {
    const page = matches.at(-1)?.route;
    if (page === undefined) return {};
    await pageHandleOf(page)?.load(new URL(request.url));
    return { [page.id]: { type: 'data', result: data ?? null } };
  };
}

export type RenderOptions = {
  /** The page of an unknown address is expected. */
  expectsMissing?: boolean;
  /** Data of the same page in French: nothing is read again. */
  from?: Pick<Extract<RenderedPage, { type: 'page' }>, 'data' | 'documents'>;
};

/** Renders an address, in its language; between two pages the build is in French again. */
export async function renderPage(
  url: string,
  options: RenderOptions = {},
): Promise<RenderedPage> {
  // Pages are rendered in sequence.
  await loadLangue(partsOfAddress(new URL(url).pathname).langue);
  try {
    return await renderInLangue(url, options);
  } finally {
    await loadLangue('fr');
  }
}

async function renderInLangue(
  url: string,
  { expectsMissing = false, from }: RenderOptions,
): Promise<RenderedPage> {
  const documents: Record<string, string | null> = { ...from?.documents };
  watchPublicReads((path, updateTime) => {
    documents[path] = updateTime;
  });
  const context = await site.query(new Request(url), {
    requestContext: routerContext(services),
    ...(from !== undefined && { dataStrategy: strategyFrom(from.data) }),
  });
  if (context instanceof Response) {
    return { type: 'redirection', to: context.headers.get('Location') ?? '/' };
  }
  const [failure] = Object.values<unknown>(context.errors ?? {});
  if (failure !== undefined && !expectsMissing) {
    return failure instanceof PageNotFoundError
      ? { type: 'introuvable' }
      : { type: 'echec', error: failure };
  }
  const router = createStaticRouter(site.dataRoutes, context);
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <FirebaseProvider services={services}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </FirebaseProvider>
      </I18nProvider>
    </StrictMode>,
    // No part may wait for a script: each is in its place.
    { progressiveChunkSize: Infinity, onError: (error) => void failures.push(error) },
  );
  const html = await text(prelude.pipe(new PassThrough()));
  // A part that failed left its waiting state in the page.
  if (failures.length > 0) return { type: 'echec', error: failures[0] };
  const page = context.matches.at(-1)?.route.id ?? '';
  // A page without a loader has null: no data.
  const data: unknown = context.loaderData[page] ?? undefined;
  return { type: 'page', html, data, documents };
}
