import { queryOptions } from '@tanstack/react-query';
import type { ParcoursId } from '@/domain/parcours/parcours.ts';
import { isJeton } from '@/domain/parcours/sharing/invitation.ts';
import type { Services } from '../firebase/services.ts';
import { invitationRepository } from './invitation-repository.ts';

/** Invitations to a parcours. */
export const invitationQueries = {
  /** The invitation of a link, for the account that opens it; null for an invalid one. */
  of: (services: Services, jeton: string) =>
    queryOptions({
      queryKey: ['invitation', jeton],
      queryFn: () => (isJeton(jeton) ? invitationRepository(services).read(jeton) : null),
      staleTime: 0,
    }),

  /** Unused invitations: all of the parcours for an admin, else those made by this account. */
  waiting: (services: Services, id: ParcoursId, isAdmin: boolean) =>
    queryOptions({
      queryKey: ['parcours', id, 'invitations', isAdmin],
      queryFn: () => invitationRepository(services).listWaiting(id, isAdmin),
    }),
};
