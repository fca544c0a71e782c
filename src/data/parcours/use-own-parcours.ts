import { useSuspenseQuery, queryOptions } from '@tanstack/react-query';
import type { Services } from '../firebase/services.ts';
import { useFirebase } from '../firebase/firebase-context.tsx';
import { ownParcoursRepository } from './own-parcours-repository.ts';

/** Query of the parcours that an account writes or reads. */
export function ownParcoursQuery(services: Services, uid: string) {
  return queryOptions({
    queryKey: ['own-parcours', uid],
    queryFn: () => ownParcoursRepository(services).list(),
  });
}

/** The parcours that an account writes or reads. */
export function useOwnParcours(uid: string) {
  return useSuspenseQuery(ownParcoursQuery(useFirebase(), uid)).data;
}
