type Place = { lat: number; lon: number };
type Box = { south: number; north: number; west: number; east: number };

/** Size of the still picture of France, in its own units. */
export const franceFrame = { width: 600, height: 690 };

type Part = { box: Box; left: number; top: number; width: number; height: number };

/** Place of each part of France in the picture: the mainland with Corsica above, overseas départements in a row below. */
const parts: readonly Part[] = [
  {
    box: { south: 41.3, north: 51.15, west: -5.2, east: 9.65 },
    ...{ left: 6, top: 6, width: 588, height: 572 },
  },
  ...[
    { south: 15.8, north: 16.55, west: -61.85, east: -60.95 },
    { south: 14.35, north: 14.92, west: -61.28, east: -60.78 },
    { south: 2.05, north: 5.8, west: -54.65, east: -51.55 },
    { south: -21.42, north: -20.84, west: 55.18, east: 55.88 },
    { south: -13.03, north: -12.6, west: 44.97, east: 45.33 },
  ].map((box, index) => ({
    box,
    ...{ left: 10 + index * 118, top: 604, width: 108, height: 80 },
  })),
];

function isIn({ south, north, west, east }: Box, { lat, lon }: Place): boolean {
  return lat >= south && lat <= north && lon >= west && lon <= east;
}

/** A place of France (WGS84 degrees) in the still picture; null outside the picture. */
export function placeOnFrance(place: Place): { x: number; y: number } | null {
  const part = parts.find(({ box }) => isIn(box, place));
  if (part === undefined) return null;
  const { box, left, top, width, height } = part;
  const { south, north, west, east } = box;
  const shrink = Math.cos(((south + north) * Math.PI) / 360);
  const scale = Math.min(width / ((east - west) * shrink), height / (north - south));
  const x = left + width / 2 + (place.lon - (west + east) / 2) * shrink * scale;
  const y = top + height / 2 - (place.lat - (south + north) / 2) * scale;
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}
