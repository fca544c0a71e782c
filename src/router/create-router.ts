import {
  createBrowserHistory,
  createLocation,
  createMemoryHistory,
  type History,
} from './history.ts';
import {
  createPath,
  resolvePath,
  type Location,
  type NavigationType,
  type To,
} from './location.ts';
import { matchRoutes, type Match, type PageRequest, type Route } from './match-routes.ts';
import { Redirect } from './redirect.ts';

export type NavigateOptions = {
  /** The new address takes the place of this one in the history. */
  replace?: boolean | undefined;
  /** Goes along with the entry of the history. */
  state?: unknown;
  /** The page stays where it is on the screen. */
  preventScrollReset?: boolean | undefined;
};

/** What the loader of a page came to. */
export type Loaded = { data: unknown } | { failure: unknown };

export type RouterState = {
  location: Location;
  navigationType: NavigationType;
  match: Match | null;
  loaded: Loaded;
  /** Where one is going, while its page is on its way: what is shown stays until it is there. */
  pending: Location | null;
  /** False until the first page is there. */
  isReady: boolean;
  /** Whether the page is shown from its top, its target, or where it was left. */
  scrolls: boolean;
};

export type Router = {
  readonly state: RouterState;
  /** @returns what stops it. */
  subscribe: (listener: (state: RouterState) => void) => () => void;
  /** @returns once the page is there, or another one was asked for. */
  navigate: (to: To, options?: NavigateOptions) => Promise<void>;
  /** Goes back and forward in the history. */
  go: (delta: number) => void;
  /** Reads again what the page shows. */
  revalidate: () => Promise<void>;
  /** Ends whatever is under way: nothing more happens. */
  dispose: () => void;
};

const nothing: Loaded = { data: undefined };

/**
 * Leads from page to page. A page is shown once its module and its data are there; until then the one before stays, and
 * the address too. `hydration`: what the first page, which stands already, was made of.
 */
