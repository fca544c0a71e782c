import { parseTypedPosition } from '../../geo/typed-position.ts';

const thin = /[\s\u00A0\u202F]/g;
const west = /^(?:s|sud|south|o|w|ouest|west)$/i;
const letters = 'nord|north|sud|south|ouest|west|est|east|[nsoew]';
const degrees = new RegExp(
  String.raw`^(?:(${letters})\.?\s*)?([+-]?\d{1,3}(?:[.,]\d+)?)\s*(?:°|º|deg|d)?\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:['’′]|m(?:in)?)\s*)?(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:["”″]|''|’’|s(?:ec)?)?\s*)?(?:(${letters})\.?)?$`,
  'i',
);

function toNumber(text: string | undefined): number {
  return text === undefined ? 0 : Number(text.replace(',', '.'));
}

function plain(text: string): string {
  return text
    .replaceAll(/[\u2212\u2013]/g, '-')
    .replaceAll(/[\u00A0\u202F]/g, ' ')
    .trim();
}

/** A number as French or English software writes it: `48,4535`, `668 832,5`. NaN for what is none. */
export function numberOf(text: string): number {
  const clean = plain(text).replaceAll(thin, '');
  // « 6.950.138,7 »: several points, or one before a comma, are no decimals.
  const isGrouped = /\.\d{3}\.|\.\d{3},/.test(clean);
  const decimal = (isGrouped ? clean.replaceAll('.', '') : clean).replace(',', '.');
  return clean === '' ? Number.NaN : Number(decimal);
}

/**
 * One coordinate of a file: a number, or degrees with minutes and seconds, with a letter or a word for the side:
 * `48,4535`, `48°27'13"N`, `2° 2,77' Ouest`, `S 20.88`. NaN for what is none.
 */
export function coordinateOf(text = ''): number {
  const number = numberOf(text);
  if (!Number.isNaN(number)) return number;
  const found = degrees.exec(plain(text));
  if (found === null) return Number.NaN;
  const [, before, whole, minutes, seconds, after] = found;
  const side = before ?? after ?? '';
  const value =
    Math.abs(toNumber(whole)) + toNumber(minutes) / 60 + toNumber(seconds) / 3_600;
  const isNegative = west.test(side) || (whole ?? '').startsWith('-');
  return Number((isNegative ? -value : value).toFixed(7));
}

/** A latitude and a longitude in one text, with words for the sides; null for what is none. */
export function bothCoordinatesOf(text: string): readonly [x: number, y: number] | null {
  const typed = parseTypedPosition(text);
  if (typed.type === 'position') return [typed.position.lon, typed.position.lat];
  const parts = plain(text).split(
    /\s*[;,]\s+|\s*;\s*|(?<=[nsoew]|nord|sud|est|ouest)[\s,]+/i,
  );
  const [lat, lon] = parts.map(coordinateOf);
  if (parts.length !== 2 || lat === undefined || lon === undefined) return null;
  return Number.isNaN(lat) || Number.isNaN(lon) ? null : [lon, lat];
}
