import type { ComponentType } from 'react';
import {
  useSearchParams,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunction,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { PageNotFoundError } from '@/lib/errors/not-found.ts';
import { withQuery } from '@/lib/paths.ts';
import { withCachedData, type KeptData } from '@/app/start/cached-data.ts';
import { takePayload } from '../start/payloads.ts';
import { loadOrReload } from './chunk.ts';
import { redirectInPlace } from './redirect-in-place.ts';

/** Exports of an unguarded page's module. */
export type OpenPageModule = {
  Component: ComponentType;
  loader?: (parameters: LoaderFunctionArgs) => unknown;
  /** Data of the loader when the network does not answer; null if the device stores none. */
  whenOffline?: () => Promise<KeptData | null>;
  shouldRevalidate?: ShouldRevalidateFunction;
};

/** Imports the module of a screen. */
export type Screen = () => Promise<OpenPageModule>;

/** The screen for the query of an address; null if it names a view that the address does not have. */
export type ScreenAt = (query: URLSearchParams) => Screen | null;

/** The error for an address that names a view that it does not have. */
export function unknownView(pathname: string, query: URLSearchParams): PageNotFoundError {
  return new PageNotFoundError(withQuery(pathname, { vue: query.get('vue') ?? '' }));
}

/** The `handle` of an open page's route. */
export type PageHandle = {
  /** Loads its module ahead of the router, for a page that the build has rendered. */
  load: (url: URL) => Promise<unknown>;
  /** True if the view of a query has the whole screen, without the navigation of its layout. */
  takesScreen: (query: URLSearchParams) => boolean;
};

/** The `handle` of a route as `openPage` wrote it, which the router returns untyped; null for another route. */
export function pageHandleOf(route: { handle?: unknown } | undefined): PageHandle | null {
  return isPageHandle(route?.handle) ? route.handle : null;
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'takesScreen' in handle;
}

/**
 * The route of an open page. Its loader reads the module as well: the router's own `lazy` caches a failed module as failed, and would never
 * retry it.
 */
export function openPage(
  screenAt: ScreenAt,
  takesScreen: PageHandle['takesScreen'] = () => false,
): Pick<RouteObject, 'loader' | 'shouldRevalidate' | 'Component'> & {
  handle: PageHandle;
} {
  const loaded = new Map<Screen, OpenPageModule>();
  const load = async ({ pathname, searchParams }: URL) => {
    const screen = screenAt(searchParams);
    if (screen === null) throw unknownView(pathname, searchParams);
    const page = loaded.get(screen) ?? (await loadOrReload(screen));
    loaded.set(screen, page);
    return page;
  };
  function Page() {
    const [query] = useSearchParams();
    const screen = screenAt(query);
    const page = screen === null ? undefined : loaded.get(screen);
    return page !== undefined && <page.Component />;
  }
  return {
    loader: async (parameters) => {
      const { loader, whenOffline } = await load(new URL(parameters.request.url));
      if (loader === undefined) return null;
      const payload = await takePayload(parameters.request.url);
      if (payload !== null) return payload.data;
      try {
        return await withCachedData(loader, whenOffline)(parameters);
      } catch (error) {
        throw redirectInPlace(error, parameters.request);
      }
    },
    shouldRevalidate: (parameters) => {
      const { currentUrl, nextUrl, defaultShouldRevalidate } = parameters;
      if (leadsToPartOfPage(parameters)) return false;
      // `router.revalidate()`, or the same link again: always read. The page's own function is for its filters.
      if (currentUrl.href === nextUrl.href) return true;
      const screen = screenAt(nextUrl.searchParams);
      if (screen === null || screen !== screenAt(currentUrl.searchParams)) return true;
      const page = loaded.get(screen);
      return page?.shouldRevalidate?.(parameters) ?? defaultShouldRevalidate;
    },
    Component: Page,
    handle: { load, takesScreen },
  };
}

/** True if only the hash changes: the data stay. */
function leadsToPartOfPage({
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSamePage =
    currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
  return isSamePage && currentUrl.hash !== nextUrl.hash;
}
