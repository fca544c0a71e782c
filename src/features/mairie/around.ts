import type { Carte } from '@/domain/catalogue/catalogue.ts';
import type { Commune } from '@/domain/commune/commune.ts';
import { nearestCartes, type CarteProche } from '@/domain/catalogue/nearest-cartes.ts';
import type { Position } from '@/domain/geo/position.ts';
import { factLine } from '@/lib/format/fact-line.ts';
import { formatDistance, formatDuree } from '@/lib/format/mesure.ts';
import { formatCount } from '@/lib/format/nombre.ts';

/** Number of quêtes of other communes. */
export const neighbourCount = 3;

export type Around = {
  ici: readonly Carte[];
  /** Nearest first, if both positions are known. */
  autour: readonly CarteProche[];
};

/** Splits the cards of a département for a mairie: its own, then its neighbours'. `centre`: the mairie's position. */
export function splitAround(
  cartes: readonly Carte[],
  { insee }: Commune,
  centre: Position | null,
): Around {
  const ici = cartes.filter((carte) => carte.commune.insee === insee);
  const place = centre ?? ici.find(({ depart }) => depart !== null)?.depart ?? null;
  const others = cartes.filter((carte) => carte.commune.insee !== insee);
  const autour = nearestCartes(others, place, neighbourCount);
  return { ici, autour };
}

/** Totals of the cards: `2 quêtes · 15 étapes · 3,9 km · 2 h 45`. */
export function figuresOf(cartes: readonly Carte[]): string {
  const sum = (valueOf: (carte: Carte) => number) =>
    cartes.reduce((total, carte) => total + valueOf(carte), 0);
  const metres = sum(({ distanceMetres: metresOf }) => metresOf);
  const minutes = sum(({ dureeMinutes }) => dureeMinutes ?? 0);
  return factLine([
    formatCount(cartes.length, 'quête', 'quêtes'),
    formatCount(
      sum(({ etapeCount }) => etapeCount),
      'étape',
      'étapes',
    ),
    metres === 0 ? '' : formatDistance(metres),
    minutes === 0 ? '' : `${formatDuree(minutes)} de jeu`,
  ]);
}
