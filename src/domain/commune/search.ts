import type { Commune } from './commune.ts';
import {
  departementList,
  departementName,
  isDepartementName,
  cityOfArrondissement,
} from './departement.ts';
import type { Position } from '../geo/position.ts';
import { namedRegionList } from './region.ts';
import { foldLetters } from './slug.ts';

/**
 * Position of a commune, in WGS84 degrees: `[lat, lon]`; `[lat, lon, 1]` if only estimated from its neighbours; empty if nothing near it is
 * known.
 */
export type CentreRow =
  | readonly []
  | readonly [lat: number, lon: number]
  | readonly [lat: number, lon: number, isEstimate: 1];

/**
 * One commune of the static files: INSEE code, name, département code, postcodes, population, centre; for a former commune, also its
 * present commune. An array, not an object: the keys would weigh as much as the values. Files of format 1, which a device may still hold,
 * end with the population.
 */
export type CommuneRow = readonly [
  insee: string,
  nom: string,
  departement: string,
  codesPostaux: readonly string[],
  population: number,
  centre?: CentreRow,
  actuelle?: readonly [insee: string, nom: string],
];

/** Position of a département, in WGS84 degrees, for files beside those of the communes. */
export type DepartementCentreRow = readonly [code: string, lat: number, lon: number];

/** Position of a commune; an estimate may be some 10 km wrong. */
export type Centre = { position: Position; isEstimate: boolean };

/** A commune that matches a query, with words that distinguish it from its homonyms. */
export type CommuneSuggestion = {
  /** A present commune, also for a former one. */
  commune: Commune;
  /** The matched name: the commune's, or that of a former one. */
  nom: string;
  /** `Sainte-Colombe (05700, Hautes-Alpes)`, `Léhon – Dinan (22100, Côtes-d’Armor)`. */
  label: string;
  /** The requested postcode, else the commune's first; null without post. */
  codePostal: string | null;
  centre: Centre | null;
};

/**
 * A commune's name as people type it: lower case, no accents, words separated by one space,
 * `st` and `ste` in full, no leading article. `L’Haÿ-les-Roses` → `hay les roses`, `st malo` → `saint malo`.
 */
