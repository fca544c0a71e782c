import { direction, type Direction } from '../geo/direction.ts';
import { distanceMetres, type Position } from '../geo/position.ts';
import { samePlaceMetres } from './en-route.ts';

/** The way from one étape to the next, in a straight line. */
export type Trajet = { metres: number; minutes: number; direction: Direction };

/** Streets are taken to be 1.3 times as long as a straight line: an assumption, good enough for whole minutes. */
const detour = 1.3;
/** A family with children: 4 km/h, in metres a minute. */
const familyPace = 4_000 / 60;

/** Distance and direction from a place to another; null if they are the same. */
export function trajetOf(from: Position, to: Position): Trajet | null {
  const metres = distanceMetres(from, to);
  const towards = direction(from, to);
  if (metres < samePlaceMetres || towards === null) return null;
  const minutes = Math.max(1, Math.round((metres * detour) / familyPace));
  return { metres, minutes, direction: towards };
}

/** The part of a drawn line between two places, from its point nearest to each; straight without a line. */
export function lineBetween(
  line: readonly Position[],
  from: Position,
  to: Position,
): Position[] {
  const start = nearestIndex(line, from);
  const end = nearestIndex(line, to, start);
  return end > start ? [from, ...line.slice(start, end + 1), to] : [from, to];
}

function nearestIndex(line: readonly Position[], place: Position, after = 0): number {
  let nearest = after;
  let nearestMetres = Infinity;
  for (const [index, point] of line.entries()) {
    if (index < after) continue;
    const metres = distanceMetres(point, place);
    if (metres < nearestMetres) [nearest, nearestMetres] = [index, metres];
  }
  return nearest;
}
