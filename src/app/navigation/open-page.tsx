import type { ComponentType } from 'react';
import type {
  LoaderFunctionArgs,
  RouteObject,
  ShouldRevalidateFunction,
  ShouldRevalidateFunctionArgs,
} from 'react-router';
import { withKeptData } from '../start/kept-data.ts';
import { loadOrReload } from './chunk.ts';
import { redirectInPlace } from './redirect-in-place.ts';

/** What the module of a page without guard exports. */
export type OpenPageModule = {
  Component: ComponentType;
  loader?: (parameters: LoaderFunctionArgs) => unknown;
  shouldRevalidate?: ShouldRevalidateFunction;
};

/** What the route of an open page tells whoever has it before the router shows it. */
export type PageHandle = { load: () => Promise<unknown> };

/**
 * What the router is told of a page that comes when it is wanted. Its module is a part of what its loader reads: the
 * router's own `lazy` keeps a module that failed as failed, and would never ask for it again.
 */
export function openPage(read: () => Promise<OpenPageModule>): Pick<
  RouteObject,
  'loader' | 'shouldRevalidate' | 'Component'
> & {
  handle: PageHandle;
} {
  let page: OpenPageModule | undefined;
  const load = async () => (page ??= await loadOrReload(read));
  return {
    loader: async (parameters) => {
      const { loader } = await load();
      if (loader === undefined) return null;
      try {
        return await withKeptData(loader)(parameters);
      } catch (error) {
        throw redirectInPlace(error, parameters.request);
      }
    },
    shouldRevalidate: (parameters) => {
      const { currentUrl, nextUrl, defaultShouldRevalidate } = parameters;
      if (leadsToPartOfPage(parameters)) return false;
      // What is asked for anew where one is (`router.revalidate()`) is read, whatever the page says of its filters.
      if (currentUrl.href === nextUrl.href) return true;
      return page?.shouldRevalidate?.(parameters) ?? defaultShouldRevalidate;
    },
    Component: () => page !== undefined && <page.Component />,
    handle: { load },
  };
}

/** Whether one only goes to another part of the page, or back from one: nothing is read again for it. */
function leadsToPartOfPage({
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSamePage =
    currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
  return isSamePage && currentUrl.hash !== nextUrl.hash;
}
