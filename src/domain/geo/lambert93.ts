import type { Position } from './position.ts';

/** Of the ellipsoid GRS 80. */
const excentricity = 0.081_819_191_042_815_8;
/** Of the projection, as IGN gives them (NTG_71 and « Projection cartographique conique conforme de Lambert », ALG0004). */
const exponent = 0.725_607_765_053_267;
const constant = 11_754_255.426_096;
const pole = { x: 700_000, y: 12_655_612.049_876 };
const originLongitude = (3 * Math.PI) / 180;
/** Radians: under a millimetre. */
const precise = 1e-11;

/** The geographic latitude of an isometric one (IGN, ALG0002). */
function latitudeOf(isometric: number): number {
  const start = 2 * Math.atan(Math.exp(isometric)) - Math.PI / 2;
  const next = (latitude: number) => {
    const sine = excentricity * Math.sin(latitude);
    const stretch = ((1 + sine) / (1 - sine)) ** (excentricity / 2);
    return 2 * Math.atan(stretch * Math.exp(isometric)) - Math.PI / 2;
  };
  let latitude = start;
  for (let gap = 1; gap > precise;) {
    const better = next(latitude);
    gap = Math.abs(better - latitude);
    latitude = better;
  }
  return latitude;
}

/** Whether two numbers are metres of Lambert 93 somewhere in metropolitan France, Corsica included. */
export function isLambert93(x: number, y: number): boolean {
  return x >= 0 && x <= 1_300_000 && y >= 6_000_000 && y <= 7_200_000;
}

/** The place in WGS84 degrees of metres of Lambert 93 (EPSG:2154); RGF93 and WGS84 are the same to us. */
export function fromLambert93(x: number, y: number): Position {
  const [dx, dy] = [x - pole.x, pole.y - y];
  const longitude = originLongitude + Math.atan2(dx, dy) / exponent;
  const isometric = -Math.log(Math.hypot(dx, dy) / constant) / exponent;
  const degrees = (radians: number) => Number(((radians * 180) / Math.PI).toFixed(7));
  return { lat: degrees(latitudeOf(isometric)), lon: degrees(longitude) };
}
