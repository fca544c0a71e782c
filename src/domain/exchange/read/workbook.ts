import type { CellObject, WorkSheet } from '@e965/xlsx';
import { zipSync } from 'fflate';
import { limits } from '../../limits.ts';
import { FileRefusedError } from './found.ts';

/** A sheet of a workbook that holds something. */
export type Sheet = { name: string; rows: string[][] };

/** The library's part that recognises formats: it has no types. */
type Formats = { is_date: (format: string) => boolean };

/** Displayed text of a cell; a number in full, whatever its format. */
function textOf(cell: CellObject | undefined, formats: Formats): string {
  if (cell === undefined || cell.t === 'e' || cell.t === 'z') return '';
  const isDate = cell.t === 'n' && formats.is_date(String(cell.z ?? ''));
  return String(isDate ? (cell.w ?? '') : (cell.v ?? ''));
}

/** The rows of a sheet. A cell that spans rows is repeated in each. */
function rowsOf(sheet: WorkSheet, formats: Formats): string[][] {
  const cells: readonly (readonly (CellObject | undefined)[] | undefined)[] =
    sheet['!data'] ?? [];
  const rows = Array.from(cells, (row) =>
    Array.from(row ?? [], (cell) => textOf(cell, formats)),
  );
  for (const { s: from, e: to } of sheet['!merges'] ?? []) {
    const text = rows[from.r]?.[from.c] ?? '';
    for (const row of rows.slice(from.r + 1, to.r + 1)) row[from.c] = text;
  }
  return rows;
}

/** Parts that LibreOffice always writes, the library requires, and other software omits. */
const blankPart = new TextEncoder().encode('<blank/>');

/**
 * The sheets of a workbook of Excel or LibreOffice, without hidden or empty ones. `entries`: its archive, unpacked within the limits of
 * archives, so that the library unpacks nothing. Throws `FileRefusedError` when it is too large, locked or broken.
 */
export async function readSheets(
  entries: ReadonlyMap<string, Uint8Array>,
): Promise<readonly Sheet[]> {
  const parts = [...entries].filter(([name]) => /\.(?:xml|rels)$|^mimetype$/.test(name));
  const bytes = parts.reduce((sum, [, part]) => sum + part.length, 0);
  if (bytes > limits.importUnzippedBytes.max) throw new FileRefusedError('trop-lourd');
  const manifest = new TextDecoder().decode(entries.get('META-INF/manifest.xml'));
  if (manifest.includes('encryption-data'))
    throw new FileRefusedError('classeur-protege');
  const { default: library } = await import('@e965/xlsx/dist/xlsx.mini.min.js');
  const isOpen = entries.has('content.xml');
  const needed = isOpen
    ? { 'META-INF/manifest.xml': blankPart, 'styles.xml': blankPart }
    : {};
  const stored = zipSync({ ...needed, ...Object.fromEntries(parts) }, { level: 0 });
  // Documented at docs.sheetjs.com/docs/constellation/ssf
  const formats = library.SSF as Formats;
  try {
    const { Sheets, SheetNames, Workbook } = library.read(stored, {
      type: 'array',
      dense: true,
      cellFormula: false,
      cellHTML: false,
    });
    return SheetNames.filter((_, index) => !Workbook?.Sheets?.[index]?.Hidden)
      .map((name) => ({ name, rows: rowsOf(Sheets[name] ?? {}, formats) }))
      .filter(({ rows }) => rows.some((row) => row.some((cell) => cell.trim() !== '')));
  } catch {
    throw new FileRefusedError('classeur-abime');
  }
}
