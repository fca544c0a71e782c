import { numberOf } from '../../geo/coordinate.ts';
import { projectionNamed } from '../../geo/projection.ts';
import { parseTypedPosition } from '../../geo/typed-position.ts';
import { wordsOf } from './column-names.ts';
import {
  askedTable,
  cellIn,
  columnsOf,
  isPlaced,
  leftHeads,
  linesIn,
  pointsIn,
  type Columns,
  type SaidRoles,
  type Table,
} from './columns.ts';
import {
  foundTrack,
  foundWalk,
  remark,
  type FoundPoint,
  type FoundWalk,
  type Remark,
} from './found.ts';
import { plainLine } from './plain-text.ts';

/** A title, a date and a blank line may precede the heads. */
export const headRowsMax = 15;

/** The row of column names in a table, and the number of columns it names. */
export type Head = { index: number; rank: number };

function rankOfHead(row: readonly string[]): number {
  const { found } = columnsOf({ heads: row, rows: [] });
  const filled = row.filter((cell) => cell.trim() !== '');
  if (filled.length === 0 || found.size === 0) return 0;
  // Alone, a word is a head if its table has one column.
  const isAlone = filled.length === 1;
  if (isAlone && (row.length > 1 || wordsOf(filled.join('')).length > 1)) return 0;
  // A cell of a story is not a head, even if it contains the word.
  if (row.some((cell) => cell.length > 80)) return 0;
  return new Set([...found.values()].flat()).size + (isPlaced(found) ? 2 : 0);
}

/** The row of column names among the first ones; null for none. */
export function headOf(rows: readonly (readonly string[])[]): Head | null {
  let best: Head | null = null;
  for (const [index, row] of rows.slice(0, headRowsMax).entries()) {
    const named = rankOfHead(row);
    // Below the first line, a single word of a head may be in any cell.
    const rank = index > 0 && row.length > 1 && named < 2 ? 0 : named;
    if (rank > (best?.rank ?? 0)) best = { index, rank };
  }
  return best;
}

/** Row of unknown column names: a first line without a number above lines with some. */
function unknownHead(rows: readonly (readonly string[])[]): number | null {
  const hasNumber = (row: readonly string[] = []) => row.some((cell) => /\d/.test(cell));
  const [first, ...others] = rows.slice(0, headRowsMax);
  return !hasNumber(first) && others.some(hasNumber) ? 0 : null;
}

/** Projection named in the heads of places: « X Lambert93 », « Latitude WGS84 ». */
function projectionOf({ heads }: Table, { found }: Columns): string {
  const names = (['lon', 'lat', 'position', 'forme'] as const).flatMap((column) =>
    (found.get(column) ?? []).map((index) => heads[index] ?? ''),
  );
  return names.find((name) => projectionNamed(name) !== null) ?? '';
}

/** The lines of a table in the order of their numbers, if they have any. */
function inOrder({ rows }: Table, columns: Columns): Table['rows'] {
  const numeroOf = (row: readonly string[]) => numberOf(cellIn(row, columns, 'numero'));
  const isNumbered =
    columns.found.has('numero') && rows.every((row) => !(numeroOf(row) < 0));
  return isNumbered
    ? rows.toSorted((a, b) => (numeroOf(a) || Infinity) - (numeroOf(b) || Infinity) || 0)
    : rows;
}

function isBlank({ titre, lieu, recit, place, consigne }: FoundPoint): boolean {
  return place === null && [titre, lieu, recit, consigne].every((text) => text === '');
}

/**
 * Latitudes and longitudes whose decimal comma a spreadsheet removed: 484535 and -20461 for 48,4535 and -2,0461. Only under a head
 * « latitude »: metres look the same.
 */
function lostCommas(points: readonly FoundPoint[], latHead: string): string[] {
  if (!/^lat(?:itude)?$/.test(wordsOf(latHead)[0] ?? '')) return [];
  return points.flatMap(({ place }) => {
    if (place === null || !place.every((one) => Number.isInteger(one))) return [];
    const [lon, lat] = place;
    const isLost = /^4[1-9]\d{2,6}$|^5[01]\d{2,6}$/.test(String(lat)) && lat > 90;
    return isLost && Math.abs(lon) < 1e8 ? [`${lat}, ${lon}`] : [];
  });
}

/** Number of places that are short links, which only their site can resolve. */
function shortLinkCount({ rows }: Table, columns: Columns): number {
  const places = rows.map((row) => cellIn(row, columns, 'position'));
  return places.filter((text) => parseTypedPosition(text).type === 'lien-court').length;
}

/** The columns that are left out, by their names. */
export function leftColumns(heads: readonly string[]): Remark[] {
  return remark(
    'colonnes-laissees',
    heads.length,
    heads.slice(0, 8).map(plainLine).join(', '),
  );
}

/** The table of some rows, and the lines of text above its heads. */
function tableOf(rows: readonly (readonly string[])[]): {
  table: Table;
  above: readonly (readonly string[])[];
  isHeadless: boolean;
} {
  const at = headOf(rows)?.index ?? unknownHead(rows);
  if (at !== null) {
    const [heads = [], ...lines] = rows.slice(at);
    return { table: { heads, rows: lines }, above: rows.slice(0, at), isHeadless: false };
  }
  const count = Math.max(...rows.map(({ length }) => length));
  const heads = Array.from({ length: count }, (_, index) => `Colonne ${index + 1}`);
  return { table: { heads, rows }, above: [], isHeadless: true };
}

/**
 * The walk of a table of étapes, one per row, under column names in French or English; the author's names of columns take precedence.
 * `titre`: its title if it has none itself.
 */
export function walkOfTable(
  rows: readonly (readonly string[])[],
  {
    said,
    titre = '',
    remarks,
  }: {
    said?: SaidRoles | undefined;
    titre?: string;
    remarks: readonly Remark[];
  },
): FoundWalk {
  const { table, above: before, isHeadless } = tableOf(rows);
  const columns = columnsOf(table, said);
  const points = inOrder(table, columns).flatMap((row) => pointsIn(row, columns));
  const filled = points.filter((point) => !isBlank(point));
  const tracks = table.rows
    .map((row) =>
      foundTrack({
        titre: plainLine(cellIn(row, columns, 'titre')),
        lines: linesIn(row, columns),
      }),
    )
    .filter(({ lines }) => lines.length > 0);
  // The end of the last line makes an empty one.
  const isEnded = rows.at(-1)?.join('') === '';
  const blankCount = points.length - filled.length - (isEnded ? 1 : 0);
  const above = before
    .map((row) => row.filter((cell) => cell.trim() !== '').join(' '))
    .filter((line) => line !== '');
  const [latIndex = -1] = columns.found.get('lat') ?? [];
  const lost = lostCommas(filled, table.heads[latIndex] ?? '');
  const silent = filled.filter(
    ({ options }) => options.length > 1 && !options.some(({ juste }) => juste),
  );
  return foundWalk({
    titre: plainLine(above[0] ?? tracks[0]?.titre ?? '') || titre,
    tracks,
    points: filled,
    projection: projectionOf(table, columns),
    table: askedTable(table, columns, { said, isHeadless, hasTitles: tracks.length > 0 }),
    remarks: [
      ...remarks,
      ...remark('lignes-avant', above.length - 1),
      ...remark('lignes-vides', blankCount),
      ...remark('choix-sans-bonne', silent.length),
      ...remark('virgules-perdues', lost.length, lost[0]),
      ...remark('liens-courts', shortLinkCount(table, columns)),
      ...leftColumns(leftHeads(table, columns)),
    ],
  });
}
