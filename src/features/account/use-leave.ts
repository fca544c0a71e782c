import { useState } from 'react';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { paths } from '@/lib/paths.ts';
import { loadPage } from './load-page.ts';

/** Closes the session, in every tab. */
export function useLeave() {
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const close = async (then: () => void) => {
    setIsPending(true);
    setFailure(null);
    try {
      const { signOut } = await import('@/data/session/session-repository.ts');
      await signOut();
      then();
    } catch (error) {
      console.warn('Signing out failed.', error);
      setFailure(errorMessage(error));
      setIsPending(false);
    }
  };
  return {
    isPending,
    failure,
    /** Leads home. */
    leave: () => close(() => loadPage(paths.home())),
    /** Leads to the sign-in page, which leads back here. */
    leaveAndComeBack: () =>
      close(() => loadPage(paths.login({ redirect: paths.user() }))),
  };
}
