import { isInFrance, isOnFrenchGround } from '../geo/in-france.ts';
import type { Position } from '../geo/position.ts';
import {
  guessedProjections,
  projectionNamed,
  unproject,
  type Projection,
} from '../geo/projection.ts';
import { FileRefusedError, remark, type RawPair, type Remark } from './read/found.ts';

/** Interpretation of a file's pairs. */
export type Meaning = {
  projection: Projection | null;
  /** Their second number is the x. */
  isSwapped: boolean;
  /** Remarks about it. */
  remarks: readonly Remark[];
};

function inDegrees([x, y]: RawPair): Position | null {
  const isOnEarth = Math.abs(y) <= 90 && Math.abs(x) <= 180;
  // East of the last meridian is the west of it.
  return isOnEarth ? { lat: y, lon: x === 180 ? -180 : x } : null;
}

/** Position of a pair by its meaning; null if invalid. */
export function positionOf([x, y]: RawPair, meaning: Meaning): Position | null {
  const pair: RawPair = meaning.isSwapped ? [y, x] : [x, y];
  const { projection } = meaning;
  return projection === null ? inDegrees(pair) : unproject(projection, pair[0], pair[1]);
}

function share(pairs: readonly RawPair[], holds: (pair: RawPair) => boolean): number {
  return pairs.filter(holds).length / Math.max(1, pairs.length);
}

function isDegrees([x, y]: RawPair): boolean {
  return Math.abs(x) <= 180 && Math.abs(y) <= 180;
}

const inOrder: Meaning = { projection: null, isSwapped: false, remarks: [] };

/** Enough pairs to guess the meaning of all: a long track is not converted thirty times. */
const askedMax = 200;

function meaningOfDegrees(pairs: readonly RawPair[], count: number): Meaning {
  const isIn = (pair: RawPair) => {
    const position = inDegrees(pair);
    return position !== null && isInFrance(position);
  };
  const isSwapped =
    share(pairs, isIn) < 0.1 &&
    share(pairs, ([x, y]) => {
      const turned = inDegrees([y, x]);
      return turned !== null && isOnFrenchGround(turned);
    }) > 0.5;
  return isSwapped
    ? { ...inOrder, isSwapped, remarks: remark('coordonnees-inversees', count) }
    : inOrder;
}

/** A projection that places most of the pairs in France; the first of the usual ones counts. */
function guess(pairs: readonly RawPair[], count: number): Meaning {
  for (const projection of guessedProjections) {
    for (const isSwapped of [false, true]) {
      const meaning: Meaning = { projection, isSwapped, remarks: [] };
      const isThere = (pair: RawPair) => {
        const position = positionOf(pair, meaning);
        return position !== null && isOnFrenchGround(position);
      };
      if (share(pairs, isThere) <= 0.5) continue;
      const kind =
        projection.code === 2154 ? 'coordonnees-lambert' : 'coordonnees-devinees';
      return { ...meaning, remarks: remark(kind, count, projection.nom) };
    }
  }
  return inOrder;
}

/**
 * Meaning of a file's pairs: declared, else guessed from their values. A guess counts only if it places most of them within the borders of
 * France. Throws `FileRefusedError` for a projection that is not read here.
 */
export function meaningOf(all: readonly RawPair[], declared: string): Meaning {
  const step = Math.max(1, Math.floor(all.length / askedMax));
  const pairs = all
    .filter((_, index) => index % step === 0)
    .filter(([x, y]) => Number.isFinite(x) && Number.isFinite(y));
  // Some software keeps naming the projection of the map over degrees.
  if (share(pairs, isDegrees) > 0.5) return meaningOfDegrees(pairs, all.length);
  if (pairs.length === 0) return inOrder;
  if (declared === '') return guess(pairs, all.length);
  const projection = projectionNamed(declared);
  if (projection === null) throw new FileRefusedError('projection-inconnue', declared);
  if (projection.definition === null) return guess(pairs, all.length);
  const remarks = remark('coordonnees-projetees', all.length, projection.nom);
  const meaning: Meaning = { projection, isSwapped: false, remarks };
  const isThere = (isSwapped: boolean) => (pair: RawPair) => {
    const position = positionOf(pair, { ...meaning, isSwapped });
    return position !== null && isInFrance(position);
  };
  const isSwapped =
    share(pairs, isThere(false)) < 0.1 && share(pairs, isThere(true)) > 0.5;
  return { ...meaning, isSwapped };
}
