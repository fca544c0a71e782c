import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { withKeptData } from '../start/kept-data.ts';
import { loadOrReload } from './chunk.ts';

/** What the module of a page without guard exports. */
export type OpenPageModule = { Component: ComponentType } & Pick<
  RouteObject,
  'loader' | 'shouldRevalidate'
>;

type Read = () => Promise<OpenPageModule>;
type Opened = OpenPageModule & { handle?: Late };

/** Marks a route whose page could not be had, and says why. */
class Late {
  readonly failure: unknown;

  constructor(failure: unknown) {
    this.failure = failure;
  }
}

function shown({ Component, loader, shouldRevalidate }: OpenPageModule): Opened {
  return {
    Component,
    ...(typeof loader === 'function' && { loader: withKeptData(loader) }),
    ...(shouldRevalidate !== undefined && { shouldRevalidate }),
  };
}

/**
 * What the router asks of a lazy route. It never rejects: a route that stays lazy shows nothing at all, its error
 * neither (react-router 7.18, `_renderMatches`). A page whose files are missing refuses in its loader instead, and asks
 * for them again at the next visit.
 */
export async function openPage(read: Read): Promise<Opened> {
  try {
    return shown(await loadOrReload(read));
  } catch (error) {
    return latePage(read, error);
  }
}

function latePage(read: Read, failure: unknown): Opened {
  let page: OpenPageModule | undefined;
  let isFirst = true;
  return {
    handle: new Late(failure),
    loader: async (parameters, context: unknown) => {
      if (isFirst) {
        isFirst = false;
        throw failure;
      }
      page = shown(await loadOrReload(read));
      const { loader } = page;
      return typeof loader === 'function' ? loader(parameters, context) : null;
    },
    Component: () => (page === undefined ? null : <page.Component />),
  };
}

/** Throws what kept the page of one of these routes from being had. */
export function refuseLatePages(routes: readonly RouteObject[]): void {
  for (const { handle } of routes) {
    if (handle instanceof Late) throw handle.failure;
  }
}
