/** Metres per degree of latitude on a sphere of the Earth's mean radius, 6,371.0088 km. */
export const metresPerDegree = 111_195;

/** A place on Earth in WGS84 degrees. */
export type Position = { lat: number; lon: number };

const earthRadiusMetres = 6_371_008.8;

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Great-circle distance in metres between two WGS84 positions (haversine, mean Earth radius). */
export function distanceMetres(from: Position, to: Position): number {
  const deltaLat = toRadians(to.lat - from.lat);
  const deltaLon = toRadians(to.lon - from.lon);
  const chord =
    Math.sin(deltaLat / 2) ** 2 +
    Math.cos(toRadians(from.lat)) *
      Math.cos(toRadians(to.lat)) *
      Math.sin(deltaLon / 2) ** 2;
  return 2 * earthRadiusMetres * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Length in metres of the broken line through the positions; 0 for fewer than two. */
export function lengthMetres(positions: readonly Position[]): number {
  return positions.reduce((sum, position, index) => {
    const previous = positions[index - 1];
    return previous === undefined ? sum : sum + distanceMetres(previous, position);
  }, 0);
}

/** So many positions at equal distances along a broken line, its ends included; none for fewer than two of either. */
export function positionsAlong(line: readonly Position[], count: number): Position[] {
  const total = lengthMetres(line);
  if (line.length < 2 || count < 2) return [];
  const found: Position[] = [];
  let behind = 0;
  for (const [index, to] of line.entries()) {
    const from = line[index - 1];
    if (from === undefined) continue;
    const span = distanceMetres(from, to);
    while (
      found.length < count &&
      (total * found.length) / (count - 1) <= behind + span
    ) {
      const share =
        span === 0 ? 0 : ((total * found.length) / (count - 1) - behind) / span;
      found.push({
        lat: from.lat + share * (to.lat - from.lat),
        lon: from.lon + share * (to.lon - from.lon),
      });
    }
    behind += span;
  }
  // Rounding may leave the sum of the spans short of the whole.
  const last = line.at(-1);
  while (last !== undefined && found.length < count) found.push(last);
  return found;
}

/** Mean position of places in one country, in WGS84 degrees; null for none. */
export function meanPosition(positions: readonly Position[]): Position | null {
  const count = positions.length;
  if (count === 0) return null;
  return {
    lat: positions.reduce((sum, { lat }) => sum + lat, 0) / count,
    lon: positions.reduce((sum, { lon }) => sum + lon, 0) / count,
  };
}
