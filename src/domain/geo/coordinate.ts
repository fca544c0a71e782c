import { tidyLine } from '../tidy-text.ts';

/** A text of coordinates with plain spaces and minus signs, and without the direction marks that maps copy. */
export function plainCoordinates(text: string): string {
  return tidyLine(text)
    .replaceAll(/[\u2212\u2013]/g, '-')
    .replaceAll(/[\u200E\u200F\u202A-\u202E]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** A number in French or English notation: `48,4535`, `668 832,5`. NaN for other texts. */
export function numberOf(text: string): number {
  const clean = plainCoordinates(text).replaceAll(' ', '');
  // « 6.950.138,7 »: several points, or one before a comma, are not decimals.
  const isGrouped = /\.\d{3}\.|\.\d{3},/.test(clean);
  const decimal = (isGrouped ? clean.replaceAll('.', '') : clean).replace(',', '.');
  return clean === '' ? Number.NaN : Number(decimal);
}

/** « O » and « W » are both west. */
const side = String.raw`(nord|north|sud|south|ouest|west|est|east|[nsoew])\.?`;
/**
 * Degrees, then maybe minutes, then maybe seconds, with or without their signs: `48.4535`, `48° 27.210`, `48°27'13"`. A lone
 * « s » is the sign of seconds only before a side: elsewhere it is south.
 */
const angle = String.raw`([+-]?\d{1,3}(?:[.,]\d+)?)\s*(?:°|º|deg|d)?\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:['’′´]|m(?:in)?)?\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:["”″]|''|’’|sec|s(?=\s*[nsoew]))?\s*)?)?`;

/** The parts of a match: degrees, minutes, seconds. */
type Angle = readonly (string | undefined)[];

function toNumber(text: string | undefined): number {
  return text === undefined ? 0 : Number(text.replace(',', '.'));
}

/** Degrees, negative to the south and to the west. NaN where minutes or seconds reach 60, or follow decimals. */
function degreesOf([degrees = '', minutes, seconds]: Angle, towards = ''): number {
  const isCut = [degrees, seconds === undefined ? '' : minutes].some((part) =>
    /[.,]/.test(part ?? ''),
  );
  if (minutes !== undefined && isCut) return Number.NaN;
  if (toNumber(minutes) >= 60 || toNumber(seconds) >= 60) return Number.NaN;
  const value =
    Math.abs(toNumber(degrees)) + toNumber(minutes) / 60 + toNumber(seconds) / 3_600;
  const isNegative = /^[sow]/i.test(towards) || degrees.startsWith('-');
  return Number((isNegative ? -value : value).toFixed(7));
}

const lone = new RegExp(String.raw`^(?:${side}\s*)?${angle}(?:${side})?$`, 'i');

/**
 * A coordinate: a number, or degrees with minutes and seconds, with a letter or a word for the side: `48,4535`, `48°27'13"N`, `2° 2,77'
 * Ouest`, `S 20.88`. NaN for other texts.
 */
export function coordinateOf(text = ''): number {
  const number = numberOf(text);
  if (!Number.isNaN(number)) return number;
  const found = lone.exec(plainCoordinates(text));
  if (found === null) return Number.NaN;
  return degreesOf(found.slice(2, 5), found[1] ?? found[5]);
}

const between = String.raw`\s*[;,/|]?\s*`;
const sidesBefore = new RegExp(
  String.raw`^${side}\s*${angle}${between}${side}\s*${angle}$`,
  'i',
);
const sidesAfter = new RegExp(
  String.raw`^${angle}${side}${between}${angle}${side}$`,
  'i',
);
const withoutSides = new RegExp(String.raw`^${angle}${between}${angle}$`, 'i');

/** Two coordinates in degrees with their sides before or after both, in either order, or with degree signs. Null for others. */
export function anglePairOf(text: string): readonly [lat: number, lon: number] | null {
  const before = sidesBefore.exec(text);
  if (before !== null) {
    return ordered(
      [before[1], degreesOf(before.slice(2, 5), before[1])],
      [before[5], degreesOf(before.slice(6, 9), before[5])],
    );
  }
  const after = sidesAfter.exec(text);
  if (after !== null) {
    return ordered(
      [after[4], degreesOf(after.slice(1, 4), after[4])],
      [after[8], degreesOf(after.slice(5, 8), after[8])],
    );
  }
  const bare = (text.match(/[°º]/g) ?? []).length === 2 ? withoutSides.exec(text) : null;
  if (bare === null) return null;
  return finite([degreesOf(bare.slice(1, 4)), degreesOf(bare.slice(4, 7))]);
}

type Sided = readonly [towards: string | undefined, degrees: number];

function ordered(first: Sided, second: Sided) {
  const [isFirstLon, isSecondLon] = [first, second].map(([towards]) =>
    /^[eow]/i.test(towards ?? ''),
  );
  if (isFirstLon === isSecondLon) return null;
  return finite(isFirstLon ? [second[1], first[1]] : [first[1], second[1]]);
}

function finite(pair: readonly [lat: number, lon: number]) {
  return pair.some((degrees) => Number.isNaN(degrees)) ? null : pair;
}
