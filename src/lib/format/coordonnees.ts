import { t } from '@lingui/core/macro';
import { currentLangue } from '@/langue/current-langue.ts';
import { noBreakSpace } from './nombre.ts';

/** A place in WGS84 degrees. */
type Place = { lat: number; lon: number };

/** A coordinate to be read aloud, in two ways. */
export type CoordinateWords = {
  /** `48,65142° Nord`: five decimals are about a metre. */
  decimal: string;
  /** `48° 39,085′ Nord`: three decimals of a minute are about two metres. */
  minutes: string;
};

/** A place for reading aloud to the rescuers. */
export type PositionWords = { latitude: CoordinateWords; longitude: CoordinateWords };

const degreeDecimals = 5;
const minuteDecimals = 3;

function withMark(value: number, decimals: number, digits = 1): string {
  const mark = currentLangue() === 'en' ? '.' : ',';
  const written = value.toFixed(decimals).replace('.', mark);
  return written.padStart(digits + 1 + decimals, '0');
}

function coordinateWords(degrees: number, side: string): CoordinateWords {
  const size = Math.abs(degrees);
  // Rounded before it is cut: 59,9996 minutes are the next degree, never 60 minutes.
  const thousandths = Math.round(size * 60 * 10 ** minuteDecimals);
  const perDegree = 60 * 10 ** minuteDecimals;
  const minutes = (thousandths % perDegree) / 10 ** minuteDecimals;
  return {
    decimal: `${withMark(size, degreeDecimals)}°${noBreakSpace}${side}`,
    minutes: `${Math.floor(thousandths / perDegree)}°${noBreakSpace}${withMark(minutes, minuteDecimals, 2)}′${noBreakSpace}${side}`,
  };
}

/** A place (WGS84 degrees) in words of degrees, and of degrees and minutes: the two forms that rescuers use. */
export function positionWords({ lat, lon }: Place): PositionWords {
  return {
    latitude: coordinateWords(lat, lat < 0 ? t`Sud` : t`Nord`),
    longitude: coordinateWords(lon, lon < 0 ? t`Ouest` : t`Est`),
  };
}

/** `48.65142, -2.02350`: latitude and longitude as every map takes them when they are pasted. */
export function plainCoordinates({ lat, lon }: Place): string {
  // Adding 0 turns -0 into 0.
  const write = (degrees: number) =>
    (Number(degrees.toFixed(degreeDecimals)) + 0).toFixed(degreeDecimals);
  return `${write(lat)}, ${write(lon)}`;
}
