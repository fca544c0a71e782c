import { distanceMetres, type Position } from '../geo/position.ts';
import type { Carte } from './catalogue.ts';

/** A card, and how far its start is in a straight line; null where one of the two places is not known. */
export type CarteProche = { carte: Carte; metres: number | null };

/** The cards nearest to a place, the nearest first; those whose place is not known come last, in their order. */
export function nearestCartes(
  cartes: readonly Carte[],
  place: Position | null,
  count: number,
): CarteProche[] {
  return cartes
    .map((carte) => ({
      carte,
      metres:
        place === null || carte.depart === null
          ? null
          : distanceMetres(place, carte.depart),
    }))
    .toSorted((a, b) => (a.metres ?? Infinity) - (b.metres ?? Infinity) || 0)
    .slice(0, count);
}

/** Farther than this nobody goes on to another quête: an hour by car. */
const reachMetres = 50_000;

/**
 * The cards near enough to a place to go there next, the nearest first. One whose place is not known counts as near in
 * the same département; so do all of them when the place itself is not known.
 */
export function cartesWithinReach(
  cartes: readonly Carte[],
  { place, departement }: { place: Position | null; departement: string },
  count: number,
): CarteProche[] {
  return nearestCartes(cartes, place, cartes.length)
    .filter(({ carte, metres }) =>
      metres === null ? carte.commune.departement === departement : metres <= reachMetres,
    )
    .slice(0, count);
}
