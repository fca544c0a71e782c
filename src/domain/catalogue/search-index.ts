import { stemmer } from '@orama/stemmers/french';
import MiniSearch, { type Query } from 'minisearch';
import { departementName } from '../commune/departement.ts';
import { foldLetters } from '../commune/slug.ts';
import type { Genre, Theme } from '../parcours/parcours.ts';
import { titreIn, type Fiche } from './fiche.ts';

/** Words too common to search for: articles, and links between the parts of a name. */
const articles: ReadonlySet<string> = new Set(
  'le la les l un une du de des d en et a au aux sur sous'.split(' '),
);

/** Search words for a theme or a genre, beside its name. */
const wordsOfTheme: Readonly<Record<Theme, string>> = {
  nature: 'nature village campagne foret jardin',
  pierre: 'pierre histoire patrimoine chateau medieval',
  eau: 'eau mer riviere port plage',
};
const wordsOfGenre: Readonly<Record<Genre, string>> = {
  quete: 'quete enigmes',
  visite: 'visite guidee',
  aventure: 'aventure',
};

/**
 * The words of a text for comparison: lower case, no accents, hyphens and apostrophes between words, « st » in full, no articles unless it
 * has only articles.
 */
export function searchWords(text: string): string[] {
  const words = foldLetters(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => (word === 'st' ? 'saint' : word === 'ste' ? 'sainte' : word));
  const telling = words.filter((word) => !articles.has(word));
  return telling.length > 0 ? telling : words;
}

/** The words of a name, and the joined name: « larochelle », « saintmalo ». */
function nameWords(text: string): string[] {
  const words = searchWords(text);
  const joined = foldLetters(text).replace(/[^a-z0-9]+/g, '');
  return words.length > 1 || words[0] !== joined ? [...words, joined] : words;
}

/** Allowed typing errors: 1 from four letters, 2 from eight. */
function allowedErrors(word: string): number {
  if (word.length < 4 || /^\d+$/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

export type SearchAnswer = {
  /** More is better. */
  scores: ReadonlyMap<Fiche, number>;
  /**
   * `exacte`: each quête has all the words, singular or plural, the last maybe half typed; `proche`: but for typing errors;
   * `partielle`: none has all the words, these have some.
   */
  justesse: 'exacte' | 'proche' | 'partielle';
};

export type SearchIndex = { search: (text: string) => SearchAnswer };

type Row = { id: number; titre: string; commune: string; etapes: string; reste: string };

/** Search words for the audience of a quête. */
function wordsOfAge(ageMinimum: number): string {
  if (ageMinimum <= 6) return 'enfants famille petits tout age';
  return ageMinimum <= 10 ? 'enfants famille' : 'adolescents adultes';
}

function rowOf(fiche: Fiche, id: number): Row {
  const { commune, theme, genre, ageMinimum, etapes = '' } = fiche;
  const { titre } = fiche;
  const own = titreIn(fiche).titre;
  return {
    id,
    titre: own === titre ? titre : `${own} ${titre}`,
    commune: commune.nom,
    etapes,
    reste: [
      departementName(commune.departement),
      wordsOfTheme[theme],
      wordsOfGenre[genre],
      wordsOfAge(ageMinimum),
    ].join(' '),
  };
}

/** A word and its French stem (Snowball), so that « pirates » finds « pirate ». */
function withStem(word: string): string[] {
  const stem = stemmer(word);
  return stem === word ? [word] : [word, stem];
}

/** Rows indexed between two yields to the page. */
const chunkSize = 200;

/** All words of a query, each as typed or by its stem. */
function queryOf(words: readonly string[], isForgiving: boolean): Query {
  return {
    combineWith: 'AND',
    queries: words.map((word, position) => ({
      combineWith: 'OR',
      queries: [
        {
          queries: [word],
          fuzzy: isForgiving ? allowedErrors(word) : 0,
          // The last word may be half typed; the others too, as people shorten names.
          prefix: word.length > 2 || (position === words.length - 1 && word.length > 1),
        },
        // A short stem begins too many words.
        { queries: [stemmer(word)], fuzzy: 0, prefix: false },
      ],
    })),
  };
}

/**
 * Makes quêtes searchable by title, commune, titles of étapes, département, theme and age, tolerating accents, hyphens, articles, plurals
 * and typing errors. Indexed by chunks, so that the page responds meanwhile. Heavy: to be imported lazily.
 */
export async function buildSearchIndex(fiches: readonly Fiche[]): Promise<SearchIndex> {
  const index = new MiniSearch<Row>({
    fields: ['titre', 'commune', 'etapes', 'reste'],
    tokenize: (text, field) =>
      field === 'commune' ? nameWords(text) : searchWords(text),
    // Words are already folded.
    processTerm: withStem,
    searchOptions: {
      tokenize: (text) => [text],
      processTerm: (word) => word,
      boost: { titre: 2, commune: 3, etapes: 0.5 },
      weights: { fuzzy: 0.35, prefix: 0.75 },
    },
  });
  await index.addAllAsync(fiches.map(rowOf), { chunkSize });

  const scoresOf = (query: Query) =>
    new Map(
      index.search(query).flatMap(({ id, score }) => {
        const fiche = fiches[id as number];
        return fiche === undefined ? [] : [[fiche, score] as const];
      }),
    );

  return {
    search(text) {
      const words = searchWords(text);
      const exact = scoresOf(queryOf(words, false));
      if (exact.size > 0) return { scores: exact, justesse: 'exacte' };
      const near = scoresOf(queryOf(words, true));
      if (near.size > 0 || words.length < 2) return { scores: near, justesse: 'proche' };
      const some: Query = {
        combineWith: 'OR',
        queries: words.map((word) => queryOf([word], true)),
      };
      return { scores: scoresOf(some), justesse: 'partielle' };
    },
  };
}
