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
  /** The territory that a commune has joined; null for none. */
  ofCommune: (insee: string) =>
    queryOptions({
      queryKey: ['territoires', 'commune', insee],
      queryFn: () => findTerritoireOf(insee),
    }),
};

/** A territory (SIREN) or a commune (INSEE code); null for none. */
export function useShownTerritoire(id: string) {
  return useQuery(
    queryOptions({
      queryKey: ['territoires', 'public', id],
      queryFn: () => readTerritoire(id),
    }),
  );
}

/** The commune of a place; null at sea, abroad, and without an answer of the service. */
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

/** The cards of other communes' quêtes that pass through this one. */
export function useQuetesThrough(insee: string) {
  return useQuery(
    queryOptions({
      queryKey: ['catalogue', 'passages', insee],
      queryFn: ({ signal }) => readQuetesThrough(insee, signal),
    }),
  );
}