export function normaliseCommuneName(text: string): string {
  return foldLetters(text)
    .replace(/\bs\//g, 'sur ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/\bst\b/g, 'saint')
    .replace(/\bste\b/g, 'sainte')
    .replace(/^(le|la|les|l) (?=.)/, '');
}

/** A typed query, split into its parts. */
export type CommuneQuery = {
  /** Normalised; empty when only a number was typed. */
  nom: string;
  /** Digits of a postcode or INSEE code, in upper case (`2A004`); empty when there are none. */
  number: string;
};

/** The cities whose arrondissements people name, and the postcode of their arrondissement 0. */
const cityWithArrondissements: Readonly<Record<string, { base: number; count: number }>> =
  {
    paris: { base: 75_000, count: 20 },
    lyon: { base: 69_000, count: 9 },
    marseille: { base: 13_000, count: 16 },
  };

function parseArrondissement(nom: string): CommuneQuery | null {
  const found =
    /^(paris|lyon|marseille) 0?(\d{1,2}) ?(er|e|eme|ieme)?( arr[a-z]*)?$/.exec(nom);
  if (found === null) return null;
  const [, city = '', digits = ''] = found;
  const arrondissement = Number(digits);
  const known = cityWithArrondissements[city];
  if (known === undefined || arrondissement < 1 || arrondissement > known.count)
    return null;
  return { nom: city, number: String(known.base + arrondissement) };
}

/**
 * Parses a query: a name, a postcode or INSEE code (whole or its beginning), or both in any order; an arrondissement of Paris, Lyon or
 * Marseille becomes its city and postcode. A label of `searchCommunes` is parsed too, so that a filled field can be searched again.
 */
export function parseCommuneQuery(query: string): CommuneQuery {
  // Only a département's name in brackets is taken off: « Bors (Canton de Charente-Sud) » is a name.
  const withoutDepartement = query.replace(
    /\((?:(\d{5}), )?([^()]*)\)\s*$/,
    (whole, codePostal: string | undefined, name: string) =>
      isDepartementName(name) ? (codePostal ?? '') : whole,
  );
  const nom = normaliseCommuneName(withoutDepartement);
  const compact = nom.replaceAll(' ', '');
  if (/^(\d+|2[ab]\d*)$/.test(compact)) {
    return { nom: '', number: compact.toUpperCase() };
  }
  const arrondissement = parseArrondissement(nom);
  if (arrondissement !== null) return arrondissement;
  const words = nom.split(' ');
  const isNumber = (word: string) => /^(\d{2,5}|2[ab]\d{0,3})$/.test(word);
  const number = words.find(isNumber) ?? '';
  const rest = words.filter((word) => word !== number).join(' ');
  return { nom: rest, number: number.toUpperCase() };
}

/** A word that begins with an article or « d’ » whose apostrophe was left out: « lhay », « dascq ». */
const elided = /\b([ld])(?=[aeiouyh]\w{2})/g;
/** A first word that holds an article or a saint: « larochelle », « saintmalo ». */
const glued = /^(sainte?|ste?|les?|la)(?=\w{3})/;

const placeNames = [
  ...departementList.map(({ code, nom }) => ({ nom, departements: [code] })),
  ...namedRegionList,
]
  .map(({ nom, departements }) => ({ words: normaliseCommuneName(nom), departements }))
  .toSorted((a, b) => b.words.length - a.words.length);

/** A text to look for, and the départements in which; null for all of them. */
export type LocatedQuery = {
  query: string;
  departements: readonly string[] | null;
};

/**
 * A name with that of its département or région after it, taken apart: « Dinan Bretagne », « Saint-Denis de La Réunion ».
 * `query` is normalised. Null where no such name ends the text.
 */
export function parseLocatedQuery(text: string): LocatedQuery | null {
  const nom = normaliseCommuneName(text);
  for (const { words, departements } of placeNames) {
    if (!nom.endsWith(` ${words}`)) continue;
    const query = nom
      .slice(0, -words.length)
      .trim()
      .replace(/ (?:de la|de l|de|du|des|d|en|a|au|aux|la|le|les|l)$/, '')
      .replace(/ (?:de|en|a)$/, '');
    if (query !== '') return { query, departements };
  }
  return null;
}

/** A name with apostrophes restored, in one word at a time and in all at once. */
function separations(nom: string): string[] {
  const single = [...nom.matchAll(elided)].map(
    ({ index }) => `${nom.slice(0, index + 1)} ${nom.slice(index + 1)}`,
  );
  return [...single, nom.replace(elided, '$1 ')];
}

/** Each may load another file. */
const otherMax = 5;

/**
 * Corrected queries for one without a result: takes the département or région from after the commune, restores apostrophes and
 * hyphens. Best first; empty for a number.
 */
export function otherQueries(text: string): LocatedQuery[] {
  const { nom } = parseCommuneQuery(text);
  const typed = normaliseCommuneName(text);
  if (nom === '') return [];
  const everywhere = [...separations(typed), typed.replace(glued, '$1 ')]
    .filter((query, index, all) => query !== typed && all.indexOf(query) === index)
    .map((query) => ({ query, departements: null }));
  const located = parseLocatedQuery(typed);
  if (located === null) return everywhere.slice(0, otherMax);
  const { query, departements } = located;
  const separated = { query: query.replace(elided, '$1 '), departements };
  return [located, ...everywhere, separated].slice(0, otherMax);
}

const noMatch = Number.POSITIVE_INFINITY;

/** A former commune with its present one: « Léhon – Dinan ». */
function fullNameOf([, nom, , , , , actuelle]: CommuneRow): string {
  return actuelle === undefined ? nom : `${nom} – ${actuelle[1]}`;
}

type Names = { nom: string; fullName: string };

/** Cached by row: a file of 2,000 rows is searched again at each key stroke. */
const namesByRow = new WeakMap<CommuneRow, Names>();

function normalisedNamesOf(row: CommuneRow): Names {
  const known = namesByRow.get(row);
  if (known !== undefined) return known;
  const names = {
    nom: normaliseCommuneName(row[1]),
    fullName: normaliseCommuneName(fullNameOf(row)),
  };
  namesByRow.set(row, names);
  return names;
}

/** Shorter words are more likely the beginning of another. */
const gluedMin = 8;

/**
 * 0 for the exact name, 1 for its beginning or for the whole name except the saint (« malo »), 2 for beginnings of its words in their
 * order, or for a name typed without its hyphens (« aixenprovence »).
 */
function rankByName(nom: string, wanted: string): number {
  if (wanted === '' || nom === wanted) return 0;
  if (nom.startsWith(wanted) || nom.replace(/^sainte? /, '') === wanted) return 1;
  if (!wanted.includes(' ') && wanted.length >= gluedMin) {
    if (nom.replaceAll(' ', '').startsWith(wanted)) return 2;
  }
  const words = nom.split(' ');
  let from = 0;
  for (const wantedWord of wanted.split(' ')) {
    const index = words.findIndex(
      (word, position) => position >= from && word.startsWith(wantedWord),
    );
    if (index === -1) return noMatch;
    from = index + 1;
  }
  return 2;
}

/** A former commune matches by its own name; by its full name only if that begins with its own: a filled field. */
function rankByNames({ nom, fullName }: Names, wanted: string): number {
  const rank = rankByName(nom, wanted);
  const isFullName = rank === noMatch && wanted.startsWith(`${nom} `);
  return isFullName ? rankByName(fullName, wanted) : rank;
}

/** 0 for a postcode, 1 for the exact INSEE code, 2 for a beginning of either or the département. */
function rankByNumber(row: CommuneRow, wanted: string): number {
  if (wanted === '') return 0;
  const [insee, , departement, codesPostaux] = row;
  if (codesPostaux.includes(wanted)) return 0;
  if (insee === (cityOfArrondissement(wanted)?.insee ?? wanted)) return 1;
  const begins = [insee, departement, ...codesPostaux].some((number) =>
    number.startsWith(wanted),
  );
  return begins ? 2 : noMatch;
}

function toCentre([lat, lon, isEstimate]: CentreRow): Centre | null {
  if (lat === undefined || lon === undefined) return null;
  return { position: { lat, lon }, isEstimate: isEstimate === 1 };
}

function toSuggestion(row: CommuneRow, number: string): CommuneSuggestion {
  const [code, nom, departement, codesPostaux, , centre = [], actuelle] = row;
  const [insee, nomActuel] = actuelle ?? [code, nom];
  const asked =
    number === '' ? undefined : codesPostaux.find((code) => code.startsWith(number));
  const codePostal = asked ?? codesPostaux[0] ?? null;
  const place = [codePostal, departementName(departement)].filter(
    (part) => part !== null,
  );
  return {
    commune: { insee, nom: nomActuel, departement },
    nom,
    label: `${fullNameOf(row)} (${place.join(', ')})`,
    codePostal,
    centre: toCentre(centre),
  };
}

/**
 * The communes of `rows` that match a query, best first, at most `limit`: the exact name before names that begin so before names with words
 * that begin so; then the larger population. A number alone needs at least two digits.
 * @param departements codes of those searched; null for all.
 */
export function searchCommunes(
  rows: readonly CommuneRow[],
  query: string,
  limit: number,
  departements: LocatedQuery['departements'] = null,
): CommuneSuggestion[] {
  const { nom, number } = parseCommuneQuery(query);
  if (nom === '' && number.length < 2) return [];
  return rows
    .filter(([, , departement]) => departements?.includes(departement) ?? true)
    .map((row) => ({
      row,
      rank: rankByNames(normalisedNamesOf(row), nom) * 3 + rankByNumber(row, number),
    }))
    .filter(({ rank }) => rank !== noMatch)
    .sort(
      (a, b) =>
        a.rank - b.rank || b.row[4] - a.row[4] || a.row[1].localeCompare(b.row[1], 'fr'),
    )
    .slice(0, limit)
    .map(({ row }) => toSuggestion(row, number));
}
