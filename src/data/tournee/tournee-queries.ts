import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Quete, QueteId } from '@/domain/quete/quete.ts';
import type { Constats, Tournee } from '@/domain/tournee/tournee.ts';
import type { Services } from '../firebase/services.ts';
import { tourneeRepository } from './tournee-repository.ts';

const tourneeKeys = { of: (queteId: QueteId) => ['tournees', queteId] as const };

/** The rounds of quêtes, for the desk. */
export const tourneeQueries = {
  of: (services: Services, queteId: QueteId) =>
    queryOptions({
      queryKey: tourneeKeys.of(queteId),
      queryFn: () => tourneeRepository(services).list(queteId),
      // What was noted on the spot this minute counts.
      staleTime: 0,
    }),
};

/** What changes the rounds of a quête: the list of the desk is read again, whatever came of it. */
export const tourneeMutations = {
  create: (services: Services, { id, version }: Pick<Quete, 'id' | 'version'>) =>
    mutationOptions({
      mutationFn: () => tourneeRepository(services).create(id, version),
      onSettled: (_data, _error, _variables, _result, { client }) =>
        client.invalidateQueries({ queryKey: tourneeKeys.of(id) }),
    }),
  remove: (services: Services, { id }: Pick<Quete, 'id'>) =>
    mutationOptions({
      mutationFn: (jeton: string) => tourneeRepository(services).remove(jeton),
      onSettled: (_data, _error, _variables, _result, { client }) =>
        client.invalidateQueries({ queryKey: tourneeKeys.of(id) }),
    }),
  /** Sends the findings of a round, without a session. */
  finish: (services: Services, tournee: Pick<Tournee, 'jeton' | 'queteId'>) =>
    mutationOptions({
      mutationFn: (constats: Constats) =>
        tourneeRepository(services).finish(tournee, constats),
      onSettled: (_data, _error, _variables, _result, { client }) =>
        client.invalidateQueries({ queryKey: tourneeKeys.of(tournee.queteId) }),
    }),
};
