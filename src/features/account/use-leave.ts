import { useState } from 'react';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { paths } from '@/lib/paths.ts';
import { loadPage } from './load-page.ts';

/** Closes the session, in every tab. */
export function useLeave() {
  const services = useFirebase();
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const close = async (then: () => void) => {
    setIsPending(true);
    setFailure(null);
    try {
      const { sessionRepository } = await import('@/data/session/session-repository.ts');
      await sessionRepository(services).signOut();
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
