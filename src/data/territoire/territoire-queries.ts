import { queryOptions, useSuspenseQuery, useQuery } from '@tanstack/react-query';
import { isJeton } from '@/domain/parcours/sharing/invitation.ts';
import type { Services } from '../firebase/services.ts';
import { useFirebase } from '../firebase/firebase-context.tsx';
import { territoirePublicKeys } from './territoire-public-queries.ts';
import { rattachementRepository } from './rattachement-repository.ts';
import { territoireRepository } from './territoire-repository.ts';

const territoireKeys = {
  all: territoirePublicKeys.all,
  one: (id: string) => [...territoireKeys.all, 'one', id] as const,
  waiting: (siren: string) => [...territoireKeys.all, 'invitations', siren] as const,
  invitation: (jeton: string) => [...territoireKeys.all, 'invitation', jeton] as const,
  messages: (insee: string) => [...territoireKeys.all, 'messages', insee] as const,
};

export const territoireQueries = {
  all: { queryKey: territoireKeys.all },

  /** What everybody reads of a territory or of a commune; null where there is nothing. */
  one: (services: Services, id: string) =>
    queryOptions({
      queryKey: territoireKeys.one(id),
      queryFn: () => territoireRepository(services).read(id),
    }),

  /** The invitations of communes that this account made and nobody used. */
  waiting: (services: Services, siren: string) =>
    queryOptions({
      queryKey: territoireKeys.waiting(siren),
      queryFn: () => territoireRepository(services).listWaiting(siren),
    }),
};

/** An invitation of a commune; null when there is none, or none any more. */
export function useTerritoireInvitation(jeton: string) {
  const services = useFirebase();
  return useSuspenseQuery(
    queryOptions({
      queryKey: territoireKeys.invitation(jeton),
      queryFn: () =>
        isJeton(jeton) ? territoireRepository(services).readInvitation(jeton) : null,
      staleTime: 0,
    }),
  );
}

/** SIREN of the territory that reads the messages of a commune; null where none does. */
export function useMessagesReader(insee: string) {
  const services = useFirebase();
  return useQuery(
    queryOptions({
      queryKey: territoireKeys.messages(insee),
      queryFn: () => rattachementRepository(services).read(insee),
    }),
  );
}
