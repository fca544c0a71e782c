import { searchCommune } from '@/data/commune/commune-repository.ts';
import type { Commune } from '@/domain/commune/commune.ts';
import { departementName } from '@/domain/commune/departement.ts';
import {
  normaliseCommuneName,
  parseCommuneQuery,
  type CommuneSuggestion,
} from '@/domain/commune/search.ts';
import { communeSlug } from '@/domain/commune/slug.ts';
import { isDataError } from '@/lib/errors/data-error.ts';
import { paths } from '@/lib/paths.ts';
import { departementOfName, departementOfNumber } from './departement-of-query.ts';

/** A place of the catalogue, and the words that tell it from its homonyms. */
export type Place = { label: string; to: string };

/** `lieu`: there is no doubt. `choix`: several may be meant, best first, or none at all. */
export type PlaceAnswer =
  | { type: 'lieu'; place: Place }
  | { type: 'choix'; places: Place[] };

function departementPlace(departement: string): Place {
  const label = `${departementName(departement)} (tout le département)`;
  return { label, to: paths.departement({ departement }) };
}

function communePlace({ commune, label }: CommuneSuggestion): Place {
  const { departement, nom } = commune;
  return { label, to: paths.commune({ departement, communeSlug: communeSlug(nom) }) };
}

/** The communes that a text may mean, from a static file of the site; none when the file cannot be had. */
async function suggest(q: string, signal: AbortSignal): Promise<CommuneSuggestion[]> {
  try {
    return await searchCommune(q, signal);
  } catch (error) {
    if (!isDataError(error)) throw error;
    console.warn('The list of communes could not be read.', error);
    return [];
  }
}

/**
 * The place that a typed text means: a département by its name, code or postcode, else a commune of France, whether
 * there are quêtes there or not. Reads nothing of the catalogue. Throws only when `signal` is aborted.
 */
export async function findPlace(q: string, signal: AbortSignal): Promise<PlaceAnswer> {
  const numbered = departementOfNumber(q);
  if (numbered !== null) return { type: 'lieu', place: departementPlace(numbered) };

  const named = departementOfName(q);
  const suggestions = await suggest(q, signal);
  const { nom: wanted } = parseCommuneQuery(q);
  const namesakes = suggestions.filter(
    ({ commune }) => normaliseCommuneName(commune.nom) === wanted,
  );

  if (named !== null) {
    // « Vienne » is a département, and a town of another one. Paris is the same place twice.
    const elsewhere = namesakes.filter(({ commune }) => commune.departement !== named);
    const places = [departementPlace(named), ...elsewhere.map(communePlace)];
    return places[1] === undefined
      ? { type: 'lieu', place: departementPlace(named) }
      : { type: 'choix', places };
  }
  const candidates = namesakes.length > 0 ? namesakes : suggestions;
  const [first, second] = candidates;
  return first !== undefined && second === undefined
    ? { type: 'lieu', place: communePlace(first) }
    : { type: 'choix', places: candidates.map(communePlace) };
}

/**
 * The commune at `/les_quetes/<departement>/<slug>`, from a static file of the site; null when the département has none
 * of that name. Throws one of the data errors when the file cannot be read.
 */
export async function findCommune(
  departement: string,
  slug: string,
  signal: AbortSignal,
): Promise<Commune | null> {
  const suggestions = await searchCommune(
    `${slug.replaceAll('-', ' ')} ${departement}`,
    signal,
  );
  const found = suggestions.find(
    ({ commune }) =>
      commune.departement === departement && communeSlug(commune.nom) === slug,
  );
  return found?.commune ?? null;
}
