import { useSuspenseQuery, queryOptions } from '@tanstack/react-query';
import { useFirebase } from '../firebase/firebase-context.tsx';
import { ownParcoursRepository } from './own-parcours-repository.ts';

/** Query key of an account's parcours. */
export function ownParcoursKey(uid: string) {
  return ['own-parcours', uid] as const;
}

/** The parcours that an account writes or reads. */
export function useOwnParcours(uid: string) {
  const services = useFirebase();
  return useSuspenseQuery(
    queryOptions({
      queryKey: ownParcoursKey(uid),
      queryFn: () => ownParcoursRepository(services).list(),
    }),
  ).data;
}
