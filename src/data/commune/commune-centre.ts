import type { Commune } from '@/domain/commune/commune.ts';
import type { Position } from '@/domain/geo/position.ts';
import { fetchCommuneCentre } from './commune-position.ts';
import { readDepartementCentres, searchCommune } from './commune-repository.ts';

/** `isExact`: the commune itself, not its département. */
export type FoundCentre = { position: Position; isExact: boolean };

/**
 * Where a commune is, in WGS84 degrees: its mairie by geo.api.gouv.fr; where that service does not answer, its centre, else
 * that of its département, by the site's own files. Null when none of them tells. Never throws but for an abort.
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
