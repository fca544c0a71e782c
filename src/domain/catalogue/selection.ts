import { distanceMetres, type Position } from '../geo/position.ts';
import { difficulteList, traitList } from '../parcours/kinds.ts';
import {
  activeFiltres,
  atoutFiltres,
  withoutFiltre,
  type Criteres,
  type Filtre,
  type Tri,
} from './criteres.ts';
import type { Fiche } from './fiche.ts';
import { isOpenAt } from './ouverture.ts';

/** Relevance of each quête to the text (more is better). Null: no text was typed. */
export type Scores = ReadonlyMap<Fiche, number> | null;

export type SelectionContext = {
  scores: Scores;
  /** The person's position; null while unknown. */
  position: Position | null;
  /** Epoch milliseconds, for opening times. */
  now: number;
  /** The quêtes with a tampon on this device. */
  faites: ReadonlySet<string>;
};

function metresFrom(position: Position, { depart }: Fiche): number {
  return depart === null ? Number.POSITIVE_INFINITY : distanceMetres(position, depart);
}

/** An unknown value passes no limit: a quête without a length is not « less than an hour ». */
function isWithin(value: number | null, maximum: number | null): boolean {
  if (maximum === null) return true;
  return value !== null && value > 0 && value <= maximum;
}

function isOpen(fiche: Fiche, now: number): boolean {
  const { commune, saisons, horaires, fermetures = [], fenetre = null } = fiche;
  const { departement } = commune;
  return isOpenAt({ departement, saisons, horaires, fermetures, fenetre }, now);
}

function answers(
  fiche: Fiche,
  criteres: Criteres,
  { scores, position, now, faites }: SelectionContext,
): boolean {
  const { departement, genre, theme, difficulte, age, rayon, saison, langue } = criteres;
  if (scores !== null && !scores.has(fiche)) return false;
  if (departement !== null && fiche.commune.departement !== departement) return false;
  if (genre !== null && fiche.genre !== genre) return false;
  if (theme !== null && fiche.theme !== theme) return false;
  if (langue !== null && fiche.langues?.includes(langue) !== true) return false;
  if (age !== null && fiche.ageMinimum > age) return false;
  if (
    traitList.some((trait) => criteres[trait] === true && !fiche.traits.includes(trait))
  ) {
    return false;
  }
  const { saisons, atouts = [] } = fiche;
  // An amenity without an answer is not promised.
  if (atoutFiltres.some((atout) => criteres[atout] === true && !atouts.includes(atout))) {
    return false;
  }
  if (saison !== null && saisons.length > 0 && !saisons.includes(saison)) return false;
  if (criteres.petits === true && fiche.petits === undefined) return false;
  if (criteres.ouverte === true && !isOpen(fiche, now)) return false;
  if (criteres['a-faire'] === true && faites.has(fiche.queteId)) return false;
  if (!isWithin(fiche.dureeMinutes, criteres.duree)) return false;
  if (!isWithin(fiche.distanceMetres, criteres.distance)) return false;
  if (
    difficulte !== null &&
    difficulteList.indexOf(fiche.difficulte) > difficulteList.indexOf(difficulte)
  ) {
    return false;
  }
  // Without the phone's position, distance hides nothing.
  if (rayon === null || position === null) return true;
  return metresFrom(position, fiche) <= rayon * 1_000;
}

/** Votes at the middle of the scale, added to those of each quête: one 5 is no proof, forty 4.6 are. */
const priorCount = 3;
const priorNote = 3;

/** Mean rating, damped while votes are few; 0 without votes. */
function weightedNote({ note }: Fiche): number {
  if (note === null) return 0;
  const { moyenne, nombre } = note;
  return (moyenne * nombre + priorNote * priorCount) / (nombre + priorCount);
}

type Key = (fiche: Fiche) => number;

function keyOf(tri: Tri | null, { scores, position }: SelectionContext): Key {
  const newest: Key = ({ publishedAt }) => -publishedAt;
  switch (tri) {
    case 'proches':
      return position === null ? newest : (fiche) => metresFrom(position, fiche);
    case 'courtes':
      return ({ dureeMinutes }) => dureeMinutes ?? Number.POSITIVE_INFINITY;
    case 'notes':
      return (fiche) => -weightedNote(fiche);
    case 'nouvelles':
      return newest;
    case null:
      return scores === null ? newest : (fiche) => -(scores.get(fiche) ?? 0);
  }
}

/** A null order within a radius means by distance: people who look around want the nearest. */
function impliedTri({ tri, rayon, q }: Criteres): Tri | null {
  return tri === null && rayon !== null && q === '' ? 'proches' : tri;
}

/** The quêtes that answer the criteria, in their order. `fiches` is not changed. */
export function selectFiches(
  fiches: readonly Fiche[],
  criteres: Criteres,
  context: SelectionContext,
): Fiche[] {
  const key = keyOf(impliedTri(criteres), context);
  return fiches
    .filter((fiche) => answers(fiche, criteres, context))
    .map((fiche) => ({ fiche, key: key(fiche) }))
    .sort((a, b) => (a.key === b.key ? 0 : a.key - b.key))
    .map(({ fiche }) => fiche);
}

/** A way out of « nothing found »: the count without a filter. */
export type WayOn = { filtre: Filtre; count: number };

/** The filters that alone exclude quêtes, most first; none if removing a single one changes nothing. */
export function waysOn(
  fiches: readonly Fiche[],
  criteres: Criteres,
  context: SelectionContext,
): WayOn[] {
  return activeFiltres(criteres)
    .map((filtre) => {
      const wider = withoutFiltre(criteres, filtre);
      const count = fiches.filter((fiche) => answers(fiche, wider, context)).length;
      return { filtre, count };
    })
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
}
