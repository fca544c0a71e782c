import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../firebase/services.ts';
import { ownParcoursRepository } from './own-parcours-repository.ts';

const ownParcoursKeys = { list: (uid: string) => ['own-parcours', uid] as const };

export const ownParcoursQueries = {
  /** The parcours that an account writes or reads. */
  list: (services: Services, uid: string) =>
    queryOptions({
      queryKey: ownParcoursKeys.list(uid),
      queryFn: () => ownParcoursRepository(services).list(),
    }),
};
