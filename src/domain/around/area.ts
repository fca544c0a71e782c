import { distanceMetres, type Position } from '../geo/position.ts';
import { distanceToSegment, simplifyLine } from '../geo/simplify-line.ts';

/** A search area: a circle and, for a walk, its line within the circle. */
export type Area = {
  centre: Position;
  radiusMetres: number;
  /** Empty around a single place. */
  line: readonly Position[];
};

/** Search radii around a place, in metres: near first. */
export const radiusList = [300, 1_000] as const;
/** Search distance beside the line of a walk, in metres. */
export const besideLineMetres = 150;
/** Wikimedia's searches go no further than 10 km. */
const longestRadiusMetres = 10_000;
/** Points of a line that are sent at most. */
const linePointMax = 40;
/** Degrees are rounded to some 11 m: this sends a place, not a person's step, and repeats no request for a place. */
const decimals = 4;

function rounded({ lat, lon }: Position): Position {
  return { lat: Number(lat.toFixed(decimals)), lon: Number(lon.toFixed(decimals)) };
}

export function areaAround(position: Position, radiusMetres: number): Area {
  return { centre: rounded(position), radiusMetres, line: [] };
}

/** The area along a walk, its line made of at most 40 points; null without a line. 10 km around its middle at most. */
export function areaAlong(line: readonly Position[]): Area | null {
  const [first] = line;
  if (first === undefined) return null;
  const lats = line.map(({ lat }) => lat);
  const lons = line.map(({ lon }) => lon);
  const centre = rounded({
    lat: (Math.min(...lats) + Math.max(...lats)) / 2,
    lon: (Math.min(...lons) + Math.max(...lons)) / 2,
  });
  const furthest = Math.max(...line.map((position) => distanceMetres(centre, position)));
  return {
    centre,
    radiusMetres: Math.min(
      longestRadiusMetres,
      Math.ceil((furthest + besideLineMetres) / 50) * 50,
    ),
    line: shortened(line).map(rounded),
  };
}

function shortened(line: readonly Position[]): readonly Position[] {
  for (const tolerance of [25, 100]) {
    const shorter = simplifyLine(line, tolerance);
    if (shorter.length <= linePointMax) return shorter;
  }
  const step = Math.ceil(line.length / linePointMax);
  return line.filter((_, index) => index % step === 0);
}

/** Metres from a place to the centre of an area, or to its line where it has one. */
export function metresFrom({ centre, line }: Area, position: Position): number {
  const [first] = line;
  if (first === undefined) return distanceMetres(centre, position);
  return Math.min(
    ...line.map((from, index) =>
      distanceToSegment(position, from, line[index + 1] ?? from),
    ),
  );
}

/** True if a place is near enough to be shown. */
export function isInArea(area: Area, position: Position): boolean {
  const longest = area.line.length === 0 ? area.radiusMetres : besideLineMetres;
  return metresFrom(area, position) <= longest;
}

/** Key of an area: equal numbers give equal keys. */
export function areaKey({ centre, radiusMetres, line }: Area): string {
  return (
    [centre, ...line].map(({ lat, lon }) => `${lat},${lon}`).join(' ') +
    ` ${radiusMetres}`
  );
}
