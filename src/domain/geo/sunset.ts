import type { Position } from './position.ts';

const dayMs = 86_400_000;
/** Noon of 1 January 2000, origin of the formula, as a Julian day; and the start of epoch milliseconds. */
const julian2000 = 2_451_545;
const julianEpoch = 2_440_587.5;

/** Altitude of the sun's centre when its upper edge is on the horizon: its radius, and refraction. */
const horizonDegrees = -0.833;
/** The Earth's tilt, and where it is closest to the sun, in degrees. */
const obliquity = 23.4397;
const perihelion = 102.9372;

function sin(degrees: number): number {
  return Math.sin((degrees * Math.PI) / 180);
}

function cos(degrees: number): number {
  return Math.cos((degrees * Math.PI) / 180);
}

/**
 * Time of sunset at a place on the day of a time, both in epoch milliseconds: the day with the nearest local noon. Within two minutes at
 * the latitudes of France. Null if the sun does not set, or does not rise. The sunrise equation:
 * https://en.wikipedia.org/wiki/Sunrise_equation (Meeus, Astronomical Algorithms, chapter 25).
 */
export function sunsetAt(at: number, { lat, lon }: Position): number | null {
  const days = at / dayMs + julianEpoch - julian2000;
  const noon = Math.round(days + lon / 360) - lon / 360;
  const anomaly = 357.5291 + 0.985_600_28 * noon;
  const centre =
    1.9148 * sin(anomaly) + 0.02 * sin(2 * anomaly) + 0.0003 * sin(3 * anomaly);
  const longitude = anomaly + centre + 180 + perihelion;
  const transit = noon + 0.0053 * sin(anomaly) - 0.0069 * sin(2 * longitude);
  const sinDeclination = sin(longitude) * sin(obliquity);
  const cosDeclination = Math.sqrt(1 - sinDeclination ** 2);
  const cosHour =
    (sin(horizonDegrees) - sin(lat) * sinDeclination) / (cos(lat) * cosDeclination);
  if (Math.abs(cosHour) > 1) return null;
  const hourDegrees = (Math.acos(cosHour) * 180) / Math.PI;
  return Math.round((transit + hourDegrees / 360 + julian2000 - julianEpoch) * dayMs);
}
