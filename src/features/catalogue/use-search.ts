import { useMemo, useState, useSyncExternalStore } from 'react';
import {
  noDoneQueteIds,
  readDoneQueteIds,
  watchCarnet,
} from '@/data/carnet/done-quetes.ts';
import {
  aroundPlace,
  distancesFrom,
  type AroundPlace,
} from '@/domain/catalogue/around-place.ts';
import type { CatalogueFrance } from '@/domain/catalogue/catalogue.ts';
import { hasCriteres, type Criteres } from '@/domain/catalogue/criteres.ts';
import type { Fiche } from '@/domain/catalogue/fiche.ts';
import type { SearchAnswer, SearchIndex } from '@/domain/catalogue/search-index.ts';
import { selectFiches, waysOn, type WayOn } from '@/domain/catalogue/selection.ts';
import type { Position } from '@/domain/geo/position.ts';
import type { Place, PlaceAnswer } from './find-place.ts';
import { useOutcome } from './use-outcome.ts';
import { noPlace } from './use-place.ts';
import { corpusSignature, searchCorpus, type Corpus } from './search-corpus.ts';

/** The quêtes of a place, and those around it. */
export type FoundPlace = AroundPlace<Fiche> & { place: Place };

export type Found = {
  /** The quêtes that answer the text and the filters, those of `lieu` left out. */
  fiches: readonly Fiche[];
  justesse: SearchAnswer['justesse'];
  /** The place of the text; null without any. */
  lieu: FoundPlace | null;
  /** Ways out of an empty answer. */
  waysOn: readonly WayOn[];
  /** The quête nearest to the person, in metres, when none is within the radius; null when it is out of reach. */
  nearestMetres: number | null;
};

export type SearchState =
  | { statut: 'repos' }
  | { statut: 'attente' }
  | { statut: 'echec'; retry: () => void }
  | { statut: 'pret'; found: Found };

function nearestOf(fiches: readonly Fiche[], position: Position | null): number | null {
  if (position === null) return null;
  const metres = [...distancesFrom(fiches, position).values()];
  return metres.length === 0 ? null : Math.min(...metres);
}

type Question = {
  criteres: Criteres;
  /** Places that the text may name. */
  answer: PlaceAnswer;
  position: Position | null;
  now: number;
  faites: ReadonlySet<string>;
};

/** The place to show: the exact name, or the likeliest if no quête matches the text itself. */
function placeToShow(
  { lieu, isNamed }: PlaceAnswer,
  found: readonly Fiche[],
): Place | null {
  return isNamed || found.length === 0 ? lieu : null;
}

function find(
  { fiches }: Corpus,
  index: SearchIndex | null,
  { criteres, answer, position, now, faites }: Question,
): Found {
  const text = index === null ? null : index.search(criteres.q);
  const context = { scores: text?.scores ?? null, position, now, faites };
  const justesse = text?.justesse ?? 'exacte';
  // « Dinan » is not a typing error of « Dinard »: beside an exact place, only exact words count.
  const answering =
    answer.isNamed && justesse !== 'exacte'
      ? []
      : selectFiches(fiches, criteres, context);
  const place = placeToShow(answer, answering);
  const lieu =
    place === null
      ? null
      : {
          place,
          ...aroundPlace(
            selectFiches(fiches, { ...criteres, q: '' }, { ...context, scores: null }),
            place.etendue,
            place.centre?.position ?? null,
          ),
        };
  const found =
    lieu === null ? answering : answering.filter((fiche) => !lieu.ici.includes(fiche));
  return {
    fiches: found,
    justesse,
    lieu,
    waysOn: found.length > 0 ? [] : waysOn(fiches, criteres, context),
    nearestMetres:
      found.length > 0 || criteres.rayon === null ? null : nearestOf(fiches, position),
  };
}

/**
 * The quêtes matching the criteria, and those of the text's place and around it. No read before a search.
 * @param answer the place of the text; null while unknown.
 */
export function useSearch(
  france: CatalogueFrance,
  criteres: Criteres,
  { answer, position }: { answer: PlaceAnswer | null; position: Position | null },
): SearchState {
  const [attempt, setAttempt] = useState(0);
  // « Ouverte maintenant » is the moment the page was opened: a list that changes by itself cannot be read.
  const [now] = useState(() => Date.now());
  const faites = useSyncExternalStore(watchCarnet, readDoneQueteIds, noDoneQueteIds);
  const isWanted = hasCriteres(criteres);
  // The catalogue is read again regularly: results stay while it is unchanged.
  const corpusKey = `${corpusSignature(france)} ${attempt}`;
  const corpus = useOutcome(corpusKey, isWanted ? () => searchCorpus(france) : null);
  const known = corpus !== null && 'value' in corpus ? corpus.value : null;
  const needsIndex = known !== null && criteres.q !== '';
  const index = useOutcome(known, needsIndex ? known.index : null);
  const knownIndex = index !== null && 'value' in index ? index.value : null;

  const found = useMemo(() => {
    if (known === null || (criteres.q !== '' && knownIndex === null)) return null;
    const question = { criteres, answer: answer ?? noPlace, position, now, faites };
    const all = find(known, criteres.q === '' ? null : knownIndex, question);
    // A place may still be found without a matching quête: « nothing » is not shown too early.
    return answer === null && all.fiches.length === 0 ? null : all;
  }, [known, knownIndex, criteres, answer, position, now, faites]);

  if (!isWanted) return { statut: 'repos' };
  const hasFailed = [corpus, index].some((one) => one !== null && 'error' in one);
  if (hasFailed && found === null) {
    return { statut: 'echec', retry: () => setAttempt((count) => count + 1) };
  }
  return found === null ? { statut: 'attente' } : { statut: 'pret', found };
}
