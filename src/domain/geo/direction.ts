import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { distanceMetres, type Position } from './position.ts';

const words = [
  'au nord',
  'au nord-est',
  'à l’est',
  'au sud-est',
  'au sud',
  'au sud-ouest',
  'à l’ouest',
  'au nord-ouest',
] as const;
export type Direction = (typeof words)[number];

const messages: Readonly<Record<Direction, MessageDescriptor>> = {
  'au nord': msg`au nord`,
  'au nord-est': msg`au nord-est`,
  'à l’est': msg`à l’est`,
  'au sud-est': msg`au sud-est`,
  'au sud': msg`au sud`,
  'au sud-ouest': msg`au sud-ouest`,
  'à l’ouest': msg`à l’ouest`,
  'au nord-ouest': msg`au nord-ouest`,
};

/** A direction in the language of the document. */
export function directionWords(direction: Direction): string {
  return t(messages[direction]);
}

/** Below this, the direction would be that of the GPS's error. */
const samePlaceMetres = 5;

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/**
 * Initial bearing of the great circle between two WGS84 positions, in degrees from the north, clockwise: [0, 360).
 * Formula: Ed Williams, Aviation Formulary, « Course between points ».
 */
export function bearingDegrees(from: Position, to: Position): number {
  const deltaLon = toRadians(to.lon - from.lon);
  const fromLat = toRadians(from.lat);
  const toLat = toRadians(to.lat);
  const east = Math.sin(deltaLon) * Math.cos(toLat);
  const north =
    Math.cos(fromLat) * Math.sin(toLat) -
    Math.sin(fromLat) * Math.cos(toLat) * Math.cos(deltaLon);
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
}

/** Direction from `from` to `to`, in eight directions; null within 5 metres. */
export function direction(from: Position, to: Position): Direction | null {
  if (distanceMetres(from, to) < samePlaceMetres) return null;
  return words[Math.round(bearingDegrees(from, to) / 45) % words.length] ?? null;
}
