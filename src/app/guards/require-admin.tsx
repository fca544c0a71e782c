import type { ReactNode } from 'react';
import { useSession } from '@/data/session/use-session.ts';
import { useUnsentForms } from '@/ui/form/use-unsent-forms.ts';
import { ForbiddenPage } from '../errors/forbidden-page.tsx';
import { ToLogin } from './require-auth.tsx';
import { SessionUnavailable } from '@/features/sign-in/session-unavailable.tsx';
import { UnsentFormsContext } from '@/ui/form/unsent-forms.ts';
import { SessionWaiting } from './session-waiting.tsx';

/**
 * Shows its page to an admin only. The page is a child that is rendered, and so fetched, only then: nobody else
 * ever receives the chunk. Comfort, not the lock: the rules are.
 */
export function RequireAdmin({ children }: { children: ReactNode }) {
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
      return session.admin ? (
        <UnsentFormsContext value={unsent}>{children}</UnsentFormsContext>
      ) : (
        <ForbiddenPage />
      );
  }
}
