import type { Position } from './position.ts';

type Box = { south: number; north: number; west: number; east: number };

/** Boxes around the land of France, a little wide: they separate a place of France from one at the other end of the world. */
const boxes: readonly Box[] = [
  // Metropolitan France and Corsica.
  { south: 41.2, north: 51.3, west: -5.4, east: 9.8 },
  // Guadeloupe, Martinique, Saint-Martin and Saint-Barthélemy.
  { south: 14.2, north: 18.3, west: -63.4, east: -60.6 },
  // Guyane.
  { south: 2, north: 6, west: -54.8, east: -51.4 },
  // La Réunion.
  { south: -21.6, north: -20.7, west: 55, east: 56 },
  // Mayotte.
  { south: -13.2, north: -12.4, west: 44.8, east: 45.5 },
  // Saint-Pierre-et-Miquelon.
  { south: 46.6, north: 47.3, west: -56.7, east: -56 },
  // Wallis-et-Futuna.
  { south: -14.5, north: -13, west: -178.4, east: -176 },
  // Polynésie française.
  { south: -28, north: -7, west: -155, east: -134 },
  // Nouvelle-Calédonie.
  { south: -23, north: -17.5, west: 158, east: 172.2 },
];

/** True if a place is in France or too near to tell without its outline. */
export function isInFrance(position: Position): boolean {
  return boxes.some((box) => isInBox(position, box));
}

/** Metropolitan France by its borders, drawn some 10 km outside them: latitude and longitude of each corner. */
const outline: readonly (readonly [lat: number, lon: number])[] = [
  [51.2, 2.6],
  [50.85, 3.25],
  [50.55, 3.45],
  [50.4, 4.2],
  [50.3, 4.95],
  [49.9, 5.05],
  [49.68, 5.9],
  [49.6, 6.5],
  [49.3, 7.0],
  [49.25, 7.6],
  [49.12, 8.35],
  [48.6, 8.0],
  [47.5, 7.75],
  [47.35, 7.2],
  [46.9, 6.6],
  [46.45, 6.2],
  [46.52, 6.95],
  [45.9, 7.25],
  [45.1, 7.35],
  [44.35, 7.2],
  [44.2, 7.85],
  [43.7, 7.7],
  [43.3, 6.95],
  [42.85, 6.55],
  [42.85, 5.2],
  [43.2, 4.3],
  [43, 3.55],
  [42.35, 3.35],
  [42.2, 2.5],
  [42.3, 1.7],
  [42.55, 0.6],
  [42.6, -0.2],
  [42.8, -0.85],
  [42.9, -1.5],
  [43.2, -1.95],
  [44.6, -1.45],
  [45.6, -1.45],
  [46.1, -1.75],
  [46.6, -2.55],
  [47.2, -3.4],
  [47.5, -3.75],
  [47.65, -4.5],
  [47.9, -5.15],
  [48.55, -5.35],
  [48.9, -4],
  [49.05, -2.9],
  [48.85, -2.2],
  [49.85, -2.15],
  [49.9, -1.1],
  [49.6, -0.3],
  [49.85, 0.1],
  [50.15, 1.15],
  [50.75, 1.4],
  [51.1, 1.6],
];
const corse: Box = { south: 41.3, north: 43.1, west: 8.5, east: 9.65 };

function isInBox({ lat, lon }: Position, { south, north, west, east }: Box): boolean {
  return lat >= south && lat <= north && lon >= west && lon <= east;
}

/** True if a place lies in a ring, by the even-odd rule. */
function isInOutline({ lat, lon }: Position): boolean {
  let isInside = false;
  let [lastLat, lastLon] = outline.at(-1) ?? [0, 0];
  for (const [nextLat, nextLon] of outline) {
    const isCrossed = nextLat > lat !== lastLat > lat;
    const at = ((lastLon - nextLon) * (lat - nextLat)) / (lastLat - nextLat) + nextLon;
    if (isCrossed && lon < at) isInside = !isInside;
    [lastLat, lastLon] = [nextLat, nextLon];
  }
  return isInside;
}

/** True if a place lies within the borders of France or some 10 km of them; overseas, as `isInFrance`. */
export function isOnFrenchGround(position: Position): boolean {
  const [, ...overseas] = boxes;
  return (
    isInOutline(position) || [corse, ...overseas].some((box) => isInBox(position, box))
  );
}
