import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
} from 'react-router';
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
      loaderData: Record<string, unknown>;
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

const handler = createStaticHandler(buildRoutes(pageRoutes));

/** Whether an address can be rendered at build: it is open to all, in the layout of the public pages. */
function isRenderable(route: PageRoute): boolean {
  return route.guard === undefined && route.layout === 'default';
}

function pageRouteAt(path: string): PageRoute | undefined {
  const table = pageRoutes.map((route) => ({ path: route.path, handle: route }));
  const handle: unknown = matchRoutes(table, path)?.[0]?.route.handle;
  return pageRoutes.find((route) => route === handle);
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
  const context = await handler.query(new Request(url));
  if (context instanceof Response) {
    return { type: 'redirection', to: context.headers.get('Location') ?? '' };
  }
  const errors: Record<string, unknown> = context.errors ?? {};
  const [error] = Object.values(errors);
  if (error !== undefined && !expectsMissing) {
    return error instanceof PageNotFoundError
      ? { type: 'introuvable' }
      : { type: 'echec', error };
  }
  const router = createStaticRouter(handler.dataRoutes, context);
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
    // Nothing may wait for a script: every part stands in its place.
    { progressiveChunkSize: Infinity, onError: (failure) => void failures.push(failure) },
  );
  const html = await text(prelude.pipe(new PassThrough()));
  // A part that failed left its waiting state in the page.
  if (failures.length > 0) return { type: 'echec', error: failures[0] };
  return { type: 'page', html, loaderData: context.loaderData, documents };
}