export function createRouter(
  routes: readonly Route[],
  history: History,
  hydration?: Loaded,
): Router {
  const listeners = new Set<(state: RouterState) => void>();
  /** Of what is being read now: whoever goes elsewhere ends it. */
  let reading = new AbortController();
  let state = firstState(routes, history.location, hydration);

  const update = (change: Partial<RouterState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener(state);
  };

  const begin = (): AbortSignal => {
    reading.abort();
    reading = new AbortController();
    return reading.signal;
  };

  const show = (
    location: Location,
    navigationType: NavigationType,
    change: Pick<RouterState, 'match' | 'loaded' | 'scrolls'>,
  ) => {
    if (navigationType === 'push') history.push(location);
    else if (navigationType === 'replace') history.replace(location);
    update({ location, navigationType, ...change, pending: null, isReady: true });
  };

  const start = async (
    location: Location,
    type: NavigationType,
    scrolls = true,
  ): Promise<void> => {
    const signal = begin();
    const match = matchRoutes(routes, location);
    if (match === null || isThere(state, location, match, history)) {
      const isSame = match?.page === state.match?.page;
      show(location, type, { match, loaded: isSame ? state.loaded : nothing, scrolls });
      return;
    }
    update({ pending: location });
    const loaded = await readPage(match, { url: urlOf(history, location), signal });
    if (signal.aborted) return;
    if (loaded instanceof Redirect) {
      const next = createLocation(resolvePath(loaded.to, location), null);
      // Back never leads to an address that would lead away again.
      const isPush = type === 'push' && createPath(next) !== createPath(state.location);
      await start(next, isPush ? 'push' : 'replace');
      return;
    }
    show(location, type, { match, loaded, scrolls });
  };

  const stopListening = history.listen(() => void start(history.location, 'pop'));
  if (!state.isReady) void start(state.location, 'pop');

  return {
    get state() {
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async navigate(to, { replace = false, state: brought, preventScrollReset } = {}) {
      const location = createLocation(resolvePath(to, state.location), brought);
      await start(location, replace ? 'replace' : 'push', preventScrollReset !== true);
    },
    go: (delta) => history.go(delta),
    async revalidate() {
      const { location, match, pending } = state;
      // What is on its way is read anyway.
      if (match === null || pending !== null) return;
      const signal = begin();
      const loaded = await readPage(match, { url: urlOf(history, location), signal });
      if (signal.aborted) return;
      if (loaded instanceof Redirect) {
        const next = createLocation(resolvePath(loaded.to, location), null);
        await start(next, 'replace');
      } else update({ loaded, scrolls: false });
    },
    dispose() {
      stopListening();
      listeners.clear();
      reading.abort();
    },
  };
}

/** What the page of an address shows, for who renders it elsewhere than in a tab: `url` is the whole address. */
export async function loadPage(
  routes: readonly Route[],
  url: string,
): Promise<Loaded | Redirect> {
  const match = matchRoutes(routes, new URL(url));
  if (match === null) return nothing;
  return readPage(match, { url, signal: new AbortController().signal });
}

async function readPage(
  { page, params }: Match,
  request: PageRequest,
): Promise<Loaded | Redirect> {
  try {
    await resolveLazy(page);
    request.signal.throwIfAborted();
    return { data: await page.loader?.({ request, params }) };
  } catch (error) {
    return error instanceof Redirect ? error : { failure: error };
  }
}

function firstState(
  routes: readonly Route[],
  location: Location,
  hydration: Loaded | undefined,
): RouterState {
  const match = matchRoutes(routes, location);
  const isPlain = match?.page.lazy === undefined && match?.page.loader === undefined;
  return {
    ...{ location, match, navigationType: 'pop', pending: null },
    loaded: hydration ?? nothing,
    isReady: hydration !== undefined || isPlain,
    // A page that stands already is where the browser has put it.
    scrolls: hydration === undefined,
  };
}

/** Asks for the module of a page that has not come yet. One that fails is asked for again at the next visit. */
export async function resolveLazy(page: Route): Promise<void> {
  if (page.lazy === undefined) return;
  Object.assign(page, await page.lazy(), { lazy: undefined });
}

/** The address a loader is told: without the target, which is a matter of the page. */
function urlOf({ origin }: History, { pathname, search }: Location): string {
  return origin + createPath({ pathname, search });
}

/** Whether everything that the page of an address shows is there. */
function isThere(
  { isReady, location: current, match: shown, loaded }: RouterState,
  next: Location,
  { page }: Match,
  history: History,
): boolean {
  if (isReady && isTargetOnly(current, next)) return true;
  if (page.lazy !== undefined) return false;
  if (page.loader === undefined) return true;
  if (!isReady || page !== shown?.page || 'failure' in loaded) return false;
  const mustRead = page.shouldRevalidate?.({
    currentUrl: new URL(urlOf(history, current)),
    nextUrl: new URL(urlOf(history, next)),
    defaultShouldRevalidate: true,
  });
  return mustRead === false;
}

/** Whether one only goes to another part of the page. The same address once more is read again. */
function isTargetOnly(current: Location, next: Location): boolean {
  if (current.pathname !== next.pathname || current.search !== next.search) return false;
  return next.hash !== '' || current.hash !== '';
}

/** The router of the tab. */
export function createBrowserRouter(
  routes: readonly Route[],
  hydration?: Loaded,
): Router {
  return createRouter(routes, createBrowserHistory(), hydration);
}

type Start = {
  address?: string;
  /** What came along with the first address. */
  state?: unknown;
  hydration?: Loaded;
};

/** A router without a browser: pages that are rendered at build, and tests. */
export function createMemoryRouter(
  routes: readonly Route[],
  { address = '/', state = null, hydration }: Start = {},
): Router {
  return createRouter(routes, createMemoryHistory(address, state), hydration);
}
