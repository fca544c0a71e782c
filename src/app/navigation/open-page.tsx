import type { ComponentType } from 'react';
import type {
  LoaderFunctionArgs,
  RouteObject,
  ShouldRevalidateFunction,
  ShouldRevalidateFunctionArgs,
} from 'react-router';
import { withKeptData } from '../start/kept-data.ts';
import { takePayload } from '../start/payloads.ts';
import { loadOrReload } from './chunk.ts';
import { redirectInPlace } from './redirect-in-place.ts';

/** What the module of a page without guard exports. */
export type OpenPageModule = {
  Component: ComponentType;
  loader?: (parameters: LoaderFunctionArgs) => unknown;
  shouldRevalidate?: ShouldRevalidateFunction;
};

/** The `handle` of an open page's route. */
export type PageHandle = {
  /** Loads its module ahead of the router, for a page that the build has rendered. */
  load: () => Promise<unknown>;
  /** Whether the view that a query asks for has the whole screen, without the navigation of its layout. */
  takesScreen: (query: URLSearchParams) => boolean;
};

/**
 * The route of an open page. Its loader reads the module as well: the router's own `lazy` keeps a module that failed as
 * failed, and would never ask for it again.
 */
export function openPage(
  read: () => Promise<OpenPageModule>,
  takesScreen: PageHandle['takesScreen'] = () => false,
): Pick<RouteObject, 'loader' | 'shouldRevalidate' | 'Component'> & {
  handle: PageHandle;
} {
  let page: OpenPageModule | undefined;
  const load = async () => (page ??= await loadOrReload(read));
  return {
    loader: async (parameters) => {
      const { loader } = await load();
      if (loader === undefined) return null;
      const payload = await takePayload(parameters.request.url);
      if (payload !== null) return payload.data;
      try {
        return await withKeptData(loader)(parameters);
      } catch (error) {
        throw redirectInPlace(error, parameters.request);
      }
    },
    shouldRevalidate: (parameters) => {
      const { currentUrl, nextUrl, defaultShouldRevalidate } = parameters;
      if (leadsToPartOfPage(parameters)) return false;
      // `router.revalidate()`, or the same link again: always read. The page's own answer is about its filters.
      if (currentUrl.href === nextUrl.href) return true;
      return page?.shouldRevalidate?.(parameters) ?? defaultShouldRevalidate;
    },
    Component: () => page !== undefined && <page.Component />,
    handle: { load, takesScreen },
  };
}

/** Whether only the hash changes: the data stay. */
function leadsToPartOfPage({
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSamePage =
    currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
  return isSamePage && currentUrl.hash !== nextUrl.hash;
}
