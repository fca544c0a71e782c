import { redirect } from 'react-router';
import { documentList, type MairieDocument } from '@/content/mairie-documents.ts';
import { readDepartement, readFrance } from '@/data/catalogue/catalogue-repository.ts';
import { searchCommune } from '@/data/commune/commune-repository.ts';
import type { Carte } from '@/domain/catalogue/catalogue.ts';
import type { Commune } from '@/domain/commune/commune.ts';
import {
  normaliseCommuneName,
  parseCommuneQuery,
  type CommuneSuggestion,
} from '@/domain/commune/search.ts';
import { findCommune } from '@/features/catalogue/find-place.ts';
import { communeKeyOf, parseCommuneKey } from '@/features/mairie/commune-key.ts';
import { isDataError } from '@/lib/errors/data-error.ts';
import { PageNotFoundError } from '@/lib/errors/not-found.ts';
import { paths } from '@/lib/paths.ts';

/** The longest name of a commune, and its postcode. */
const maximumQueryLength = 100;

/** How many real quêtes are shown as examples. */
const exampleCount = 3;

export type MairieData = {
  /** Real quêtes of anywhere; none without network. */
  examples: readonly Carte[];
  document: MairieDocument | null;
  commune: Commune | null;
  /** Every card of its département; null when they could not be read, or when no commune was chosen. */
  cartes: readonly Carte[] | null;
  /** A text that names no commune without a doubt, and those it may name. */
  choix: { q: string; suggestions: readonly CommuneSuggestion[] } | null;
};

/** What the network refuses is left out of a page that is whole without it. */
async function orNull<T>(reading: Promise<T>, signal: AbortSignal): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (signal.aborted || !isDataError(error)) throw error;
    console.warn('The catalogue could not be read.', error);
    return null;
  }
}

function documentAt(id: string | null, pathname: string): MairieDocument | null {
  if (id === null) return null;
  const document = documentList.find((candidate) => candidate.id === id);
  if (document === undefined) throw new PageNotFoundError(`${pathname}?document=${id}`);
  return document;
}

async function communeAt(
  key: string | null,
  { pathname, signal }: { pathname: string; signal: AbortSignal },
): Promise<Commune | null> {
  if (key === null || key === '') return null;
  const parts = parseCommuneKey(key);
  const commune =
    parts === null ? null : await findCommune(parts.departement, parts.slug, signal);
  if (commune === null) throw new PageNotFoundError(`${pathname}?commune=${key}`);
  return commune;
}

/** The communes a typed text may mean; a redirection to the only one. */
async function choiceOf(typed: string | null, signal: AbortSignal) {
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
    // A redirection is thrown, as react-router has it.
    throw redirect(
      paths.mairie({ commune: communeKeyOf(first.commune), hash: 'votre-commune' }),
    );
  }
  return { q, suggestions: candidates };
}

/** One read for the examples, one more for the département of a chosen commune; none for a document. */
export async function loadMairie(request: Request): Promise<MairieData> {
  const { signal } = request;
  const { pathname, searchParams } = new URL(request.url);
  const document = documentAt(searchParams.get('document'), pathname);
  const commune = await communeAt(searchParams.get('commune'), { pathname, signal });
  if (document !== null) {
    return { examples: [], document, commune, cartes: null, choix: null };
  }
  const choix = commune === null ? await choiceOf(searchParams.get('q'), signal) : null;
  const [france, departement] = await Promise.all([
    orNull(readFrance(signal), signal),
    commune === null
      ? null
      : orNull(readDepartement(commune.departement, signal), signal),
  ]);
  return {
    examples: france?.vedettes.slice(0, exampleCount) ?? [],
    document,
    commune,
    cartes: departement?.cartes ?? null,
    choix,
  };
}
