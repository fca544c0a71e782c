import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { SessionWaiting } from '../guards/session-waiting.tsx';
import { DocumentBoundary } from '../navigation/document-boundary.tsx';
import { PageAnnouncer } from '../navigation/page-announcer.tsx';
import { PageScroll } from '../navigation/page-scroll.tsx';
import { SessionLink } from '../session/session-link.tsx';
import { Awake } from '../start/awake.tsx';
import { DefaultLayout } from './default-layout.tsx';
import { EmptyLayout } from './empty-layout.tsx';

/** What every page stands in: scroll, focus and announcement of navigations. */
export function Root() {
  return (
    <DocumentBoundary>
      <PageScroll />
      <PageAnnouncer />
      <Outlet />
    </DocumentBoundary>
  );
}

/** The page within the default layout. */
export function DefaultShell() {
  return (
    <DefaultLayout sessionSlot={<SessionLink />}>
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
    <EmptyLayout>
      <Suspense fallback={<SessionWaiting />}>
        <Outlet />
        <Awake />
      </Suspense>
    </EmptyLayout>
  );
}
