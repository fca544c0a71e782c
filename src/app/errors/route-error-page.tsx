import { useRouteError } from 'react-router';
import { NotFoundError } from '@/lib/errors/data-error.ts';
import { PageNotFoundError } from '@/lib/errors/not-found.ts';
import { useLocation } from 'react-router';
import { DefaultLayout } from '../layouts/default-layout.tsx';
import { SessionLink } from '../session/session-link.tsx';
import { NotFoundErrorPage, ServerErrorPage } from './error-page.tsx';

/**
 * What a failed route shows, inside its layout; `standalone` brings the default layout along, for errors of the
 * layouts themselves.
 */
export function RouteErrorPage({ standalone = false }: { standalone?: boolean }) {
  const error = useRouteError();
  const { pathname } = useLocation();
  const page =
    error instanceof PageNotFoundError || error instanceof NotFoundError ? (
      <NotFoundErrorPage
        path={pathname}
        {...(error instanceof PageNotFoundError ? { nearest: error.nearest } : {})}
      />
    ) : (
      <ServerErrorPage error={error} />
    );
  if (!standalone) return page;
  return <DefaultLayout sessionSlot={<SessionLink />}>{page}</DefaultLayout>;
}
