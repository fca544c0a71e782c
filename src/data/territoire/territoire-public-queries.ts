import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Position } from '@/domain/geo/position.ts';
import { findCommuneAt } from '../commune/commune-at.ts';
import {
  findTerritoireOf,
  readQuetesThrough,
  readTerritoire,
} from './read-territoire.ts';

/** Public data of territories, without the SDK: the workshop of a device reads it too. */
export const territoirePublicQueries = {
  /** The territory that a commune has joined; null where it is of none. */
  ofCommune: (insee: string) =>
    queryOptions({
      queryKey: ['territoires', 'commune', insee],
      queryFn: () => findTerritoireOf(insee),
    }),
};

/** A territory (SIREN) or a commune (INSEE code); null where there is nothing. */
export function useShownTerritoire(id: string) {
  return useQuery(
    queryOptions({
      queryKey: ['territoires', 'public', id],
      queryFn: () => readTerritoire(id),
    }),
  );
}

/** The commune that a place lies in; null at sea, abroad, and where the service does not answer. */
export function useCommuneAt(position: Position | null) {
  return useQuery(
    queryOptions({
      queryKey: ['geo', 'commune', position],
      queryFn: () => (position === null ? null : findCommuneAt(position)),
      staleTime: Infinity,
      enabled: position !== null,
    }),
  );
}

/** The cards of the quêtes of other communes that go through this one. */
export function useQuetesThrough(insee: string) {
  return useQuery(
    queryOptions({
      queryKey: ['catalogue', 'passages', insee],
      queryFn: ({ signal }) => readQuetesThrough(insee, signal),
    }),
  );
}
