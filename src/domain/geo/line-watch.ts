import { nearestOnLine } from './nearest-on-line.ts';
import { distanceMetres, type Position } from './position.ts';

/** A measure of a phone: position, accuracy in metres, and time in epoch milliseconds. */
export type LineFix = { position: Position; accuracyMetres: number; at: number };

/** State of a walker beside a drawn line, from measure to measure. */
export type LineWatch = {
  /** The last measure that counted. */
  last: LineFix | null;
  /** Result of that measure; null before the first. */
  isNear: boolean | null;
  /** Start of consistent good measures, without a gap, in epoch milliseconds. */
  since: number;
  /** The walker was on the line since it began, or has come back to it: leaving it counts. */
  isArmed: boolean;
  /** Current message. It stays until the next. */
  word: 'quittee' | 'retrouvee' | null;
};

export const blankLineWatch: LineWatch = {
  last: null,
  isNear: null,
  since: 0,
  isArmed: false,
  word: null,
};

/** Distance that counts as on the line, in metres: the width of a square, and the error of a drawing hand. */
const nearMetres = 40;
/** Two radii of accuracy hold the phone 19 times out of 20; one radius 2 times out of 3. */
const accuracyRadii = 2;
/** A path may leave the chord between two drawn points by about this share of it. */
const chordShare = 0.25;
/** Accuracy needed for a measure to count, in metres. */
const sureMetres = 50;
/** Maximum walking speed, in metres a second; faster is a jump of the GPS, or a bus. */
const walkersSpeed = 3;
/** A gap between good measures, in milliseconds, after which the count restarts: the time between is unknown. */
const cutMs = 60_000;
/**
 * Time off the line before the message, in milliseconds. Two minutes are 130 metres at the pace of a family: a shop, a bench or the other
 * pavement cause no message, and the way back is still short.
 */
const quitMs = 120_000;
/** Time back on the line before the message, in milliseconds: a single measure may be a jump. */
const backMs = 15_000;

/** True if a measure is too fast after another for a walker, both errors allowed for. */
function isJump(last: LineFix, fix: LineFix): boolean {
  const walked = (walkersSpeed * (fix.at - last.at)) / 1_000;
  const errors = last.accuracyMetres + fix.accuracyMetres;
  return distanceMetres(last.position, fix.position) > walked + errors;
}

/** True if a measure is on the line (two points at least) within the accuracy of phone and drawing. */
function isNearLine(line: readonly Position[], fix: LineFix): boolean {
  const nearest = nearestOnLine(line, fix.position);
  if (nearest === null) return true;
  const limit = Math.max(
    nearMetres,
    accuracyRadii * fix.accuracyMetres,
    chordShare * nearest.segmentMetres,
  );
  return nearest.metres <= limit;
}

/**
 * The state after a measure. Leaving the line gives one message, after two minutes of good measures beyond max(40 m, 2 × accuracy, a
 * quarter of the nearest segment) by a walker who was on it before; coming back gives one after 15 s on it, and after two minutes there the
 * next leaving counts again. A bad measure, a jump and one older than the last are ignored; a gap of a minute restarts the count.
 */
export function watchLine(
  watch: LineWatch,
  fix: LineFix,
  line: readonly Position[],
): LineWatch {
  const isBad = !(fix.accuracyMetres <= sureMetres);
  if (isBad || line.length < 2) return watch;
  const { last } = watch;
  const gap = last === null ? Infinity : fix.at - last.at;
  // A clock that was set back restarts too.
  const isCut = gap > cutMs || gap < -cutMs;
  if (!isCut && gap <= 0) return watch;
  if (!isCut && last !== null && isJump(last, fix)) return watch;
  const isNear = isNearLine(line, fix);
  const since = isCut || isNear !== watch.isNear ? fix.at : watch.since;
  return judge({ ...watch, last: fix, isNear, since }, fix.at - since);
}

/** The state after this time in the same place, in milliseconds. */
function judge(watch: LineWatch, lastedMs: number): LineWatch {
  const { isNear, isArmed, word } = watch;
  if (isNear !== true) {
    return isArmed && lastedMs >= quitMs
      ? { ...watch, isArmed: false, word: 'quittee' }
      : watch;
  }
  if (word === 'quittee') {
    return lastedMs >= backMs ? { ...watch, word: 'retrouvee' } : watch;
  }
  if (isArmed) return watch;
  return word === null || lastedMs >= quitMs
    ? { ...watch, isArmed: true, word: null }
    : watch;
}
