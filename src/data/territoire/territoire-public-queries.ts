import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Position } from '@/domain/geo/position.ts';
import { findCommuneAt } from '../commune/commune-at.ts';
import {
  findTerritoireOf,
  readQuetesThrough,
  readTerritoire,
} from './read-territoire.ts';

/** Below one key with those of the desks: a change there reads all of it again. */
export const territoirePublicKeys = {
  all: ['territoires'] as const,
  ofCommune: (insee: string) => [...territoirePublicKeys.all, 'commune', insee] as const,
  shown: (id: string) => [...territoirePublicKeys.all, 'public', id] as const,
  through: (insee: string) => ['catalogue', 'passages', insee] as const,
  communeAt: (position: Position | null) => ['geo', 'commune', position] as const,
};

/** What everybody reads of territories, without the SDK: the workshop of a device asks it too. */
export const territoirePublicQueries = {
  /** The territory that a commune has joined; null where it is of none. */
  ofCommune: (insee: string) =>
    queryOptions({
      queryKey: territoirePublicKeys.ofCommune(insee),
      queryFn: () => findTerritoireOf(insee),
    }),
};

/** A territory (SIREN) or a commune (INSEE code); null where there is nothing. */
export function useShownTerritoire(id: string) {
  return useQuery(
    queryOptions({
      queryKey: territoirePublicKeys.shown(id),
      queryFn: () => readTerritoire(id),
    }),
  );
}

/** The commune that a place lies in; null at sea, abroad, and where the service does not answer. */
export function useCommuneAt(position: Position | null, enabled: boolean) {
  return useQuery(
    queryOptions({
      queryKey: territoirePublicKeys.communeAt(position),
      queryFn: () => (position === null ? null : findCommuneAt(position)),
      staleTime: Infinity,
      enabled,
    }),
  );
}

/** The cards of the quêtes of other communes that go through this one. */
export function useQuetesThrough(insee: string) {
  return useQuery(
    queryOptions({
      queryKey: territoirePublicKeys.through(insee),
      queryFn: ({ signal }) => readQuetesThrough(insee, signal),
    }),
  );
}
