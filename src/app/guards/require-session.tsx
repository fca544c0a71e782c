import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '@/data/session/use-session.ts';
import { SessionUnavailable } from '@/features/sign-in/session-unavailable.tsx';
import type { SessionEnd } from '@/lib/errors/session-end.ts';
import { paths } from '@/lib/paths.ts';
import { UnsentFormsContext } from '@/ui/form/unsent-forms.ts';
import { useUnsentForms } from '@/ui/form/use-unsent-forms.ts';
import { ForbiddenPage } from '../errors/forbidden-page.tsx';
import { SessionWaiting } from './session-waiting.tsx';

type GuardProps = { children: ReactNode };

/** Shows its page to a signed-in person only; sends others to sign in and back. */
export function RequireAuth({ children }: GuardProps) {
  return <RequireSession>{children}</RequireSession>;
}

/**
 * Shows its page to an admin only. The page is a child that is rendered, and so fetched, only then: others never receive the chunk.
 * Comfort, not the lock: the rules are.
 */
export function RequireAdmin({ children }: GuardProps) {
  return <RequireSession asAdmin>{children}</RequireSession>;
}

function RequireSession({
  asAdmin = false,
  children,
}: GuardProps & { asAdmin?: boolean }) {
  const { session, failed } = useSession();
  const unsent = useUnsentForms(
    session.statut === 'compte' ? session.uid : null,
    // Not if closed on purpose in this tab.
    session.statut === 'absente' && session.raison !== undefined,
  );
  if (failed) return <SessionUnavailable />;
  switch (session.statut) {
    case 'inconnue':
      return <SessionWaiting />;
    case 'absente':
      return <ToLogin raison={session.raison} />;
    case 'anonyme':
      return <ToLogin />;
    case 'compte':
      if (asAdmin && !session.admin) return <ForbiddenPage />;
      return <UnsentFormsContext value={unsent}>{children}</UnsentFormsContext>;
  }
}

/** Redirects to the sign-in page, with the reason of the session's end, if any, and the way back here. */
function ToLogin({ raison }: { raison?: SessionEnd | undefined }) {
  const { pathname, search, hash } = useLocation();
  const redirect = pathname + search + hash;
  return <Navigate to={paths.login({ redirect, raison })} replace />;
}
