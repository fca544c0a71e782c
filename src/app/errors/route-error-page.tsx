import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { useLocation, useMatches, useRevalidator, useRouteError } from 'react-router';
import { partsOfAddress } from '@/langue/addresses.ts';
import { NotFoundError, OfflineError } from '@/lib/errors/data-error.ts';
import { PageNotFoundError } from '@/lib/errors/not-found.ts';
import { DefaultLayout } from '../layouts/default-layout.tsx';
import { pageHandleOf } from '../navigation/open-page.tsx';
import { SessionLink } from '../session/session-link.tsx';
import { NotFoundErrorPage, ServerErrorPage } from './error-page.tsx';

/** Loaded only when an address of the catalogue is not found; without network the page shows without it. */
const NearestMatches = lazy(async () => {
  try {
    const { NearestMatches: Component } =
      await import('@/features/catalogue/nearest-matches.tsx');
    return { default: Component };
  } catch (error) {
    console.warn('The nearest pages could not be looked for.', error);
    return { default: () => null };
  }
});

/** The former quête at an address; it loads as the nearest pages do. */
const RetiredNotice = lazy(async () => {
  try {
    const { RetiredNotice: Component } =
      await import('@/features/quete-sheet/retired-notice.tsx');
    return { default: Component };
  } catch (error) {
    console.warn('What was published here could not be looked for.', error);
    return { default: () => null };
  }
});

/** Opens a page blocked by the network once it is back, as the page promises. */
function useReturnOfNetwork(error: unknown): void {
  const { revalidate } = useRevalidator();
  const hasLoader = useMatches().some((match) => pageHandleOf(match) !== null);
  const openAgain = useEffectEvent(() => {
    if (hasLoader) void revalidate();
    // React keeps the code of a page with a guard as missing.
    else window.location.reload();
  });
  const isOffline = error instanceof OfflineError;
  // The browser reports its network.
  useEffect(() => {
    if (!isOffline) return undefined;
    const listener = () => openAgain();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [isOffline]);
}

/** The page of a failed route, inside its layout; `standalone` adds the default layout, for errors of the layouts themselves. */
export function RouteErrorPage({ standalone = false }: { standalone?: boolean }) {
  const error = useRouteError();
  const { pathname } = useLocation();
  useReturnOfNetwork(error);
  const page =
    error instanceof PageNotFoundError || error instanceof NotFoundError ? (
      <>
        <NotFoundErrorPage
          path={pathname}
          {...(error instanceof PageNotFoundError ? { nearest: error.nearest } : {})}
        />
        {partsOfAddress(pathname).french.startsWith('/les_quetes/') && (
          <Suspense fallback={null}>
            <RetiredNotice pathname={pathname} />
            <NearestMatches pathname={pathname} />
          </Suspense>
        )}
      </>
    ) : (
      <ServerErrorPage error={error} />
    );
  if (!standalone) return page;
  return <DefaultLayout sessionSlot={<SessionLink />}>{page}</DefaultLayout>;
}
