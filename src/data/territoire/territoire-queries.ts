import { queryOptions, useSuspenseQuery, useQuery } from '@tanstack/react-query';
import { isJeton } from '@/domain/parcours/sharing/invitation.ts';
import type { Services } from '../firebase/services.ts';
import { useFirebase } from '../firebase/firebase-context.tsx';
import { rattachementRepository } from './rattachement-repository.ts';
import { territoireRepository } from './territoire-repository.ts';

export const territoireQueries = {
  /** Includes the data of `territoire-public-queries.ts`: a change of a desk rereads all of it. */
  all: { queryKey: ['territoires'] as const },

  /** Public data of a territory or of a commune; null for none. */
  one: (services: Services, id: string) =>
    queryOptions({
      queryKey: ['territoires', 'one', id],
      queryFn: () => territoireRepository(services).read(id),
    }),

  /** The unused invitations of communes made by this account. */
  waiting: (services: Services, siren: string) =>
    queryOptions({
      queryKey: ['territoires', 'invitations', siren],
      queryFn: () => territoireRepository(services).listWaiting(siren),
    }),
};

/** An invitation of a commune; null if there is none, or no more. */
export function useTerritoireInvitation(jeton: string) {
  const services = useFirebase();
  return useSuspenseQuery(
    queryOptions({
      queryKey: ['territoires', 'invitation', jeton],
      queryFn: () =>
        isJeton(jeton) ? territoireRepository(services).readInvitation(jeton) : null,
      staleTime: 0,
    }),
  );
}

/** SIREN of the territory that reads the messages of a commune; null for none. */
export function useMessageTerritoire(insee: string) {
  const services = useFirebase();
  return useQuery(
    queryOptions({
      queryKey: ['territoires', 'messages', insee],
      queryFn: () => rattachementRepository(services).read(insee),
    }),
  );
}

/** Public data of a territory or of a commune; null for none. */
export function useTerritoire(id: string) {
  return useSuspenseQuery(territoireQueries.one(useFirebase(), id)).data;
}
