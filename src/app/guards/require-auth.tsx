import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '@/data/session/use-session.ts';
import { useUnsentForms } from '@/ui/form/use-unsent-forms.ts';
import type { SessionEnd } from '@/lib/errors/session-end.ts';
import { paths } from '@/lib/paths.ts';
import { SessionUnavailable } from '@/features/sign-in/session-unavailable.tsx';
import { UnsentFormsContext } from '@/ui/form/unsent-forms.ts';
import { SessionWaiting } from './session-waiting.tsx';

/** Shows its page to a signed-in person only; sends anybody else to sign in and back. */
export function RequireAuth({ children }: { children: ReactNode }) {
  const { session, failed } = useSession();
  const unsent = useUnsentForms(
    session.statut === 'compte' ? session.uid : null,
    // Not where it was closed on purpose in this tab.
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
      return <UnsentFormsContext value={unsent}>{children}</UnsentFormsContext>;
  }
}

/** Leads to the sign-in page, which says why the session ended, if one did, and will lead back here. */
export function ToLogin({ raison }: { raison?: SessionEnd | undefined }) {
  const { pathname, search, hash } = useLocation();
  const redirect = pathname + search + hash;
  return <Navigate to={paths.login({ redirect, raison })} replace />;
}
