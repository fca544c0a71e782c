import { useQuery, queryOptions } from '@tanstack/react-query';
import { useFirebase } from '../firebase/firebase-context.tsx';
import { partieListRepository } from './partie-list-repository.ts';

/** The last parties of an account, for its carnet. */
export function useOwnParties(uid: string) {
  const services = useFirebase();
  return useQuery(
    queryOptions({
      queryKey: ['own-parties', uid],
      queryFn: () => partieListRepository(services).listOwn(),
    }),
  );
}
