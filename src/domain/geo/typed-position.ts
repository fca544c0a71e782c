import { anglePairOf, coordinateOf, plainCoordinates } from './coordinate.ts';
import { readPlaceLink } from './place-link.ts';
import type { Position } from './position.ts';

/** What a typed text says of a place. */
export type TypedPosition =
  | { type: 'position'; position: Position }
  | { type: 'illisible' }
  /** A short link: only its site knows where it leads. */
  | { type: 'lien-court' }
  | { type: 'hors-du-monde' };

const decimal = String.raw`[+-]?\d{1,4}(?:[.,]\d{1,12})?`;
const decimalPair = new RegExp(
  String.raw`^(${decimal})\s*°?\s*([NS])?(?:\s*[;/|]\s*|\s*,\s+|\s+)(${decimal})\s*°?\s*([EOW])?$`,
  'i',
);
// « 43.8997,4.7467 » and « 43,8997,4,7467 »: a lone comma separates only when both sides have decimals.
const tightPair =
  /^([+-]?\d{1,4}\.\d{1,12}),([+-]?\d{1,4}\.\d{1,12})$|^([+-]?\d{1,4},\d{1,12}),([+-]?\d{1,4},\d{1,12})$/;
/** « Latitude : 48,45, Longitude : -2,04 », « lon=-2.04&lat=48.45 ». */
const named =
  /^(lat|lon|lng)[a-z]*\.?\s*[:=]?\s*(\S.*?)[\s,;/|&]*\b(lat|lon|lng)[a-z]*\.?\s*[:=]?\s*(\S.*)$/i;
/** « Coordonnées GPS : ». */
const heading = /^(?:(?:coordonn[ée]es|position|gps)\s*)+:?\s*/i;
/** Longer texts are no coordinates. */
const pairLengthMax = 200;

function toNumber(text: string | undefined): number {
  return Number((text ?? '0').replace(',', '.'));
}

function withSign(value: number, letter: string | undefined): number {
  return letter !== undefined && /[SOW]/i.test(letter) ? -value : value;
}

type Pair = readonly [lat: number, lon: number];

function namedPair(text: string): Pair | null {
  const [, first = '', one, second = '', other] = named.exec(text) ?? [];
  const isLatFirst = /^lat/i.test(first);
  if (isLatFirst === /^lat/i.test(second)) return null;
  const values = [coordinateOf(one), coordinateOf(other)] as const;
  if (values.some((value) => Number.isNaN(value))) return null;
  return isLatFirst ? values : [values[1], values[0]];
}

/** About ten centimetres: finer than any phone finds. */
function round(degrees: number): number {
  return Number(degrees.toFixed(6));
}

function readPair(text: string): Pair | null {
  const bare = text
    .replaceAll(/[()[\]{}]/g, '')
    .replace(heading, '')
    .trim();
  if (bare.length > pairLengthMax) return null;
  const tight = tightPair.exec(bare);
  if (tight !== null) {
    return [toNumber(tight[1] ?? tight[3]), toNumber(tight[2] ?? tight[4])];
  }
  const pair = decimalPair.exec(bare);
  if (pair !== null) {
    return [withSign(toNumber(pair[1]), pair[2]), withSign(toNumber(pair[3]), pair[4])];
  }
  return namedPair(bare) ?? anglePairOf(bare);
}

function positionOf(pair: Pair | null): TypedPosition {
  if (pair === null) return { type: 'illisible' };
  const [lat, lon] = [round(pair[0]), round(pair[1])];
  if (Math.abs(lat) > 90 || lon < -180 || lon >= 180) return { type: 'hors-du-monde' };
  return { type: 'position', position: { lat, lon } };
}

/**
 * Reads a latitude and a longitude (WGS84 degrees) as people copy or type them: `43.8997, 4.7467`, `43,8997 / 4,7467`,
 * `43°53'59"N 4°44'48"E`, `N 43° 53.982 E 004° 44.802`, « Latitude : 43,8997, Longitude : 4,7467 », a link of Google Maps,
 * OpenStreetMap or Apple Maps, `geo:43.8997,4.7467`. « O » and « W » are both west.
 */
export function parseTypedPosition(text: string): TypedPosition {
  const clean = plainCoordinates(text);
  const link = readPlaceLink(clean);
  if (link === null) return positionOf(readPair(clean));
  if (link.type === 'court') return { type: 'lien-court' };
  const pairs = link.textes.map((texte) => readPair(plainCoordinates(texte)));
  return positionOf(pairs.find((pair) => pair !== null) ?? null);
}

/** A place as a text that `parseTypedPosition` reads back: `43.8997, 4.7467`. */
export function formatPosition({ lat, lon }: Position): string {
  return `${round(lat)}, ${round(lon)}`;
}
