import { useSuspenseQuery, queryOptions } from '@tanstack/react-query';
import { useFirebase } from '../firebase/firebase-context.tsx';
import { ownParcoursRepository } from './own-parcours-repository.ts';

/** The parcours that an account writes or reads. */
export function useOwnParcours(uid: string) {
  const services = useFirebase();
  return useSuspenseQuery(
    queryOptions({
      queryKey: ['own-parcours', uid],
      queryFn: () => ownParcoursRepository(services).list(),
    }),
  ).data;
}
