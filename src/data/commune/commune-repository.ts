import {
  otherQueries,
  searchCommunes,
  type CommuneRow,
  type CommuneSuggestion,
  type DepartementCentreRow,
} from '@/domain/commune/search.ts';
import type { Position } from '@/domain/geo/position.ts';
import { shardOfQuery } from '@/domain/commune/shard.ts';
import { toDataError } from '@/lib/errors/firebase-error.ts';
import { fetchInTime } from '@/lib/network/fetch-in-time.ts';

/** Most communes proposed: a list to read at a glance. */
export const suggestionLimit = 8;

/** True for the format of our own build, or a former one; checked by hand, as public pages read it without the schema library. */
function areRows(json: unknown): json is readonly CommuneRow[] {
  const isRow = (row: unknown) => {
    if (!Array.isArray(row) || row.length < 5) return false;
    const [insee, nom, departement, codes, population, centre = [], actuelle = []] =
      row as readonly unknown[];
    return (
      isListOf('string', [insee, nom, departement]) &&
      isListOf('string', codes) &&
      isListOf('number', [population]) &&
      isListOf('number', centre) &&
      isListOf('string', actuelle)
    );
  };
  return Array.isArray(json) && json.every(isRow);
}

function isListOf(type: 'string' | 'number', list: unknown): boolean {
  return Array.isArray(list) && list.every((value) => typeof value === type);
}

function areCentres(json: unknown): json is readonly DepartementCentreRow[] {
  const isRow = (row: unknown) =>
    Array.isArray(row) &&
    row.length === 3 &&
    isListOf('string', row.slice(0, 1)) &&
    isListOf('number', row.slice(1));
  return Array.isArray(json) && json.every(isRow);
}

/** Files already read, for the life of the page: the communes of France change once a year. */
const rowsByShard = new Map<string, readonly CommuneRow[]>();

/** Forgets the files read so far; for tests. */
export function forgetCommuneRows(): void {
  rowsByShard.clear();
  departementCentres = undefined;
}

/** A file below `/communes/`, if its content is as its name promises. */
async function fetchFile<File>(
  name: string,
  holds: (json: unknown) => json is File,
  signal: AbortSignal | undefined,
): Promise<File> {
  const address = `/communes/${name}.json`;
  const response = await fetchInTime(address, signal && { signal });
  if (!response.ok) throw new Error(`${address} answered ${String(response.status)}.`);
  const json: unknown = await response.json();
  if (!holds(json)) throw new Error(`${address} does not hold what it should.`);
  return json;
}

async function fetchRows(
  shard: string,
  signal: AbortSignal,
): Promise<readonly CommuneRow[]> {
  const known = rowsByShard.get(shard);
  if (known !== undefined) return known;
  const rows = await fetchFile(shard, areRows, signal);
  rowsByShard.set(shard, rows);
  return rows;
}

/** Data errors for every failure except a requested abort. */
async function translated<Value>(
  work: Promise<Value>,
  signal: AbortSignal | undefined,
): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    if (signal?.aborted === true) throw error;
    throw toDataError(error);
  }
}

/**
 * The communes that match a typed name, postcode or INSEE code, best first, at most `suggestionLimit`. Reads one static file of the site,
 * kept in memory, and up to four others if it has no match. No match for an empty query. Throws an `AbortError` when `signal` is aborted,
 * else a data error (`OfflineError` without network).
 */
export async function searchCommune(
  query: string,
  signal: AbortSignal,
): Promise<CommuneSuggestion[]> {
  const asTyped = { query, departements: null };
  for (const one of [asTyped, ...otherQueries(query)]) {
    const shard = shardOfQuery(one.query);
    if (shard === null) continue;
    const rows = await translated(fetchRows(shard, signal), signal);
    const found = searchCommunes(rows, one.query, suggestionLimit, one.departements);
    if (found.length > 0) return found;
  }
  return [];
}

let departementCentres: ReadonlyMap<string, Position> | undefined;

/**
 * Position of each département, by its code, in WGS84 degrees: the mean of its communes. Reads one static file of the site, kept in memory.
 * Throws an `AbortError` when `signal` is aborted, else a data error.
 */
export async function readDepartementCentres(
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, Position>> {
  if (departementCentres !== undefined) return departementCentres;
  const rows = await translated(fetchFile('departements', areCentres, signal), signal);
  departementCentres = new Map(rows.map(([code, lat, lon]) => [code, { lat, lon }]));
  return departementCentres;
}
