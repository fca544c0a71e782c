import { useMemo, useState } from 'react';
import type { CatalogueFrance } from '@/domain/catalogue/catalogue.ts';
import { hasCriteres, type Criteres } from '@/domain/catalogue/criteres.ts';
import type { Fiche } from '@/domain/catalogue/fiche.ts';
import type { SearchIndex } from '@/domain/catalogue/search-index.ts';
import { selectFiches, waysOn, type WayOn } from '@/domain/catalogue/selection.ts';
import { distanceMetres, type Position } from '@/domain/geo/position.ts';
import { departementOfNumber } from './departement-of-query.ts';
import { useOutcome } from './use-outcome.ts';
import { corpusSignature, searchCorpus, type Corpus } from './search-corpus.ts';

export type Found = {
  fiches: readonly Fiche[];
  /** False when no quête has all the words typed: these have some of them. */
  isWhole: boolean;
  /** Ways out of an empty answer. */
  waysOn: readonly WayOn[];
  /** The quête nearest to the person, in metres, when none is within the radius. */
  nearestMetres: number | null;
};

export type SearchState =
  | { statut: 'repos' }
  | { statut: 'attente' }
  | { statut: 'echec'; retry: () => void }
  | { statut: 'pret'; found: Found };

/** A postcode or a code of a département means that département, unless one is chosen already. */
function understood(criteres: Criteres): Criteres {
  const departement = departementOfNumber(criteres.q);
  if (departement === null || criteres.departement !== null) return criteres;
  return { ...criteres, q: '', departement };
}

function nearestOf(fiches: readonly Fiche[], position: Position | null): number | null {
  if (position === null) return null;
  const metres = fiches.flatMap(({ depart }) =>
    depart === null ? [] : [distanceMetres(position, depart)],
  );
  return metres.length === 0 ? null : Math.min(...metres);
}

function find(
  { fiches }: Corpus,
  index: SearchIndex | null,
  criteres: Criteres,
  position: Position | null,
  now: number,
): Found {
  const answer = index === null ? null : index.search(criteres.q);
  const context = { scores: answer?.scores ?? null, position, now };
  const found = selectFiches(fiches, criteres, context);
  return {
    fiches: found,
    isWhole: answer?.isWhole ?? true,
    waysOn: found.length > 0 ? [] : waysOn(fiches, criteres, context),
    nearestMetres:
      found.length > 0 || criteres.rayon === null ? null : nearestOf(fiches, position),
  };
}

/** The quêtes that answer the criteria. Nothing is read before something is asked for. */
export function useSearch(
  france: CatalogueFrance,
  asked: Criteres,
  position: Position | null,
): SearchState {
  const [attempt, setAttempt] = useState(0);
  // « Ouverte maintenant » is the moment the page was opened: a list that changes by itself cannot be read.
  const [now] = useState(() => Date.now());
  const criteres = useMemo(() => understood(asked), [asked]);
  const isWanted = hasCriteres(asked);
  // The country is read again now and then: what was found stays while it says the same.
  const corpusKey = `${corpusSignature(france)} ${attempt}`;
  const corpus = useOutcome(corpusKey, isWanted ? () => searchCorpus(france) : null);
  const known = corpus !== null && 'value' in corpus ? corpus.value : null;
  const needsIndex = known !== null && criteres.q !== '';
  const index = useOutcome(known, needsIndex ? known.index : null);
  const knownIndex = index !== null && 'value' in index ? index.value : null;

  const found = useMemo(() => {
    if (known === null || (criteres.q !== '' && knownIndex === null)) return null;
    return find(known, criteres.q === '' ? null : knownIndex, criteres, position, now);
  }, [known, knownIndex, criteres, position, now]);

  if (!isWanted) return { statut: 'repos' };
  const hasFailed = [corpus, index].some((one) => one !== null && 'error' in one);
  if (hasFailed && found === null) {
    return { statut: 'echec', retry: () => setAttempt((count) => count + 1) };
  }
  return found === null ? { statut: 'attente' } : { statut: 'pret', found };
}
