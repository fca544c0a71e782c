import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '@/lib/paths.ts';

const stillOpen = 'session-ouverte';

/** Closes the session, in every tab. */
export function useLeave() {
  const navigate = useNavigate();
  const { state: left } = useLocation() as { state: unknown };
  const [isPending, setIsPending] = useState(false);

  /** Leads home. */
  const leave = async () => {
    setIsPending(true);
    try {
      const { signOut } = await import('@/data/session/session-repository.ts');
      // Home first: once the session is closed, the guard of this page leads to the sign-in page.
      await navigate(paths.home(), { replace: true });
      await signOut();
    } catch (error) {
      console.warn('Signing out failed.', error);
      await navigate(paths.user(), { replace: true, state: stillOpen });
      setIsPending(false);
    }
  };
  /** Leads to the sign-in page, which leads back here: the guard of this page does. */
  const leaveAndComeBack = async () => {
    setIsPending(true);
    try {
      const { signOut } = await import('@/data/session/session-repository.ts');
      await signOut();
    } catch (error) {
      console.warn('Signing out failed.', error);
      setIsPending(false);
    }
  };
  return { isPending, hasFailed: left === stillOpen, leave, leaveAndComeBack };
}
