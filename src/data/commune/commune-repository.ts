import {
  searchCommunes,
  type CommuneRow,
  type CommuneSuggestion,
} from '@/domain/commune/search.ts';
import { shardOfQuery } from '@/domain/commune/shard.ts';
import { toDataError } from '@/lib/errors/firebase-error.ts';

/** How many communes are proposed at most: a list that can be read at a glance. */
export const suggestionLimit = 8;

/** Whether a file is what our own build writes; by hand, as public pages read it without the schema library. */
function areRows(json: unknown): json is readonly CommuneRow[] {
  const isRow = (row: unknown) => {
    if (!Array.isArray(row) || row.length !== 5) return false;
    const [nom, insee, departement, codes, population] = row as readonly unknown[];
    const list: readonly unknown[] = Array.isArray(codes) ? codes : [null];
    const texts = [nom, insee, departement, ...list];
    return (
      texts.every((text) => typeof text === 'string') && typeof population === 'number'
    );
  };
  return Array.isArray(json) && json.every(isRow);
}

/** Files already read, for the life of the page: the communes of France change once a year. */
const rowsByShard = new Map<string, readonly CommuneRow[]>();

/** Forgets the files read so far; for tests. */
export function forgetCommuneRows(): void {
  rowsByShard.clear();
}

async function fetchRows(
  shard: string,
  signal: AbortSignal,
): Promise<readonly CommuneRow[]> {
  const known = rowsByShard.get(shard);
  if (known !== undefined) return known;
  const response = await fetch(`/communes/${shard}.json`, { signal });
  if (!response.ok) {
    throw new Error(`/communes/${shard}.json answered ${String(response.status)}.`);
  }
  const rows: unknown = await response.json();
  if (!areRows(rows)) throw new Error(`/communes/${shard}.json holds no communes.`);
  rowsByShard.set(shard, rows);
  return rows;
}

/**
 * The communes that a typed name, postcode or INSEE code may mean, best first, at most `suggestionLimit`.
 * Reads one static file of the site, kept in memory. No answer to an empty query.
 * Throws an `AbortError` when `signal` is aborted, else one of the data errors (`OfflineError` without network).
 */
export async function searchCommune(
  query: string,
  signal: AbortSignal,
): Promise<CommuneSuggestion[]> {
  const shard = shardOfQuery(query);
  if (shard === null) return [];
  try {
    return searchCommunes(await fetchRows(shard, signal), query, suggestionLimit);
  } catch (error) {
    if (signal.aborted) throw error;
    throw toDataError(error);
  }
}
