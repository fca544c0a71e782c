import type { ComponentType, ReactNode } from 'react';
import type { Path } from './location.ts';

export type Params = Readonly<Record<string, string | undefined>>;

/** The whole address that is asked for, and what says that nobody waits for its page any more. */
export type PageRequest = Pick<Request, 'url' | 'signal'>;

/** What the loader of a page is given. */
export type LoaderArguments = { request: PageRequest; params: Params };

/** Reads what a page shows. It throws what keeps the page from being shown, or a `redirect`. */
export type Loader = (parameters: LoaderArguments) => unknown;

/** What tells whether a page that stays reads again what it shows. */
export type RevalidateArguments = {
  currentUrl: URL;
  nextUrl: URL;
  defaultShouldRevalidate: boolean;
};

/** What the module of a page says of its route. */
export type PageParts = {
  Component?: ComponentType;
  loader?: Loader;
  shouldRevalidate?: (parameters: RevalidateArguments) => boolean;
};

/**
 * A place in the tree of pages: the ones below stand in its `<Outlet />`. A page is a route without children; it alone
 * has a loader.
 */
export type Route = PageParts & {
  /** Whole, as in `/les_quetes/:departement`, or with a last `*` for whatever follows; a layout has none. */
  path?: string;
  element?: ReactNode;
  /** Stands in the place of the route and of what is below when it fails. */
  errorElement?: ReactNode;
  /** Brings what the module of the page says, at the first visit. */
  lazy?: (() => Promise<PageParts>) | undefined;
  children?: readonly Route[];
};

/** The routes from the root to the page of an address, and what its path holds. */
export type Match<Entry = Route> = {
  routes: readonly Entry[];
  page: Entry;
  params: Params;
};

type Tree = { path?: string; children?: readonly Tree[] };
type Line<Entry> = { above: readonly Entry[]; page: Entry; parts: readonly string[] };

/** What a part of a path is worth where several pages answer to an address: the most particular one wins. */
const worth = { text: 11, param: 4, rest: -2 };

/** @returns null when no page answers to the address. Upper and lower case, and a last `/`, make no difference. */
export function matchRoutes<Entry extends Tree>(
  routes: readonly Entry[],
  { pathname }: Pick<Path, 'pathname'>,
): Match<Entry> | null {
  const parts = partsOf(pathname).map(decodePart);
  const lines = listPages(routes).sort((one, other) => scoreOf(other) - scoreOf(one));
  for (const { above, page, parts: pattern } of lines) {
    const params = matchParts(pattern, parts);
    if (params !== null) return { routes: [...above, page], page, params };
  }
  return null;
}

function listPages<Entry extends Tree>(
  routes: readonly Entry[],
  above: readonly Entry[] = [],
): Line<Entry>[] {
  return routes.flatMap((route) =>
    route.children === undefined
      ? [{ above, page: route, parts: partsOf(route.path ?? '') }]
      : // What stands below is of the same kind.
        listPages(route.children as readonly Entry[], [...above, route]),
  );
}

function scoreOf({ parts }: { parts: readonly string[] }): number {
  const worthOf = (part: string) => {
    if (part === '*') return worth.rest;
    return part.startsWith(':') ? worth.param : worth.text;
  };
  return parts.reduce((score, part) => score + worthOf(part), 0);
}

function matchParts(pattern: readonly string[], parts: readonly string[]): Params | null {
  const params: Record<string, string> = {};
  for (const [index, wanted] of pattern.entries()) {
    if (wanted === '*') return { ...params, '*': parts.slice(index).join('/') };
    const part = parts[index] ?? '';
    if (part === '') return null;
    if (wanted.startsWith(':')) params[wanted.slice(1)] = part;
    else if (wanted.toLowerCase() !== part.toLowerCase()) return null;
  }
  return pattern.length === parts.length ? params : null;
}

function partsOf(path: string): string[] {
  const inner = path.replace(/^\//, '').replace(/\/+$/, '');
  return inner === '' ? [] : inner.split('/');
}

/** A part that was badly encoded is taken as it was written. */
function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
