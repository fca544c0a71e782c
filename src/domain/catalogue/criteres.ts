import { otherLangues, type OtherLangue } from '@/langue/langue.ts';
import { isDepartementCode } from '../commune/departement.ts';
import {
  difficulteList,
  genreList,
  themeList,
  saisonList,
  traitList,
  type Saison,
  type Trait,
  type Atout,
} from '../parcours/kinds.ts';
import type { Difficulte, Genre, Theme } from '../parcours/parcours.ts';

/** Orders of the results. Default: relevance to the text, else newest first. */
export const triList = ['proches', 'nouvelles', 'notes', 'courtes'] as const;
export type Tri = (typeof triList)[number];

/** Choices of each filter: minutes, metres, years, kilometres. */
export const dureeChoices = [30, 60, 90, 120, 180] as const;
export const distanceChoices = [1_000, 2_000, 3_000, 5_000, 10_000] as const;
export const ageChoices = [3, 5, 7, 9, 12] as const;
export const rayonChoices = [5, 10, 20, 50, 100] as const;

/** Fits the longest name of a commune and its département; the rest is cut. */
export const maximumQueryLength = 100;

/** Filters on amenities. */
export const atoutFiltres = [
  'arret',
  'toilettes',
  'eau',
  'parking-pmr',
  'chiens',
] as const satisfies readonly Atout[];
type AtoutFiltre = (typeof atoutFiltres)[number];

/** Yes-or-any filters. `petits`: half of it at least has a version for small ones. `a-faire`: this device has no tampon of it. */
export const ouiList = [
  ...traitList,
  ...atoutFiltres,
  'petits',
  'ouverte',
  'a-faire',
] as const;
export type Oui = Trait | AtoutFiltre | 'petits' | 'ouverte' | 'a-faire';

/** Search criteria of the catalogue. Null: no criterion. `ouverte`: open now. */
export type Criteres = Readonly<Record<Oui, true | null>> & {
  q: string;
  departement: string | null;
  genre: Genre | null;
  theme: Theme | null;
  /** At most as difficult as this. */
  difficulte: Difficulte | null;
  /** At most as long as this, in minutes. */
  duree: number | null;
  /** At most as far as this, in metres. */
  distance: number | null;
  /** The youngest of the party is this old. */
  age: number | null;
  /** Maximum distance from the person, in kilometres. The position itself is never in an address. */
  rayon: number | null;
  saison: Saison | null;
  /** A language of it besides French. */
  langue: OtherLangue | null;
  tri: Tri | null;
};

const noOui: Record<Oui, null> = {
  'sans-vue': null,
  'sans-marches': null,
  poussette: null,
  fauteuil: null,
  falc: null,
  arret: null,
  toilettes: null,
  eau: null,
  'parking-pmr': null,
  chiens: null,
  petits: null,
  ouverte: null,
  'a-faire': null,
};

export const noCriteres: Criteres = {
  q: '',
  departement: null,
  genre: null,
  theme: null,
  difficulte: null,
  duree: null,
  distance: null,
  age: null,
  rayon: null,
  saison: null,
  langue: null,
  ...noOui,
  tri: null,
};

/** Every criterion except the text, in display order. */
export const filtreList = [
  'rayon',
  'departement',
  'genre',
  'theme',
  'age',
  'duree',
  'distance',
  'difficulte',
  'saison',
  'langue',
  ...ouiList,
] as const satisfies readonly Exclude<keyof Criteres, 'q' | 'tri'>[];
export type Filtre = (typeof filtreList)[number];

function oneOf<Value extends string>(
  list: readonly Value[],
  text: string | null,
): Value | null {
  return list.find((value) => value === text) ?? null;
}

function choiceOf(choices: readonly number[], text: string | null): number | null {
  return choices.find((choice) => String(choice) === text) ?? null;
}

function departementOf(text: string | null): string | null {
  return text !== null && isDepartementCode(text) ? text : null;
}

/** Value of an active filter in an address. */
const oui = 'oui';

function parseOui(parameters: URLSearchParams): Record<Oui, true | null> {
  const asked = { ...noOui } as Record<Oui, true | null>;
  for (const name of ouiList) if (parameters.get(name) === oui) asked[name] = true;
  return asked;
}

/** The criteria that an address names; a value that no filter proposes counts as absent. */
export function parseCriteres(parameters: URLSearchParams): Criteres {
  const text = (name: keyof Criteres) => parameters.get(name);
  return {
    q: (text('q') ?? '').trim().slice(0, maximumQueryLength).trimEnd(),
    departement: departementOf(text('departement')),
    genre: oneOf(genreList, text('genre')),
    theme: oneOf(themeList, text('theme')),
    difficulte: oneOf(difficulteList, text('difficulte')),
    duree: choiceOf(dureeChoices, text('duree')),
    distance: choiceOf(distanceChoices, text('distance')),
    age: choiceOf(ageChoices, text('age')),
    rayon: choiceOf(rayonChoices, text('rayon')),
    saison: oneOf(saisonList, text('saison')),
    langue: oneOf(otherLangues, text('langue')),
    ...parseOui(parameters),
    tri: oneOf(triList, text('tri')),
  };
}

/** The address's parameters for some criteria, in a fixed order: one address per search. */
export function criteresParameters(criteres: Criteres): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const name of ['q', ...filtreList, 'tri'] as const) {
    const value = criteres[name];
    if (value !== null && value !== '') {
      parameters.set(name, value === true ? oui : String(value));
    }
  }
  return parameters;
}

/** True if any criterion is set. */
export function hasCriteres(criteres: Criteres): boolean {
  return criteresParameters(criteres).size > 0;
}

/** The filters that are set. */
export function activeFiltres(criteres: Criteres): Filtre[] {
  return filtreList.filter((filtre) => criteres[filtre] !== null);
}

/** The criteria without the given one. */
export function withoutFiltre(criteres: Criteres, filtre: Filtre): Criteres {
  return { ...criteres, [filtre]: null };
}
