import { communeSlug } from '../commune/slug.ts';
import type { Position } from '../geo/position.ts';
import type { Fiche } from './fiche.ts';
import { nearestCartes, type Proche } from './nearest-cartes.ts';

/** Extent of a place: a commune, or one or several départements. */
export type Etendue =
  | { type: 'commune'; departement: string; communeSlug: string }
  | { type: 'departements'; codes: readonly string[] };

function isIn({ commune }: Fiche, etendue: Etendue): boolean {
  switch (etendue.type) {
    case 'commune':
      return (
        commune.departement === etendue.departement &&
        communeSlug(commune.nom) === etendue.communeSlug
      );
    case 'departements':
      return etendue.codes.includes(commune.departement);
  }
}

/** The quêtes of a place, and the others by their distance from it. */
export type AroundPlace<Quete extends Fiche> = {
  /** In the given order. */
  ici: readonly Quete[];
  /** Nearest first; quêtes without a known place last. Empty while the place has no known position. */
  autour: readonly Proche<Quete>[];
};

/** Beyond this distance to the nearest quête, in metres, none is around. */
const farMetres = 300_000;

/**
 * Separates quêtes into those of a place and those around it. Distance sorts: borders do not count. An island far away, whose nearest quête
 * is 300 km off, has none around.
 * @param centre position of the place, in WGS84 degrees; null while unknown: then that of its own quêtes.
 */
export function aroundPlace<Quete extends Fiche>(
  quetes: readonly Quete[],
  etendue: Etendue,
  centre: Position | null,
): AroundPlace<Quete> {
  const ici = quetes.filter((quete) => isIn(quete, etendue));
  const from = centre ?? ici.find(({ depart }) => depart !== null)?.depart ?? null;
  if (from === null) return { ici, autour: [] };
  const others = quetes.filter((quete) => !isIn(quete, etendue));
  const autour = nearestCartes(others, from, others.length);
  const isFar = (autour[0]?.metres ?? 0) > farMetres;
  return { ici, autour: isFar ? [] : autour };
}
