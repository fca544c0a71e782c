import { startTransition, StrictMode, useLayoutEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  type DataRouter,
  type RouteObject,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { FirebaseProvider } from '@/data/firebase/firebase-context.tsx';
import { routerContext } from '@/data/firebase/loader-services.ts';
import type { Services } from '@/data/firebase/services.ts';
import { isDataError, OfflineError } from '@/lib/errors/data-error.ts';
import { withDeadline } from '@/lib/network/deadline.ts';
import { keepTranslatedPage } from '@/lib/translated-dom.ts';
import { whenIdle } from '@/lib/when-idle.ts';
import { followBuilds } from '../navigation/follow-builds.ts';
import { pageHandleOf } from '../navigation/open-page.tsx';
import { ownAddress } from '../navigation/own-address.ts';
import { keepSite } from '../offline/keep-site.ts';
import { buildRoutes, sitePatterns, siteRoutes } from '../routes.tsx';
import { WhenAwake } from './awake.tsx';
import {
  checkBaked,
  isOtherPage,
  keepFormsInPage,
  readBakedData,
  replayEarlyAction,
  whenStyled,
  type BakedData,
} from './baked-page.ts';
import { keepEarlyInput } from './early-input.ts';
import { cachePageData } from './cached-data.ts';
import { startLangue } from './start-langue.ts';
import { checkPayloads } from './payloads.ts';

/** Hydrates the page of the build, or renders it if the build could not. */
export async function startApplication(
  root: HTMLElement,
  services: Services,
): Promise<void> {
  takeOwnAddress();
  keepTranslatedPage();
  keepFormsInPage();
  const routes = buildRoutes(siteRoutes);
  const [baked, , isInOwnLangue] = await Promise.all([
    readBakedData(root),
    whenStyled(),
    startLangue(),
  ]);
  // Without network the prerendered page stays readable, with working links.
  const isReadable = root.dataset['page'] !== undefined && !isOtherPage(root);
  if ((baked === null || !isInOwnLangue) && isReadable && !navigator.onLine) return;
  if (!isInOwnLangue) document.documentElement.lang = 'fr';
  const router =
    baked === null
      ? await renderAnew(root, routes, services, isReadable)
      : await wake(root, routes, services, baked);
  if (router === null) return;
  followBuilds(router);
  whenIdle(() => void lookAhead(router));
  checkPayloads(router);
  keepSite();
}

/** Loaded beside the page, which works without it. */
async function lookAhead(router: DataRouter): Promise<void> {
  try {
    const { loadPressedLinks, prefetchLinksInView } =
      await import('../navigation/prefetch-links.ts');
    prefetchLinksInView(router);
    loadPressedLinks();
  } catch (error) {
    console.warn('No page will be fetched ahead.', error);
  }
}

/** A page has a single address: corrects other spellings (`/les_quetes//13`, a host that keeps the last slash). */
function takeOwnAddress(): void {
  const { pathname, search, hash } = window.location;
  const own = ownAddress(pathname, sitePatterns);
  if (own !== null) window.history.replaceState(null, '', own + search + hash);
}

/** Hydrates the prerendered page; null when its module cannot be loaded: it stays readable. */
async function wake(
  root: HTMLElement,
  routes: RouteObject[],
  services: Services,
  baked: BakedData,
): Promise<DataRouter | null> {
  try {
    return await hydrate(root, routes, services, baked);
  } catch (error) {
    console.warn('The page stays as it was built.', error);
    return null;
  }
}

/** Head elements of a prerendered page; each page writes its own. */
const saidOfPage =
  'meta[name="description"], meta[name="robots"], meta[property^="og:"], link[rel="canonical"], [data-premiere]';

/** Among caught errors, a data error is shown on the page, and is not a fault of the program. */
const rootOptions: RootOptions = {
  onCaughtError: (error, { componentStack }) => {
    if (isDataError(error)) console.warn(error);
    else console.error(error, componentStack);
  },
};

/** Longest display of a wrong page in `#root`, in milliseconds. */
const otherPageMs = 1_000;

/**
 * The content of `#root` stays until the page is ready to replace it; another page's stays for a moment, then a frame awaits the page. Null
 * if it is the requested page and no newer one can be loaded: it stays readable.
 */
async function renderAnew(
  root: HTMLElement,
  routes: RouteObject[],
  services: Services,
  isReadable: boolean,
): Promise<DataRouter | null> {
  const router = createBrowserRouter(routes, {
    getContext: () => routerContext(services),
  });
  const ready = whenReady(router);
  if (isReadable) {
    await ready;
    const errors = Object.values(router.state.errors ?? {});
    if (errors.some((error) => error instanceof OfflineError)) return null;
  } else if (root.firstChild !== null) {
    await withDeadline(ready, otherPageMs).catch(() => undefined);
  }
  const saidOfOther = [...document.head.querySelectorAll(saidOfPage)];
  const shown = () => {
    // Only now is the wrong content gone.
    delete root.dataset['autre'];
    for (const element of saidOfOther) element.remove();
  };
  createRoot(root, rootOptions).render(
    <StrictMode>
      <WhenShown act={shown}>
        <I18nProvider i18n={i18n}>
          <FirebaseProvider services={services}>
            <RouterProvider router={router} />
          </FirebaseProvider>
        </I18nProvider>
      </WhenShown>
    </StrictMode>,
  );
  void ready.then(sayAwake);
  return router;
}

function whenReady(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) {
      resolve();
      return;
    }
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

async function hydrate(
  root: HTMLElement,
  routes: RouteObject[],
  services: Services,
  baked: BakedData,
): Promise<DataRouter> {
  // The page's module must be loaded before React hydrates its HTML.
  const page = matchRoutes(routes, window.location)?.at(-1)?.route;
  await pageHandleOf(page)?.load(new URL(window.location.href));
  const { data, builtAt } = baked;
  const { pathname } = window.location;
  if (data !== undefined) cachePageData(pathname, data, builtAt);
  const loaderData = { [page?.id ?? '']: data ?? null };
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData },
    getContext: () => routerContext(services),
  });
  const typeAgain = keepEarlyInput(root);
  const awake = () => {
    sayAwake();
    typeAgain();
    replayEarlyAction(root);
  };
  // In slices of a few milliseconds, between which the page scrolls.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <WhenAwake act={awake}>
          <I18nProvider i18n={i18n}>
            <FirebaseProvider services={services}>
              <RouterProvider router={router} />
            </FirebaseProvider>
          </I18nProvider>
        </WhenAwake>
      </StrictMode>,
      rootOptions,
    );
  });
  void checkBaked(router, pathname, baked);
  return router;
}

/**
 * From here on React sees presses: the inline loader records no more. Not a moment before, or the browser itself would send a form whose
 * button was pressed in between, with its password, to the host, which must not get it.
 */
function sayAwake(): void {
  document.documentElement.dataset['eveil'] = '';
}

/** Calls `act` once the page is React's, before it is painted. */
function WhenShown({ act, children }: { act: () => void; children: ReactNode }) {
  useLayoutEffect(act, [act]);
  return children;
}
