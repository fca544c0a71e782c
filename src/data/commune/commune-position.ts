import * as z from 'zod/mini';
import { positionSchema, type Position } from '@/domain/geo/position.ts';

/** How long the public service may take to answer before the map does without it. */
export const communeCentreTimeoutMs = 4_000;

/** Address of the State's geographic service (facts/france.md §4), or of a stand-in for tests. */
const geoApiUrl =
  (import.meta.env['VITE_GEO_API_URL'] as string | undefined) ??
  'https://geo.api.gouv.fr';

const pointSchema = z.object({
  coordinates: z.tuple([z.number(), z.number()], z.number()),
});
const answerSchema = z.object({
  mairie: z.optional(pointSchema),
  centre: z.optional(pointSchema),
});

/**
 * The position of a commune's mairie, else of its centre, in WGS84 degrees, from geo.api.gouv.fr.
 * Null when the service does not answer within 4 s, does not know the commune or answers otherwise
 * than it promises: a map then opens on the whole country. Never throws.
 */
export async function fetchCommuneCentre(insee: string): Promise<Position | null> {
  try {
    const response = await fetch(
      `${geoApiUrl}/communes/${encodeURIComponent(insee)}?fields=mairie,centre&format=json`,
      { signal: AbortSignal.timeout(communeCentreTimeoutMs) },
    );
    if (!response.ok) return null;
    const { mairie, centre } = z.parse(answerSchema, await response.json());
    const point = mairie ?? centre;
    if (point === undefined) return null;
    const [lon, lat] = point.coordinates;
    return z.parse(positionSchema, { lat, lon });
  } catch {
    // The position is a comfort: without it the author looks for the commune on the map.
    return null;
  }
}
