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

/** How the quêtes found are ordered. Without one: as they answer the text, else the newest first. */
export const triList = ['proches', 'nouvelles', 'notes', 'courtes'] as const;
export type Tri = (typeof triList)[number];

/** What each filter proposes: minutes, metres, years, kilometres. */
export const dureeChoices = [30, 60, 90, 120, 180] as const;
export const distanceChoices = [1_000, 2_000, 3_000, 5_000, 10_000] as const;
export const ageChoices = [3, 5, 7, 9, 12] as const;
export const rayonChoices = [5, 10, 20, 50, 100] as const;

/** Long enough for the longest name of a commune and its département; what follows is not a search. */
export const maximumQueryLength = 100;

/** What is asked to be at hand. */
export const atoutFiltres = [
  'arret',
  'toilettes',
  'eau',
  'parking-pmr',
  'chiens',
] as const satisfies readonly Atout[];
type AtoutFiltre = (typeof atoutFiltres)[number];

/** What a quête either has or has not: asked for, or of no matter. `a-faire`: this device has no tampon of it. */
export const ouiList = [...traitList, ...atoutFiltres, 'ouverte', 'a-faire'] as const;
export type Oui = Trait | AtoutFiltre | 'ouverte' | 'a-faire';

/** What one looks for in the catalogue. Null: it does not matter. `ouverte`: at this very hour. */
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
  /** At most as far as this from where one is, in kilometres. The place itself is never in an address. */
  rayon: number | null;
  saison: Saison | null;
  /** A language besides French in which it is. */
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

/** Every criterion but the text, in the order in which they are shown. */
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

/** How an address says that something is asked for. */
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

/** The address's parameters for some criteria, always in the same order: one address for one search. */
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

/** Whether anything at all is asked for. */
export function hasCriteres(criteres: Criteres): boolean {
  return criteresParameters(criteres).size > 0;
}

/** The filters that are set. */
export function activeFiltres(criteres: Criteres): Filtre[] {
  return filtreList.filter((filtre) => criteres[filtre] !== null);
}

/** The criteria without one of them. */
export function withoutFiltre(criteres: Criteres, filtre: Filtre): Criteres {
  return { ...criteres, [filtre]: null };
}
