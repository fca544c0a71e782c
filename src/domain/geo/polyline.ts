import type { Position } from './position.ts';

/** Decimals of a stored degree: about one metre. */
const storedPrecision = 5;

/** Rounds halves away from zero, as the algorithm does. */
function rounded(value: number): number {
  return Math.sign(value) * Math.round(Math.abs(value));
}

/** A whole number as letters of five bits, the lowest first: bit 6 means that another follows, the lowest bit of all is the sign. */
function lettersOf(value: number): string {
  let letters = '';
  let rest = value < 0 ? -2 * value - 1 : 2 * value;
  for (; rest >= 32; rest = Math.floor(rest / 32)) {
    letters += String.fromCharCode((rest % 32) + 32 + 63);
  }
  return letters + String.fromCharCode(rest + 63);
}

/** The whole numbers spelled by letters; a last number that is cut off is left out. */
function numbersIn(text: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let unit = 1;
  for (let index = 0; index < text.length; index += 1) {
    const bits = text.charCodeAt(index) - 63;
    value += (bits & 31) * unit;
    unit *= 32;
    if (bits >= 32) continue;
    numbers.push(value % 2 === 0 ? value / 2 : -(value + 1) / 2);
    [value, unit] = [0, 1];
  }
  return numbers;
}

/**
 * Encodes positions with Google's polyline algorithm (developers.google.com/maps/documentation/utilities/polylinealgorithm),
 * `precision` decimals of a degree.
 */
export function encodePolyline(
  positions: readonly Position[],
  precision = storedPrecision,
): string {
  const factor = 10 ** precision;
  let [lastLat, lastLon] = [0, 0];
  return positions
    .map((position) => {
      const [lat, lon] = [rounded(position.lat * factor), rounded(position.lon * factor)];
      const letters = lettersOf(lat - lastLat) + lettersOf(lon - lastLon);
      [lastLat, lastLon] = [lat, lon];
      return letters;
    })
    .join('');
}

/** Decodes a polyline of `precision` decimals; an invalid text gives whatever positions it spells. */
export function decodePolyline(text: string, precision = storedPrecision): Position[] {
  const factor = 10 ** precision;
  const positions: Position[] = [];
  const numbers = numbersIn(text);
  let [lat, lon] = [0, 0];
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    lat += numbers[index] ?? 0;
    lon += numbers[index + 1] ?? 0;
    positions.push({ lat: lat / factor, lon: lon / factor });
  }
  return positions;
}
