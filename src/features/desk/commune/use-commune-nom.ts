import { useQuery } from '@tanstack/react-query';
import { geoQueries } from '@/data/geo/geo-queries.ts';

/** The name of a commune by its INSEE code; null while unknown, or if the list of communes cannot be read. */
export function useCommuneNom(insee: string): string | null {
  const { data = [] } = useQuery(geoQueries.communes(insee));
  return data.find(({ commune }) => commune.insee === insee)?.commune.nom ?? null;
}
