import type { Position } from '@/domain/geo/position.ts';

/** Patience with the public service before the map does without it. */
export const communeCentreTimeoutMs = 4_000;

/** Address of the State's geographic service (https://geo.api.gouv.fr), or of a stand-in for tests. */
export const geoApiUrl =
  (import.meta.env['VITE_GEO_API_URL'] as string | undefined) ??
  'https://geo.api.gouv.fr';

/** The position of a GeoJSON point; null for anything else. */
function positionOf(point: unknown): Position | null {
  if (typeof point !== 'object' || point === null || !('coordinates' in point))
    return null;
  const { coordinates } = point;
  if (!Array.isArray(coordinates)) return null;
  const [lon, lat] = coordinates as readonly unknown[];
  if (typeof lat !== 'number' || typeof lon !== 'number') return null;
  return Math.abs(lat) <= 90 && lon >= -180 && lon < 180 ? { lat, lon } : null;
}

/**
 * The position of a commune's mairie, else of its centre, in WGS84 degrees, from geo.api.gouv.fr. Null when the service does not answer
 * within 4 s, does not know the commune or answers not as promised: a map then opens on the whole country. Never throws.
 */
export async function fetchCommuneCentre(insee: string): Promise<Position | null> {
  try {
    const response = await fetch(
      `${geoApiUrl}/communes/${encodeURIComponent(insee)}?fields=mairie,centre&format=json`,
      { signal: AbortSignal.timeout(communeCentreTimeoutMs) },
    );
    if (!response.ok) return null;
    const answer: unknown = await response.json();
    if (typeof answer !== 'object' || answer === null) return null;
    const { mairie, centre } = answer as Readonly<Record<string, unknown>>;
    return positionOf(mairie ?? centre);
  } catch {
    // The position is a comfort: without it the author looks for the commune on the map.
    return null;
  }
}
