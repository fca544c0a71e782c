import { distanceMetres, type Position } from '../geo/position.ts';
import type { Carte } from './catalogue.ts';
import type { Fiche } from './fiche.ts';

/** A quête and the distance to its start in a straight line; null if either place is unknown. */
export type Proche<Quete extends Fiche> = { carte: Quete; metres: number | null };
export type CarteProche = Proche<Carte>;

/** Cards by distance to a place, nearest first; those without a known place last, in their order. */
export function nearestCartes<Quete extends Fiche>(
  cartes: readonly Quete[],
  place: Position | null,
  count: number,
): Proche<Quete>[] {
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

/** Maximum distance to a next quête: an hour by car. */
const reachMetres = 50_000;

/**
 * Cards near enough to a place for a next quête, nearest first. Without a known place a card counts as near in the same département; so do
 * all cards if the place itself is unknown.
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
