import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { createMemoryRouter, loadPage } from '@/router/create-router.ts';
import { Redirect } from '@/router/redirect.ts';
import { RouterProvider } from '@/router/router-provider.tsx';
import { matchRoutes } from '@/router/match-routes.ts';
import { holdQuetesByCode } from '@/data/quete/quetes-by-code-repository.ts';
import { watchPublicReads } from '@/data/freshness/freshness-repository.ts';
import { PageNotFoundError } from '@/lib/errors/not-found.ts';
import { CoverDrawing } from '@/ui/cover-drawing.tsx';
import { provideCoverDrawing } from '@/ui/cover.tsx';
import { buildRoutes, pageRoutes, type PageRoute } from './routes.tsx';

/** Runs in Node, at build: the pages as HTML (scripts/prerender/). */
export type RenderedPage =
  | {
      type: 'page';
      html: string;
      /** What its loader came to. */
      data: unknown;
      /** The public documents it was rendered from. */
      documents: Record<string, string | null>;
    }
  | { type: 'redirection'; to: string }
  | { type: 'introuvable' }
  | { type: 'echec'; error: unknown };

// Which quêtes use a code is known once every quête was rendered: scripts/prerender/ then says it, and renders again.
holdQuetesByCode({});
export { holdQuetesByCode };
provideCoverDrawing(CoverDrawing);

const routes = buildRoutes(pageRoutes);

/** Whether an address can be rendered at build: it is open to all, in the layout of the public pages, and says all. */
function isRenderable({ guard, layout, isOfItsQuery }: PageRoute): boolean {
  return guard === undefined && layout === 'default' && isOfItsQuery !== true;
}

function pageRouteAt(path: string): PageRoute | undefined {
  return matchRoutes(pageRoutes, { pathname: path })?.page;
}

/** The addresses of the table that hold no parameter: where the crawl begins. */
export function fixedPaths(): string[] {
  return pageRoutes
    .filter((route) => isRenderable(route) && !/[:*]/.test(route.path))
    .map(({ path }) => path)
    .filter((path) => path !== '/404');
}

/** The text of the function that imports the page of an address; null where the build renders nothing. */
export function pageImport(path: string): string | null {
  const route = pageRouteAt(path);
  if (route === undefined || !isRenderable(route)) return null;
  return route.page.toString();
}

/** Renders one address. `expectsMissing`: the page of an unknown address is what is wanted. */
export async function renderPage(
  url: string,
  { expectsMissing = false }: { expectsMissing?: boolean } = {},
): Promise<RenderedPage> {
  // One page is rendered at a time.
  const documents: Record<string, string | null> = {};
  watchPublicReads((path, updateTime) => {
    documents[path] = updateTime;
  });
  const loaded = await loadPage(routes, url);
  if (loaded instanceof Redirect) return { type: 'redirection', to: loaded.to };
  if ('failure' in loaded && !expectsMissing) {
    return loaded.failure instanceof PageNotFoundError
      ? { type: 'introuvable' }
      : { type: 'echec', error: loaded.failure };
  }
  const { pathname, search } = new URL(url);
  const router = createMemoryRouter(routes, {
    address: pathname + search,
    hydration: loaded,
  });
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
    // Nothing may wait for a script: every part stands in its place.
    { progressiveChunkSize: Infinity, onError: (failure) => void failures.push(failure) },
  );
  const html = await text(prelude.pipe(new PassThrough()));
  // A part that failed left its waiting state in the page.
  if (failures.length > 0) return { type: 'echec', error: failures[0] };
  const data = 'data' in loaded ? loaded.data : undefined;
  return { type: 'page', html, data, documents };
}
