import { useMutation } from '@tanstack/react-query';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { sessionMutations } from '@/data/session/session-queries.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { loadPage } from './load-page.ts';

/** Closes the session, in every tab, then loads the page of an address. */
export function useLeave(address: string) {
  const leaving = useMutation({
    ...sessionMutations.signOut(useFirebase()),
    // The guard takes this page away as soon as the session is closed.
    onSuccess: () => loadPage(address),
  });
  return {
    isPending: leaving.isPending || leaving.isSuccess,
    failure: leaving.error === null ? null : errorMessage(leaving.error),
    leave: () => leaving.mutate(),
  };
}
