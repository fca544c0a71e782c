import { type Position, metresPerDegree } from './position.ts';

/** The shorter way from one meridian to another, in degrees: [-180, 180). */
function degreesEast(from: number, to: number): number {
  return ((((to - from + 180) % 360) + 360) % 360) - 180;
}

/** The nearest point of a line to a place. */
export type NearestOnLine = {
  position: Position;
  /** Distance in metres. */
  metres: number;
  /** The index of the point of the line that the nearest segment leads to. */
  toIndex: number;
  /** The length of that segment, in metres: the fineness of the line there. */
  segmentMetres: number;
};

/**
 * The nearest point of a segment to a place (WGS84 degrees), on the plane that touches the Earth at the place. For the
 * lengths of a walk: the error is below 0.1 % at 10 km.
 */
function nearestOnSegment(
  place: Position,
  from: Position,
  to: Position,
): Omit<NearestOnLine, 'toIndex'> {
  const scale = Math.cos((place.lat * Math.PI) / 180) * metresPerDegree;
  const x = ({ lon }: Position) => degreesEast(place.lon, lon) * scale;
  const y = ({ lat }: Position) => (lat - place.lat) * metresPerDegree;
  const [dx, dy] = [x(to) - x(from), y(to) - y(from)];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : -(x(from) * dx + y(from) * dy) / square;
  const share = Math.min(1, Math.max(0, along));
  return {
    position: {
      lat: from.lat + share * (to.lat - from.lat),
      lon: from.lon + share * degreesEast(from.lon, to.lon),
    },
    metres: Math.hypot(x(from) + share * dx, y(from) + share * dy),
    segmentMetres: Math.sqrt(square),
  };
}

/** The nearest point of a broken line to a place; null of fewer than two points. */
export function nearestOnLine(
  line: readonly Position[],
  place: Position,
): NearestOnLine | null {
  let nearest: NearestOnLine | null = null;
  for (const [toIndex, to] of line.entries()) {
    const from = line[toIndex - 1];
    if (from === undefined) continue;
    const found = nearestOnSegment(place, from, to);
    if (nearest === null || found.metres < nearest.metres) {
      nearest = { ...found, toIndex };
    }
  }
  return nearest;
}
