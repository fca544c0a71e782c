import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { isJeton, type Invitation } from '@/domain/parcours/sharing/invitation.ts';
import { AccessDeniedError } from '@/lib/errors/data-error.ts';
import type { Services } from '../firebase/services.ts';
import { invitationRepository } from './invitation-repository.ts';

const invitationKeys = { of: (jeton: string) => ['invitation', jeton] as const };

/** The link of an invitation to a parcours, for the account that opens it. */
export const invitationQueries = {
  /** Null when it leads nowhere, or nowhere any more. */
  of: (services: Services, jeton: string) =>
    queryOptions({
      queryKey: invitationKeys.of(jeton),
      queryFn: () => (isJeton(jeton) ? invitationRepository(services).read(jeton) : null),
      staleTime: 0,
    }),
};

export const invitationMutations = {
  /** Joins the parcours. A refusal reads the invitation again: another account may have used it meanwhile. */
  accept: (services: Services, invitation: Invitation) =>
    mutationOptions({
      mutationFn: () => invitationRepository(services).accept(invitation),
      onError: (error, _variables, _result, { client }) => {
        if (!(error instanceof AccessDeniedError)) return;
        const queryKey = invitationKeys.of(invitation.jeton);
        void client.invalidateQueries({ queryKey });
      },
    }),
};
