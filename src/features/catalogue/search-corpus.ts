import { readRecherche } from '@/data/catalogue/catalogue-repository.ts';
import type { CatalogueFrance } from '@/domain/catalogue/catalogue.ts';
import type { Fiche } from '@/domain/catalogue/fiche.ts';
import type { SearchIndex } from '@/domain/catalogue/search-index.ts';

/** Every quête that can be found. `index` is built at the first text, not before. */
export type Corpus = { fiches: readonly Fiche[]; index: () => Promise<SearchIndex> };

async function buildIndex(fiches: readonly Fiche[]): Promise<SearchIndex> {
  const { buildSearchIndex } = await import('@/domain/catalogue/search-index.ts');
  return buildSearchIndex(fiches);
}

function corpusOf(fiches: readonly Fiche[]): Corpus {
  let index: Promise<SearchIndex> | undefined;
  return {
    fiches,
    index() {
      index ??= buildIndex(fiches).catch((error: unknown) => {
        index = undefined;
        throw error;
      });
      return index;
    },
  };
}

type Kept = { of: string; corpus: Promise<Corpus> };
let kept: Kept | undefined;

/** Signature of the corpus: while unchanged, the last read is valid. */
export function corpusSignature({
  total,
  recherchePartCount,
  vedettes,
}: CatalogueFrance): string {
  const [newest] = vedettes;
  return [total, recherchePartCount, newest?.queteId, newest?.version].join(' ');
}

async function readCorpus(france: CatalogueFrance): Promise<Corpus> {
  const { total, vedettes, recherchePartCount } = france;
  try {
    return corpusOf(await readRecherche(recherchePartCount));
  } catch (error) {
    // While they are few, the featured cards are all there is, but for the titles of their étapes.
    if (total > vedettes.length) throw error;
    return corpusOf(vedettes);
  }
}

/**
 * Every searchable quête: read at the first search, cached while the page lives and the catalogue is unchanged. Throws one of the data
 * errors; the next call retries.
 */
export function searchCorpus(france: CatalogueFrance): Promise<Corpus> {
  const of = corpusSignature(france);
  if (kept?.of === of) return kept.corpus;
  const corpus = readCorpus(france).catch((error: unknown) => {
    kept = undefined;
    throw error;
  });
  kept = { of, corpus };
  return corpus;
}

/** For tests: a page without any reads yet. */
export function forgetSearchCorpus(): void {
  kept = undefined;
}
