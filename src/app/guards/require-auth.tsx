import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { paths } from '@/lib/paths.ts';
import { useSession } from '../session/use-session.ts';
import { SessionUnavailable, SessionWaiting } from './session-waiting.tsx';

/** Shows its page to a signed-in person only; sends anybody else to sign in and back. */
export function RequireAuth({ children }: { children: ReactNode }) {
  const { session, failed } = useSession();
  if (failed) return <SessionUnavailable />;
  switch (session.statut) {
    case 'inconnue':
      return <SessionWaiting />;
    case 'absente':
    case 'anonyme':
      return <ToLogin />;
    case 'compte':
      return children;
  }
}

/** Leads to the sign-in page, which will lead back here. */
export function ToLogin() {
  const { pathname, search, hash } = useLocation();
  return <Navigate to={paths.login({ redirect: pathname + search + hash })} replace />;
}
