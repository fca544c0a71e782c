import Papa from 'papaparse';

/** A cell of a table: an author's text, which may hold anything; a number; nothing. */
export type Cell = string | number | null;

/** `;` for spreadsheets in French, which read decimal commas; `,` for machines (RFC 4180). */
export type Delimiter = ';' | ',';

/** Start of a formula for a spreadsheet: also in its full-width forms of Asia, and after the characters that it skips. */
const start = String.raw`[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]`;
const formula = new RegExp(`^${start}`);
const led = new RegExp(`^'(?=${start})`);

/** A text as a cell: a formula gets a leading apostrophe, which a spreadsheet does not show. */
function guarded(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** The text of a cell, without the apostrophe of `guarded`. */
export function unguarded(cell: string): string {
  return cell.replace(led, '');
}

/** A text that a spreadsheet would run as a formula is led by an apostrophe. A number is no text. */
function written(cell: Cell, delimiter: Delimiter): string {
  if (cell === null) return '';
  if (typeof cell === 'number') {
    return delimiter === ';' ? String(cell).replace('.', ',') : String(cell);
  }
  return guarded(cell);
}

/** A table as CSV: UTF-8 with the mark for Excel, CRLF line ends, quotes as RFC 4180 requires. */
export function toCsvText(
  rows: readonly (readonly Cell[])[],
  delimiter: Delimiter,
): string {
  const cells = rows.map((row) => row.map((cell) => written(cell, delimiter)));
  return `\uFEFF${Papa.unparse(cells, { delimiter })}\r\n`;
}
