import { normaliseCommuneName, parseCommuneQuery } from './search.ts';

/** Row counts of the shard of one letter, and of « saint » alone: the largest communes. */
export const shortShardRowCount = { letter: 20, saint: 400 } as const;

/** The shard of « saint » alone: the largest communes with the word, and those without another word. */
export const saintShard = 'saint';

/** Words that too many communes share for a file to be named after them. */
const particles: ReadonlySet<string> = new Set(
  'saint sainte le la les l de du des d en sur sous et aux au a'.split(' '),
);

function isTelling(word: string): boolean {
  return !particles.has(word);
}

/**
 * The name shards of a commune: the first two letters of each of its significant words, so that « malo » finds Saint-Malo. A name without a
 * significant word (« Le Saint ») is in the shard of « saint ».
 */
export function shardsOfName(nom: string): string[] {
  const words = normaliseCommuneName(nom).split(' ').filter(isTelling);
  if (words.length === 0) return [saintShard];
  return [...new Set(words.map((word) => word.slice(0, 2)))];
}

/** Corsica's INSEE codes begin by 2A or 2B where its postcodes begin by 20. */
function shardOfNumber(number: string): string {
  return number.slice(0, 2).replace(/^2[AB]$/, '20');
}

/** The number shards that hold a commune: the first two digits of its postcodes and of its INSEE code. */
export function shardsOfNumbers(
  insee: string,
  codesPostaux: readonly string[],
): string[] {
  return [...new Set([insee, ...codesPostaux].map(shardOfNumber))];
}

/**
 * The file with the answers to a query, as a path without extension (`nom/ma`, `code/13`), or null if the query is too short. `query` as
 * typed.
 */
export function shardOfQuery(query: string): string | null {
  const { nom, number } = parseCommuneQuery(query);
  if (nom === '') return number.length >= 2 ? `code/${shardOfNumber(number)}` : null;
  const words = nom.split(' ').filter((word) => /^[a-z]/.test(word));
  const telling = words.filter(isTelling);
  const long = telling.find((word) => word.length >= 2);
  if (long !== undefined) return `nom/${long.slice(0, 2)}`;
  if (words.some((word) => /^sainte?$/.test(word))) return `nom/${saintShard}`;
  // « la » may be the beginning of Laval: a lone particle is read as the beginning of a word.
  const last = telling[0] ?? words.at(-1);
  return last === undefined ? null : `nom/${last.slice(0, 2)}`;
}
