import type { Position } from './position.ts';

/** The mean of some places of one country, in WGS84 degrees; null of none. */
export function meanPosition(positions: readonly Position[]): Position | null {
  const count = positions.length;
  if (count === 0) return null;
  return {
    lat: positions.reduce((sum, { lat }) => sum + lat, 0) / count,
    lon: positions.reduce((sum, { lon }) => sum + lon, 0) / count,
  };
}
