import type { Carte } from '@/domain/catalogue/catalogue.ts';
import type { Position } from '@/domain/geo/position.ts';
import { distanceMetres } from '@/domain/geo/position.ts';
import { addressOf } from '@/domain/quete/address.ts';

/** The quêtes of one commune, for a filter or a point of the map. */
export type CommuneGroup = {
  /** The commune's part of the addresses: unique within a département. */
  communeSlug: string;
  nom: string;
  total: number;
  /** Start of its first quête with a position. */
  position: Position | null;
};

const collator = new Intl.Collator('fr-FR', { sensitivity: 'base' });

/** The commune's part of a quête's address. */
export function communeSlugOf({ queteId }: Carte): string {
  return addressOf(queteId).communeSlug;
}

/** The communes of a département's cards, in the order of the alphabet. */
export function groupByCommune(cartes: readonly Carte[]): CommuneGroup[] {
  const groupBySlug = new Map<string, CommuneGroup>();
  for (const carte of cartes) {
    const communeSlug = communeSlugOf(carte);
    const group = groupBySlug.get(communeSlug);
    groupBySlug.set(communeSlug, {
      communeSlug,
      nom: group?.nom ?? carte.commune.nom,
      total: (group?.total ?? 0) + 1,
      position: group?.position ?? carte.depart,
    });
  }
  return [...groupBySlug.values()].toSorted((a, b) => collator.compare(a.nom, b.nom));
}

/** Sorts cards by distance from a place; those without a position last, in their order. */
export function nearestFirst(cartes: readonly Carte[], place: Position): Carte[] {
  const distanceOf = ({ depart }: Carte) =>
    depart === null ? Number.POSITIVE_INFINITY : distanceMetres(place, depart);
  return cartes
    .map((carte) => ({ carte, distance: distanceOf(carte) }))
    .toSorted((a, b) => (a.distance === b.distance ? 0 : a.distance - b.distance))
    .map(({ carte }) => carte);
}
