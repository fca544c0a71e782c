import Papa from 'papaparse';
import { guarded } from './formula-guard.ts';

/** A cell of a table: a text of an author, which may hold anything; a number; nothing. */
export type Cell = string | number | null;

/** `;` for spreadsheets in French, which read decimal commas; `,` for machines (RFC 4180). */
export type Delimiter = ';' | ',';

/** A text that a spreadsheet would run as a formula is led by an apostrophe. A number is no text. */
function written(cell: Cell, delimiter: Delimiter): string {
  if (cell === null) return '';
  if (typeof cell === 'number') {
    return delimiter === ';' ? String(cell).replace('.', ',') : String(cell);
  }
  return guarded(cell);
}

/** A table as CSV: UTF-8 with the mark that Excel tells it by, lines that end in CRLF, quotes where RFC 4180 asks for them. */
export function toCsvText(
  rows: readonly (readonly Cell[])[],
  delimiter: Delimiter,
): string {
  const cells = rows.map((row) => row.map((cell) => written(cell, delimiter)));
  return `\uFEFF${Papa.unparse(cells, { delimiter })}\r\n`;
}
