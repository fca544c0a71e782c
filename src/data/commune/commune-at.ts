import { communeSchema, type Commune } from '@/domain/commune/commune.ts';
import type { Position } from '@/domain/geo/position.ts';
import { communeCentreTimeoutMs, geoApiUrl } from './commune-position.ts';

/**
 * The commune whose outline holds a place (WGS84 degrees), from geo.api.gouv.fr: a single one, even for a place on a border. Null at sea,
 * abroad, when the service does not answer within 4 s or not as promised. Never throws: the author then names it.
 */
export async function findCommuneAt({ lat, lon }: Position): Promise<Commune | null> {
  try {
    const response = await fetch(
      `${geoApiUrl}/communes?lat=${lat}&lon=${lon}&fields=code,nom,codeDepartement&format=json`,
      { signal: AbortSignal.timeout(communeCentreTimeoutMs) },
    );
    if (!response.ok) return null;
    const answer: unknown = await response.json();
    const [first] = Array.isArray(answer) ? (answer as readonly unknown[]) : [];
    if (typeof first !== 'object' || first === null) return null;
    const { code, nom, codeDepartement } = first as Readonly<Record<string, unknown>>;
    const commune = { insee: code, nom, departement: codeDepartement };
    return communeSchema.safeParse(commune).data ?? null;
  } catch {
    return null;
  }
}
