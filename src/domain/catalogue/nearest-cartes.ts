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
