import { t } from '@lingui/core/macro';
import {
  readDepartementCentres,
  searchCommune,
} from '@/data/commune/commune-repository.ts';
import type { Etendue } from '@/domain/catalogue/around-place.ts';
import type { Commune } from '@/domain/commune/commune.ts';
import { departementName } from '@/domain/commune/departement.ts';
import { regionOfName, type Region } from '@/domain/commune/region.ts';
import {
  normaliseCommuneName,
  parseCommuneQuery,
  parseLocatedQuery,
  type Centre,
  type CommuneSuggestion,
} from '@/domain/commune/search.ts';
import { communeSlug } from '@/domain/commune/slug.ts';
import { type Position, meanPosition } from '@/domain/geo/position.ts';
import { isDataError } from '@/lib/errors/data-error.ts';
import { paths } from '@/lib/paths.ts';
import { departementOfName, departementOfNumber } from './departement-of-query.ts';
import { currentLangue } from '@/langue/current-langue.ts';
import { inCommune } from '@/langue/nom-de-commune.ts';

/** A place that a text may mean. */
export type Place = {
  /** Distinguishes it from its homonyms. */
  label: string;
  to: string;
  /** « à Dinan », « aux Baux-de-Provence », « à Saint-Denis (La Réunion) » of one of several; « Finistère » of what is no commune. */
  a: string;
  nom: string;
  /** Of a commune, where even the nearest quête is out of reach: « Rien encore à La Réunion. »; else empty. */
  loin: string;
  etendue: Etendue;
  /** For a commune: to request its exact centre. */
  insee: string | null;
  /** Its centre; null while unknown. */
  centre: Centre | null;
};

export type PlaceAnswer = {
  /** The place of the text, the largest of several; null without any. */
  lieu: Place | null;
  /** True if `lieu` has exactly the name, not only this beginning. */
  isNamed: boolean;
  /** The others that it may mean, best first. */
  autres: readonly Place[];
};

/** Returns the result of `work` from a static file of the site; `fallback` if the file cannot be read. */
async function orWithout<Value>(work: Promise<Value>, fallback: Value): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    if (!isDataError(error)) throw error;
    console.warn('The list of communes could not be read.', error);
    return fallback;
  }
}

async function centreOf(
  codes: readonly string[],
  signal: AbortSignal,
): Promise<Centre | null> {
  const none: ReadonlyMap<string, Position> = new Map();
  const centres = await orWithout(readDepartementCentres(signal), none);
  const position = meanPosition(
    codes.flatMap((code) => {
      const centre = centres.get(code);
      return centre === undefined ? [] : [centre];
    }),
  );
  return position && { position, isEstimate: true };
}

async function departementPlace(code: string, signal: AbortSignal): Promise<Place> {
  const nom = departementName(code);
  return {
    label: t`${nom} (tout le département)`,
    to: paths.departement({ departement: code }),
    a: nom,
    nom,
    loin: '',
    etendue: { type: 'departements', codes: [code] },
    insee: null,
    centre: await centreOf([code], signal),
  };
}

async function regionPlace(
  { nom, departements }: Region,
  signal: AbortSignal,
): Promise<Place> {
  return {
    label: t`${nom} (toute la région)`,
    to: paths.queteList({ q: nom }),
    a: nom,
    nom,
    loin: '',
    etendue: { type: 'departements', codes: departements },
    insee: null,
    centre: await centreOf(departements, signal),
  };
}

/** Lands whose names take « en » in French; « à » goes with the other islands. */
const landsWithEn: ReadonlySet<string> = new Set(['971', '972', '973', '987', '988']);

function remoteWords(departement: string): string {
  const nom = departementName(departement);
  if (!/^9[78]/.test(departement)) return t`${nom}\u00A0: pas encore de quête`;
  const isWithEn = currentLangue() === 'fr' && landsWithEn.has(departement);
  const where = isWithEn ? `en ${nom}` : inCommune(nom);
  return t`Rien encore ${where}.`;
}

