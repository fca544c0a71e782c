import type { Position } from './position.ts';

type Box = { south: number; north: number; west: number; east: number };

/** Boxes around the land of France, a little wide: they tell a place of France from one at the other end of the world. */
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

/** Whether a place is in France or so near that one cannot tell without its outline. */
export function isInFrance({ lat, lon }: Position): boolean {
  return boxes.some(
    ({ south, north, west, east }) =>
      lat >= south && lat <= north && lon >= west && lon <= east,
  );
}
