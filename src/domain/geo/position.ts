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
