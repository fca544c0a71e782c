import { bearingDegrees, direction, type Direction } from './direction.ts';
import { distanceMetres, type Position } from './position.ts';

/** The way to a place: distance and direction. */
export type Guidance =
  | { type: 'ici' }
  /** Nearer than the phone's accuracy: a direction would be invented. */
  | { type: 'vague' }
  /** `degrees`: from the north, clockwise. */
  | { type: 'route'; metres: number; degrees: number; direction: Direction };

/** Distance of arrival, in metres: walkers get no nearer to a map point. */
const hereMetres = 15;
/** Accuracy needed to announce an arrival, in metres. */
const sureMetres = 40;

/** The way from a phone's position, accurate to `accuracyMetres`, to a place. */
export function guideTo(
  { position, accuracyMetres }: { position: Position; accuracyMetres: number },
  place: Position,
): Guidance {
  const metres = distanceMetres(position, place);
  const towards = direction(position, place);
  const isSure = accuracyMetres <= sureMetres;
  if (isSure && metres <= Math.max(hereMetres, accuracyMetres)) return { type: 'ici' };
  if (towards === null || (!isSure && metres <= accuracyMetres)) return { type: 'vague' };
  const degrees = bearingDegrees(position, place);
  return { type: 'route', metres, degrees, direction: towards };
}

/** Age of a measure shown as old, in milliseconds. */
const staleMs = 30_000;

/** True if a measure is too old to walk by. Both are epoch milliseconds. */
export function isStale(at: number, now: number): boolean {
  return now - at > staleMs;
}

/** Clock hour for a turn in degrees, clockwise: 12 ahead and 3 to the right. */
export function clockHour(degrees: number): number {
  const turn = ((degrees % 360) + 360) % 360;
  return Math.round(turn / 30) % 12 || 12;
}

/** Seconds between two tones at the place, and far from it. */
const nearTone = 0.3;
const farTone = 2.4;
/** From so many metres on, it is far. */
const farMetres = 200;

/** Seconds until the next tone for so many metres still to go: the nearer, the sooner. */
export function toneInterval(metres: number): number {
  const share = Math.min(1, Math.max(0, metres / farMetres));
  return nearTone + (farTone - nearTone) * share;
}

/** Stereo side of a tone for a turn in degrees, clockwise: −1 on the left, 1 on the right, 0 ahead and behind. */
export function toneSide(degrees: number): number {
  return Math.sin((degrees * Math.PI) / 180);
}
