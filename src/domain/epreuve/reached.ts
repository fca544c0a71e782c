import { distanceMetres, type Position } from '../geo/position.ts';

/** A measured position of a phone. */
export type Fix = {
  position: Position;
  /** Radius of accuracy in metres: true two times out of three. */
  accuracyMetres: number;
  /** Epoch milliseconds. */
  at: number;
};

/** A jump of a street away is forgotten as soon as three measures of five agree. */
const keptFixes = 5;
const keptMs = 30_000;

/** Less accuracy than this, in metres, means that the exact position is switched off. */
const approximateMetres = 500;

/** The measures that still count after a new one: the last five, of the last thirty seconds; rough ones only without a better one. */
export function withFix(fixes: readonly Fix[], fix: Fix): Fix[] {
  const last = [...fixes, fix]
    .filter(({ at }) => fix.at - at <= keptMs)
    .slice(-keptFixes);
  const exact = last.filter(({ accuracyMetres }) => accuracyMetres < approximateMetres);
  return exact.length > 0 ? exact : last;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2;
}

/**
 * The likeliest position of the phone: the median of its measures, latitude and longitude apart, so that an outlier has no weight. Null
 * without measures.
 */
export function medianFix(
  fixes: readonly Fix[],
): Pick<Fix, 'position' | 'accuracyMetres'> | null {
  if (fixes.length === 0) return null;
  // Either side of the 180th meridian, longitudes are brought to one side before they are compared.
  const east = fixes[0]?.position.lon ?? 0;
  const unrolled = fixes.map(({ position: { lon } }) =>
    Math.abs(lon - east) <= 180 ? lon : lon + (lon < east ? 360 : -360),
  );
  const lon = median(unrolled);
  return {
    position: {
      lat: median(fixes.map(({ position }) => position.lat)),
      lon: lon >= 180 ? lon - 360 : lon < -180 ? lon + 360 : lon,
    },
    accuracyMetres: median(fixes.map(({ accuracyMetres }) => accuracyMetres)),
  };
}

/** Stored claim about the player's place, which never leaves the phone: there by their word, found there, or elsewhere. */
export const surPlace = 'surplace';
export const arrive = 'arrive';
export const loin = 'loin';

/** A place as a party stores it: degrees to five decimals, about one metre. */
export function writePlace({ lat, lon }: Position): string {
  return `${lat.toFixed(5)},${lon.toFixed(5)}`;
}

/** The place in such a text; null for none. */
export function readPlace(text: string): Position | null {
  const match = /^(-?\d{1,2}\.\d{5}),(-?\d{1,3}\.\d{5})$/.exec(text);
  return match === null ? null : { lat: Number(match[1]), lon: Number(match[2]) };
}

export type Cible = { cible: Position; rayon: number };

/** Below this, in metres, a phone is as sure as phones are between houses. */
const usualMetres = 100;

/**
 * Trust in a phone's position for a place to reach: `approximative` if it only gives its surroundings, as phones do with the exact position
 * switched off; `incertaine` if less accurate than the radius and than phones usually are.
 */
export function trustOf(
  accuracyMetres: number,
  rayon: number,
): 'sure' | 'incertaine' | 'approximative' {
  if (!(accuracyMetres < approximateMetres)) return 'approximative';
  return accuracyMetres > Math.max(usualMetres, rayon) ? 'incertaine' : 'sure';
}

/** True if a place lies within the radius. The rules allow three metres more, because of their measure. */
export function isReached(place: Position, { cible, rayon }: Cible): boolean {
  return distanceMetres(place, cible) <= rayon;
}
