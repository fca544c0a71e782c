import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { Commune } from '@/domain/commune/commune.ts';
import type { Position } from '@/domain/geo/position.ts';
import { fetchAltitudes, searchPlaces } from './geoplateforme.ts';
import { findCentre } from '../commune/commune-centre.ts';
import { searchCommune } from '../commune/commune-repository.ts';

/**
 * What public services know of places, asked once each: nothing of it changes while a page is open. A comfort: where a
 * service does not answer, most give null, and the editor does without.
 */
export const geoQueries = {
  /** Metres above the sea at each place of a line; null when the service does not answer. */
  altitudes: (line: readonly Position[]) =>
    queryOptions({
      queryKey: ['geo', 'altitudes', line],
      queryFn: ({ signal }) => fetchAltitudes(line, signal),
      staleTime: Infinity,
    }),

  /** Communes by a name, a postcode or an INSEE code. While the user types on, the last list stays. */
  communes: (asked: string) =>
    queryOptions({
      queryKey: ['geo', 'communes', asked],
      queryFn: ({ signal }) => searchCommune(asked, signal),
      staleTime: Infinity,
      placeholderData: keepPreviousData,
    }),
};

/** Addresses and places by a name, those near `near` first; null when the service does not answer. */
export function usePlaceSearch(asked: string, near: Position | null) {
  return useQuery(
    queryOptions({
      queryKey: ['geo', 'lieux', asked, near],
      queryFn: ({ signal }) => searchPlaces(asked, near, signal),
      staleTime: Infinity,
      enabled: asked !== '',
    }),
  );
}

/** Where a commune is, or its département where only that is known; null when neither is. */
export function useCentre(commune: Commune | null) {
  return useQuery(
    queryOptions({
      queryKey: ['geo', 'centre', commune],
      queryFn: ({ signal }) => (commune === null ? null : findCentre(commune, signal)),
      staleTime: Infinity,
      enabled: commune !== null,
    }),
  );
}
