import * as z from 'zod/mini';
import type { Position } from '@/domain/geo/position.ts';
import type { WayStep } from '@/domain/geo/voie.ts';

// Services of the IGN's Géoplateforme (https://geoservices.ign.fr): open, without a key, at most 5 to 50 requests a second. All are a
// comfort to an author: each failure is `null`, and the editor does without.

const address = 'https://data.geopf.fr';

/** Patience with a service before the editor does without it. */
const timeoutMs = 6_000;

/** Answer of a service, if as promised; null otherwise. Rejects only when `signal` is aborted. */
async function ask<Answer>(
  url: string,
  schema: z.ZodMiniType<Answer>,
  signal: AbortSignal | undefined,
): Promise<Answer | null> {
  const deadline = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      signal: signal === undefined ? deadline : AbortSignal.any([signal, deadline]),
    });
    if (!response.ok) return null;
    const answer = z.safeParse(schema, await response.json());
    return answer.success ? answer.data : null;
  } catch (error) {
    if (signal?.aborted === true) throw error;
    return null;
  }
}

const lonLatSchema = z.tuple([z.number(), z.number()], z.number());

function toPosition([lon, lat]: readonly [number, number, ...number[]]): Position {
  return { lat, lon };
}

const routeSchema = z.object({
  geometry: z.object({ coordinates: z.array(lonLatSchema).check(z.minLength(2)) }),
});

/** The request for the way on foot between two places, by the shortest of streets and paths. */
function footpathUrl(from: Position, to: Position, hasSteps: boolean): string {
  const query = new URLSearchParams({
    resource: 'bdtopo-osrm',
    profile: 'pedestrian',
    optimization: 'shortest',
    start: `${from.lon},${from.lat}`,
    end: `${to.lon},${to.lat}`,
    geometryFormat: 'geojson',
    getSteps: String(hasSteps),
    distanceUnit: 'meter',
    crs: 'EPSG:4326',
  });
  return `${address}/navigation/itineraire?${query.toString()}`;
}

/** The way on foot between two places along streets and paths; null without one in the answer. */
export async function fetchFootpath(
  from: Position,
  to: Position,
  signal?: AbortSignal,
): Promise<Position[] | null> {
  const route = await ask(footpathUrl(from, to, false), routeSchema, signal);
  return route === null ? null : route.geometry.coordinates.map(toPosition);
}

const streetSchema = z.optional(z.nullable(z.string()));
const stepsSchema = z.object({
  portions: z
    .array(
      z.object({
        steps: z.array(
          z.object({
            // Numbers are sometimes strings.
            distance: z.coerce.number(),
            attributes: z.optional(
              z.object({
                name: z.optional(
                  z.object({ nom_1_gauche: streetSchema, nom_1_droite: streetSchema }),
                ),
              }),
            ),
            instruction: z.object({ type: z.string(), modifier: z.optional(z.string()) }),
          }),
        ),
      }),
    )
    .check(z.minLength(1)),
});

/** The same way turn by turn, with the names of its streets; null without one in the answer. */
export async function fetchWaySteps(
  from: Position,
  to: Position,
  signal?: AbortSignal,
): Promise<WayStep[] | null> {
  const route = await ask(footpathUrl(from, to, true), stepsSchema, signal);
  if (route === null) return null;
  return route.portions.flatMap(({ steps }) =>
    steps.map(({ distance, attributes, instruction }) => ({
      type: instruction.type,
      sens: instruction.modifier ?? '',
      metres: distance,
      voie: attributes?.name?.nom_1_gauche || attributes?.name?.nom_1_droite || '',
    })),
  );
}

const altitudesSchema = z.object({ elevations: z.array(z.number()) });
/** The model's value for unknown places: the sea, abroad. */
const noAltitude = -99_999;

/** The altitudes in metres at places, a few hundred at most; null unless all are known. */
export async function fetchAltitudes(
  positions: readonly Position[],
  signal?: AbortSignal,
): Promise<number[] | null> {
  const join = (degrees: readonly number[]) =>
    degrees.map((value) => value.toFixed(5)).join('|');
  // GET, so that the browser need not ask first whether it may.
  const query = new URLSearchParams({
    lon: join(positions.map(({ lon }) => lon)),
    lat: join(positions.map(({ lat }) => lat)),
    resource: 'ign_rge_alti_wld',
    delimiter: '|',
    zonly: 'true',
  });
  const answer = await ask(
    `${address}/altimetrie/1.0/calcul/alti/rest/elevation.json?${query.toString()}`,
    altitudesSchema,
    signal,
  );
  if (answer?.elevations.length !== positions.length) return null;
  return answer.elevations.includes(noAltitude) ? null : answer.elevations;
}

/** A place found by its name. */
export type FoundPlace = { label: string; position: Position };

const searchSchema = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: lonLatSchema }),
      properties: z.object({
        label: z.optional(z.string()),
        toponym: z.optional(z.string()),
        city: z.optional(z.union([z.string(), z.array(z.string())])),
      }),
    }),
  ),
});

/** Addresses and places that a typed text may mean, nearest to `near` first; null when the service does not answer. */
export async function searchPlaces(
  text: string,
  near: Position | null,
  signal?: AbortSignal,
): Promise<FoundPlace[] | null> {
  const query = new URLSearchParams({
    q: text,
    limit: '6',
    autocomplete: '1',
    index: 'address,poi',
    ...(near !== null && { lat: String(near.lat), lon: String(near.lon) }),
  });
  const answer = await ask(
    `${address}/geocodage/search?${query.toString()}`,
    searchSchema,
    signal,
  );
  if (answer === null) return null;
  return answer.features.flatMap(({ geometry, properties }) => {
    const { label, toponym, city = [] } = properties;
    // A place has a name and communes; an address has one label.
    const name = label ?? [toponym, ...[city].flat()].filter(Boolean).join(', ');
    return name === ''
      ? []
      : [{ label: name, position: toPosition(geometry.coordinates) }];
  });
}