function communePlace(
  { commune, nom, label, centre }: CommuneSuggestion,
  _index: number,
  all: readonly CommuneSuggestion[],
): Place {
  const { insee, departement } = commune;
  const slug = communeSlug(commune.nom);
  const hasNamesake = all.filter((other) => other.nom === nom).length > 1;
  return {
    label,
    to: paths.commune({ departement, communeSlug: slug }),
    a: hasNamesake
      ? `${inCommune(nom)} (${departementName(departement)})`
      : inCommune(nom),
    nom,
    loin: remoteWords(departement),
    etendue: { type: 'commune', departement, communeSlug: slug },
    insee,
    centre,
  };
}

function suggest(q: string, signal: AbortSignal): Promise<CommuneSuggestion[]> {
  return orWithout(searchCommune(q, signal), []);
}

/** The commune of a postcode, the largest if several share it; its département if the list cannot be read. */
async function placeOfNumber(
  q: string,
  departement: string,
  signal: AbortSignal,
): Promise<PlaceAnswer> {
  const isPostcode = /^\d{5}$/.test(q.replace(/\s/g, ''));
  const [lieu, ...autres] = isPostcode
    ? (await suggest(q, signal)).map(communePlace)
    : [];
  return {
    lieu: lieu ?? (await departementPlace(departement, signal)),
    isNamed: true,
    autres,
  };
}

/** The région or département with a name; null without any. */
async function largePlaceOfName(q: string, signal: AbortSignal): Promise<Place | null> {
  const departement = departementOfName(q);
  if (departement !== null) return departementPlace(departement, signal);
  const region = regionOfName(q);
  return region && regionPlace(region, signal);
}

/** True if a commune is in a place of the same name: Paris is the same place twice. */
function isWithin({ commune }: CommuneSuggestion, { etendue }: Place): boolean {
  return etendue.type === 'departements' && etendue.codes.includes(commune.departement);
}

/**
 * The place that a typed text means: a région or département by its name, a département by its code, a commune of France
 * by its postcode, its name or that of a former commune, alone or with its département or région after it, whether there are
 * quêtes there or not. Reads nothing of the
 * catalogue. Without the list of communes it finds départements and régions only. Throws only when `signal` is aborted.
 */
export async function findPlace(q: string, signal: AbortSignal): Promise<PlaceAnswer> {
  const numbered = departementOfNumber(q);
  if (numbered !== null) return placeOfNumber(q, numbered, signal);

  const [large, suggestions] = await Promise.all([
    largePlaceOfName(q, signal),
    suggest(q, signal),
  ]);
  const wanted = [parseCommuneQuery(q).nom, parseLocatedQuery(q)?.query];
  const namesakes = suggestions.filter(({ nom }) =>
    wanted.includes(normaliseCommuneName(nom)),
  );
  if (large !== null) {
    const elsewhere = namesakes.filter((namesake) => !isWithin(namesake, large));
    return { lieu: large, isNamed: true, autres: elsewhere.map(communePlace) };
  }
  const isNamed = namesakes.length > 0;
  const [lieu = null, ...autres] = (isNamed ? namesakes : suggestions).map(communePlace);
  return { lieu, isNamed, autres };
}

/** A present commune with its centre. */
export type LocatedCommune = { commune: Commune; centre: Centre | null };

/**
 * Returns the commune at `/les_quetes/<departement>/<slug>`, from a static file of the site; null if the département has none of that name.
 * Throws one of the data errors if the file cannot be read.
 */
export async function findCommune(
  departement: string,
  slug: string,
  signal: AbortSignal,
): Promise<LocatedCommune | null> {
  const suggestions = await searchCommune(
    `${slug.replaceAll('-', ' ')} ${departement}`,
    signal,
  );
  const found = suggestions.find(
    ({ commune, nom }) =>
      commune.departement === departement &&
      nom === commune.nom &&
      communeSlug(nom) === slug,
  );
  return found === undefined ? null : { commune: found.commune, centre: found.centre };
}
