import { queryOptions } from '@tanstack/react-query';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import type { Services } from '../firebase/services.ts';
import { membreRepository } from './membre-repository.ts';
import type { ParcoursAccess } from './membre-store.ts';

const membreKeys = {
  access: (id: ParcoursId) => ['parcours', id, 'acces'] as const,
  list: (id: ParcoursId, membres: ParcoursAccess['membres']) =>
    ['parcours', id, 'membres', membres] as const,
  waiting: (id: ParcoursId) => ['parcours', id, 'invitations'] as const,
};

/** Who shares a parcours. */
export const membreQueries = {
  /** What this account is to a parcours, and how far the parcours is. */
  access: (services: Services, id: ParcoursId) =>
    queryOptions({
      queryKey: membreKeys.access(id),
      queryFn: () => membreRepository(services).readAccess(id),
    }),

  /** The membres with their names. `membres`: as `access` gave them; others are another list. */
  list: (services: Services, id: ParcoursId, membres: ParcoursAccess['membres']) =>
    queryOptions({
      queryKey: membreKeys.list(id, membres),
      queryFn: () => membreRepository(services).listMembres(id),
    }),

  /** Invitations that nobody has used: all of the parcours for an admin, else those that this account made. */
  waiting: (services: Services, id: ParcoursId, isAdmin: boolean) =>
    queryOptions({
      queryKey: [...membreKeys.waiting(id), isAdmin],
      queryFn: () => membreRepository(services).listWaiting(id, isAdmin),
    }),
};
