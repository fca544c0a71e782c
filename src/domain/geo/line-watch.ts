import { nearestOnLine } from './nearest-on-line.ts';
import { distanceMetres, type Position } from './position.ts';

/** One measure of a phone: where it is, how sure it is of it in metres, and when, in epoch milliseconds. */
export type LineFix = { position: Position; accuracyMetres: number; at: number };

/** What is known of a walker beside a drawn line, from one measure to the next. */
export type LineWatch = {
  /** The last measure that counted. */
  last: LineFix | null;
  /** What that measure says; null before the first. */
  isNear: boolean | null;
  /** Since when all measures that count have said so, without a cut, in epoch milliseconds. */
  since: number;
  /** The walker was on the line since it began, or since they came back to it: leaving it is news. */
  isArmed: boolean;
  /** What there is to say. It stays until something else is to be said. */
  word: 'quittee' | 'retrouvee' | null;
};

export const blankLineWatch: LineWatch = {
  last: null,
  isNear: null,
  since: 0,
  isArmed: false,
  word: null,
};

/** Nearer to the line than this, in metres, one is on it: the width of a square, and the error of a hand that drew it. */
const nearMetres = 40;
/** Two radii of accuracy hold the phone 19 times out of 20; one radius holds it 2 times out of 3. */
const accuracyRadii = 2;
/** A path may leave the chord between two drawn points by about this share of it. */
const chordShare = 0.25;
/** A measure that is less sure than this, in metres, counts for nothing. */
const sureMetres = 50;
/** Nobody who walks goes faster than this, in metres a second; what does is a jump of the GPS, or a bus. */
const walkersSpeed = 3;
/** Without a measure that counts for so long, in milliseconds, nothing is known of what lies between: the count begins anew. */
const cutMs = 60_000;
/**
 * How long one is beyond the line before it is said, in milliseconds. Two minutes are 130 metres at the pace of a family: a
 * shop, a bench or the other pavement say nothing, and the way back is still short.
 */
const quitMs = 120_000;
/** How long one is on the line again before that is said, in milliseconds: one measure alone may be a jump. */
const backMs = 15_000;

/** Whether a measure comes too fast after another to have been walked, both errors allowed for. */
function isJump(last: LineFix, fix: LineFix): boolean {
  const walked = (walkersSpeed * (fix.at - last.at)) / 1_000;
  const errors = last.accuracyMetres + fix.accuracyMetres;
  return distanceMetres(last.position, fix.position) > walked + errors;
}

/** Whether a measure is on the line (two points at least) as far as phone and drawing are exact. */
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
 * What is known of a walker once a measure came. Leaving the line is said once, after two minutes of good measures beyond
 * max(40 m, 2 × accuracy, a quarter of the nearest segment) by a walker who was on it before; coming back is said after 15 s
 * on it, and after two minutes there the next leaving counts again. A bad measure, a jump and one that is older than the last
 * count for nothing; a cut of a minute begins the count anew.
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
  // A clock that was set back begins anew too.
  const isCut = gap > cutMs || gap < -cutMs;
  if (!isCut && gap <= 0) return watch;
  if (!isCut && last !== null && isJump(last, fix)) return watch;
  const isNear = isNearLine(line, fix);
  const since = isCut || isNear !== watch.isNear ? fix.at : watch.since;
  return judge({ ...watch, last: fix, isNear, since }, fix.at - since);
}

/** What there is to say of a walker who has been where they are for so long, in milliseconds. */
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
