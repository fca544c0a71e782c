import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { Commune } from '@/domain/commune/commune.ts';
import type { Position } from '@/domain/geo/position.ts';
import { fetchCommuneCentre } from '../commune/commune-position.ts';
import { fetchAltitudes, searchPlaces } from './geoplateforme.ts';
import { searchCommune, readDepartementCentres } from '../commune/commune-repository.ts';

/**
 * Public services' data on places, fetched once each: it does not change while a page is open. A comfort: if a service does not answer,
 * most give null, and the editor does without.
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

/** `isExact`: the commune itself, not its département. */
type FoundCentre = { position: Position; isExact: boolean };

/**
 * Position of a commune, in WGS84 degrees: its mairie by geo.api.gouv.fr; if that service does not answer, its centre, else that of its
 * département, by the site's own files. Null if none is known. Never throws but for an abort.
 */
export async function findCentre(
  { insee, departement }: Commune,
  signal: AbortSignal,
): Promise<FoundCentre | null> {
  const mairie = await fetchCommuneCentre(insee);
  if (mairie !== null) return { position: mairie, isExact: true };
  try {
    const found = await searchCommune(insee, signal);
    const centre = found.find(({ commune }) => commune.insee === insee)?.centre;
    if (centre) return { position: centre.position, isExact: true };
    const position = (await readDepartementCentres(signal)).get(departement);
    return position === undefined ? null : { position, isExact: false };
  } catch {
    signal.throwIfAborted();
    // A comfort: without it the author looks for a place by its name.
    return null;
  }
}

/** Position of a commune, or of its département if only that is known; null otherwise. */
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
