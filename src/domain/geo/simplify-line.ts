import { type Position, metresPerDegree } from './position.ts';

/** Distance in metres from a position to a segment, on the plane that touches the Earth there. */
export function distanceToSegment(point: Position, from: Position, to: Position): number {
  const scale = Math.cos((from.lat * Math.PI) / 180);
  const x = (position: Position) => (position.lon - from.lon) * scale * metresPerDegree;
  const y = (position: Position) => (position.lat - from.lat) * metresPerDegree;
  const [dx, dy] = [x(to), y(to)];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : (x(point) * dx + y(point) * dy) / square;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(x(point) - share * dx, y(point) - share * dy);
}

/**
 * A line with fewer points that stays within so many metres of the first (Douglas and Peucker, 1973). Its ends stay.
 * Without recursion: a line of 5,000 points in one direction would be as deep.
 */
export function simplifyLine(
  positions: readonly Position[],
  toleranceMetres: number,
): Position[] {
  const kept = new Set([0, positions.length - 1]);
  const open: [from: number, to: number][] = [[0, positions.length - 1]];
  for (let span = open.pop(); span !== undefined; span = open.pop()) {
    const [from, to] = span;
    const [first, last] = [positions[from], positions[to]];
    if (first === undefined || last === undefined) continue;
    let farthest = from;
    let distance = toleranceMetres;
    for (let index = from + 1; index < to; index += 1) {
      const point = positions[index];
      const away = point === undefined ? 0 : distanceToSegment(point, first, last);
      if (away > distance) [farthest, distance] = [index, away];
    }
    if (farthest === from) continue;
    kept.add(farthest);
    open.push([from, farthest], [farthest, to]);
  }
  return positions.filter((_, index) => kept.has(index));
}

/** A line of at most so many points, as near to the first as that allows. */
export function fitLine(positions: readonly Position[], countMax: number): Position[] {
  let fitted = [...positions];
  for (let tolerance = 1; fitted.length > countMax; tolerance *= 2) {
    fitted = simplifyLine(positions, tolerance);
  }
  return fitted;
}
