import { redirect } from 'react-router';
import { searchCommune, suggestionLimit } from '@/data/commune/commune-repository.ts';
import type { Commune } from '@/domain/commune/commune.ts';
import {
  normaliseCommuneName,
  parseCommuneQuery,
  type CommuneSuggestion,
} from '@/domain/commune/search.ts';
import { findCommune } from '@/features/catalogue/find-place.ts';
import { communeKeyOf, parseCommuneKey } from '@/features/mairie/commune-key.ts';
import { PageNotFoundError } from '@/lib/errors/not-found.ts';
import { paths } from '@/lib/paths.ts';
import { orNull } from './or-null.ts';

/** The longest name of a commune, and its postcode. */
const maximumQueryLength = 100;

export type Choix = {
  q: string;
  suggestions: readonly CommuneSuggestion[];
  /** There may be others. */
  isCut: boolean;
};

/** The commune of an address; null without one. Throws `PageNotFoundError` for one that does not exist. */
export async function communeAt(
  key: string | null,
  { pathname, signal }: { pathname: string; signal: AbortSignal },
): Promise<Commune | null> {
  if (key === null || key === '') return null;
  const parts = parseCommuneKey(key);
  const found =
    parts === null ? null : await findCommune(parts.departement, parts.slug, signal);
  if (found === null) throw new PageNotFoundError(`${pathname}?commune=${key}`);
  return found.commune;
}

/** The communes matching a typed text; a redirection to the only one. */
export async function choiceOf(
  typed: string | null,
  signal: AbortSignal,
): Promise<Choix | null> {
  const q = (typed ?? '').trim().slice(0, maximumQueryLength);
  if (q === '') return null;
  const suggestions = (await orNull(searchCommune(q, signal), signal)) ?? [];
  const { nom } = parseCommuneQuery(q);
  const namesakes = suggestions.filter(
    ({ commune }) => normaliseCommuneName(commune.nom) === nom,
  );
  const candidates = namesakes.length > 0 ? namesakes : suggestions;
  const [first, second] = candidates;
  if (first !== undefined && second === undefined) {
    // Throwing the address redirects to it.
    throw redirect(
      paths.mairie({ commune: communeKeyOf(first.commune), hash: 'votre-commune' }),
    );
  }
  return {
    ...{ q, suggestions: candidates },
    isCut: candidates.length >= suggestionLimit,
  };
}
