import Papa from 'papaparse';
import type { SaidRoles } from './columns.ts';
import type { FileText } from './file-text.ts';
import type { FileContent } from './found.ts';
import { headOf, headRowsMax, walkOfTable } from './read-table.ts';

const separators = [';', '\t', ',', '|'];

/** « sep=; » is a word of Excel to itself, before the heads. */
const separatorLine = /^\s*"?sep=(.)"?[ \t;,]*\n/i;

/** A text with uniform line ends, from its first word on, and its declared separator. */
function prepared(text: string): { text: string; separator: string | null } {
  const lined = text.replaceAll(/\r\n?/g, '\n').replace(/^\s*\n/, '');
  const named = separatorLine.exec(lined);
  if (named === null) return { text: lined.trimStart(), separator: null };
  return { text: lined.slice(named[0].length), separator: named[1] ?? null };
}

function rowsOf(text: string, delimiter: string, preview = 0): string[][] {
  return Papa.parse<string[]>(text, { delimiter, preview }).data;
}

/** Cell count of all first lines; 1 if it differs. */
function evenCount(rows: readonly (readonly string[])[]): number {
  const counts = rows
    .filter((row) => row.join('').trim() !== '')
    .map((row) => row.length);
  return counts.length > 1 && new Set(counts).size === 1 ? (counts[0] ?? 1) : 1;
}

/** The separator that splits a text best: by known heads, else into rows of equal cell counts; null for none. */
function separatorOf(text: string, named: string | null): string | null {
  const head = text.slice(0, 20_000);
  // The last line may be cut.
  const whole = text.length > head.length ? head.slice(0, head.lastIndexOf('\n')) : head;
  const tried = (named === null ? separators : [named]).map((separator) => {
    const rows = rowsOf(whole, separator, headRowsMax);
    return { separator, rank: headOf(rows)?.rank ?? 0, count: evenCount(rows) };
  });
  const [best] = tried.toSorted((a, b) => b.rank - a.rank || b.count - a.count);
  return best !== undefined && (best.rank > 0 || best.count > 1) ? best.separator : null;
}

/** True for a text with known columns among its first lines, or with equal cell counts in all lines. */
export function looksLikeCsv(text: string): boolean {
  const { text: lined, separator } = prepared(text);
  return separatorOf(lined, separator) !== null;
}

/** A table of étapes as text. */
export function readCsv(
  { text, remarks }: FileText,
  said: SaidRoles | undefined,
): FileContent {
  const { text: lined, separator } = prepared(text);
  const rows = rowsOf(lined, separatorOf(lined, separator) ?? separator ?? ';');
  return { type: 'balades', walks: [walkOfTable(rows, { said, remarks })] };
}
