import { useMutation } from '@tanstack/react-query';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { sessionRepository } from '@/data/session/session-repository.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { loadPage } from './load-page.ts';

/** Closes the session, in every tab, then loads the page of an address. */
export function useLeave(address: string) {
  const services = useFirebase();
  const leaving = useMutation({
    mutationFn: () => sessionRepository(services).signOut(),
    onError: (error) => console.warn('Signing out failed.', error),
    // The guard takes this page away as soon as the session is closed.
    onSuccess: () => loadPage(address),
  });
  return {
    isPending: leaving.isPending || leaving.isSuccess,
    failure: leaving.error === null ? null : errorMessage(leaving.error),
    leave: () => leaving.mutate(),
  };
}
