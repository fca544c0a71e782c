import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { useFirebase } from '../firebase/firebase-context.tsx';
import type { Services } from '../firebase/services.ts';
import { membreRepository } from './membre-repository.ts';
import type { ParcoursAccess } from './membre-store.ts';

/** The membres of a parcours. */
export const membreQueries = {
  /** This account's role in a parcours, and the parcours's state. */
  access: (services: Services, id: ParcoursId) =>
    queryOptions({
      queryKey: ['parcours', id, 'acces'],
      queryFn: () => membreRepository(services).readAccess(id),
    }),

  /** The membres with their names. `membres`: as `access` gave them; others are another list. */
  list: (services: Services, id: ParcoursId, membres: ParcoursAccess['membres']) =>
    queryOptions({
      queryKey: ['parcours', id, 'membres', membres],
      queryFn: () => membreRepository(services).listMembres(id),
    }),
};

/** This account's role in a parcours, and the parcours's state. */
export function useAccess(id: ParcoursId) {
  return useQuery(membreQueries.access(useFirebase(), id));
}
