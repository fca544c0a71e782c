import { Suspense } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router';
import { SessionWaiting } from '../guards/session-waiting.tsx';
import { DocumentBoundary } from '../navigation/document-boundary.tsx';
import { pageHandleOf } from '../navigation/open-page.tsx';
import { PageAnnouncer } from '../navigation/page-announcer.tsx';
import { PageScroll } from '../navigation/page-scroll.tsx';
import { SessionLink } from '../session/session-link.tsx';
import { Awake } from '../start/awake.tsx';
import { DefaultLayout } from './default-layout.tsx';
import { KeptNotice } from './kept-notice.tsx';
import { LangueLinks } from './langue-links.tsx';
import { LangueOffer } from './langue-offer.tsx';
import { EmptyLayout } from './empty-layout.tsx';

/** Frame of every page: scroll, focus and announcement of navigations. */
export function Root() {
  return (
    <DocumentBoundary>
      <PageScroll />
      <PageAnnouncer />
      <Outlet />
    </DocumentBoundary>
  );
}

/** True if the page takes the whole screen at this address. */
function useTakesScreen(): boolean {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  return useMatches().some((match) => pageHandleOf(match)?.takesScreen(query));
}

/** The page within the default layout, which hides if a view of the page takes the whole screen. */
export function DefaultShell() {
  if (useTakesScreen()) return <EmptyShell />;
  return (
    <DefaultLayout
      sessionSlot={<SessionLink />}
      offer={<LangueOffer />}
      langues={<LangueLinks />}
    >
      <KeptNotice />
      <Suspense fallback={<SessionWaiting />}>
        <Outlet />
        <Awake />
      </Suspense>
    </DefaultLayout>
  );
}

/** The page within the empty layout. */
export function EmptyShell() {
  return (
    <EmptyLayout offer={<LangueOffer />}>
      <Suspense fallback={<SessionWaiting />}>
        <Outlet />
        <Awake />
      </Suspense>
    </EmptyLayout>
  );
}
