import { queryOptions } from '@tanstack/react-query';
import { isJeton } from '@/domain/parcours/sharing/invitation.ts';
import type { Services } from '../firebase/services.ts';
import { invitationRepository } from './invitation-repository.ts';

/** The link of an invitation to a parcours, for the account that opens it. */
export const invitationQueries = {
  /** Null for an invalid one. */
  of: (services: Services, jeton: string) =>
    queryOptions({
      queryKey: ['invitation', jeton],
      queryFn: () => (isJeton(jeton) ? invitationRepository(services).read(jeton) : null),
      staleTime: 0,
    }),
};
