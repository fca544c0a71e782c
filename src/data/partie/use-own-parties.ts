import { useQuery, queryOptions } from '@tanstack/react-query';
import { useFirebase } from '../firebase/firebase-context.tsx';

/** The last parties of an account, for its carnet. The page is drawn before the SDK is there. */
export function useOwnParties(uid: string) {
  const services = useFirebase();
  return useQuery(
    queryOptions({
      queryKey: ['own-parties', uid],
      queryFn: async () => {
        const { partieListRepository } = await import('./partie-list-repository.ts');
        return partieListRepository(services).listOwn();
      },
    }),
  );
}
