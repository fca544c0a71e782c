import type { Position } from './position.ts';

/** What a typed text says of a place. */
export type TypedPosition =
  | { type: 'position'; position: Position }
  | { type: 'illisible' }
  | { type: 'hors-du-monde' };

const decimal = String.raw`[+-]?\d{1,4}(?:[.,]\d{1,12})?`;
const decimalPair = new RegExp(
  String.raw`^(${decimal})\s*°?\s*([NS])?(?:\s*;\s*|\s*,\s+|\s+)(${decimal})\s*°?\s*([EOW])?$`,
  'i',
);
// « 43.8997,4.7467 » and « 43,8997,4,7467 »: a lone comma separates only when both sides have decimals.
const tightPair =
  /^([+-]?\d{1,4}\.\d{1,12}),([+-]?\d{1,4}\.\d{1,12})$|^([+-]?\d{1,4},\d{1,12}),([+-]?\d{1,4},\d{1,12})$/;
const sexagesimal = String.raw`(\d{1,3})\s*°\s*(?:(\d{1,2})\s*['’′]\s*)?(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:["”″]|''|’’)\s*)?`;
const sexagesimalPair = new RegExp(
  String.raw`^${sexagesimal}([NS])\s*[,;]?\s*${sexagesimal}([EOW])$`,
  'i',
);

function toNumber(text: string | undefined): number {
  return Number((text ?? '0').replace(',', '.'));
}

function withSign(value: number, letter: string | undefined): number {
  return letter !== undefined && /[SOW]/i.test(letter) ? -value : value;
}

function toDegrees(
  degrees: string | undefined,
  minutes: string | undefined,
  seconds: string | undefined,
): number {
  return toNumber(degrees) + toNumber(minutes) / 60 + toNumber(seconds) / 3_600;
}

/** About ten centimetres: finer than any phone finds. */
function round(degrees: number): number {
  return Number(degrees.toFixed(6));
}

function readPair(text: string): [lat: number, lon: number] | null {
  const tight = tightPair.exec(text);
  if (tight !== null) {
    return [toNumber(tight[1] ?? tight[3]), toNumber(tight[2] ?? tight[4])];
  }
  const pair = decimalPair.exec(text);
  if (pair !== null) {
    return [withSign(toNumber(pair[1]), pair[2]), withSign(toNumber(pair[3]), pair[4])];
  }
  const dms = sexagesimalPair.exec(text);
  if (dms === null) return null;
  return [
    withSign(toDegrees(dms[1], dms[2], dms[3]), dms[4]),
    withSign(toDegrees(dms[5], dms[6], dms[7]), dms[8]),
  ];
}

/**
 * Reads a latitude and a longitude (WGS84 degrees) as people copy or type them: `43.8997, 4.7467`,
 * `43,8997 ; 4,7467`, `43,8997 4,7467`, `43°53'59"N 4°44'48"E`. « O » and « W » are both west.
 */
export function parseTypedPosition(text: string): TypedPosition {
  const clean = text
    .replaceAll(/[\u2212\u2013]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[()]/g, '')
    .trim();
  const pair = readPair(clean);
  if (pair === null) return { type: 'illisible' };
  const [lat, lon] = pair.map(round) as [number, number]; // `map` keeps the two of them.
  if (Math.abs(lat) > 90 || lon < -180 || lon >= 180) return { type: 'hors-du-monde' };
  return { type: 'position', position: { lat, lon } };
}

/** A place as a text that `parseTypedPosition` reads back: `43.8997, 4.7467`. */
export function formatPosition({ lat, lon }: Position): string {
  return `${round(lat)}, ${round(lon)}`;
}
