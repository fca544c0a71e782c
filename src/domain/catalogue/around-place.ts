import { communeSlug } from '../commune/slug.ts';
import { distanceMetres, type Position } from '../geo/position.ts';
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
  /** Nearest first, with distances; quêtes without a known place last. Empty while the place has no known position. */
  autour: readonly Proche<Quete>[];
  /** Whether neither its départements nor 300 km around have one. */
  isRemote: boolean;
};

/** Beyond this distance to the nearest quête, in metres, none is around. */
const farMetres = 300_000;

/**
 * Distances of quêtes from a place, in metres, by their ids; none at all where even the nearest is 300 km off: such figures
 * help nobody choose. A quête without a known start has none.
 * @param place in WGS84 degrees.
 */
export function distancesFrom(
  quetes: readonly Fiche[],
  place: Position,
): ReadonlyMap<string, number> {
  const all = quetes.flatMap(({ queteId, depart }) =>
    depart === null ? [] : [[queteId, distanceMetres(place, depart)] as const],
  );
  return new Map(all.some(([, metres]) => metres <= farMetres) ? all : []);
}

function isInDepartements({ commune }: Fiche, etendue: Etendue): boolean {
  const codes = etendue.type === 'commune' ? [etendue.departement] : etendue.codes;
  return codes.includes(commune.departement);
}

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
  if (from === null) return { ici, autour: [], isRemote: false };
  const others = quetes.filter((quete) => !isIn(quete, etendue));
  const autour = nearestCartes(others, from, others.length).filter(
    ({ metres }) => metres !== null,
  );
  const isFar = (autour[0]?.metres ?? 0) > farMetres;
  return {
    ici,
    autour: isFar ? [] : autour,
    isRemote: isFar && !quetes.some((quete) => isInDepartements(quete, etendue)),
  };
}
