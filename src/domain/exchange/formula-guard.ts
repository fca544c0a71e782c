/** What a spreadsheet takes for the beginning of a formula: the signs as they are typed in Asia too, and what it leaves out before them. */
const start = String.raw`[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]`;
const formula = new RegExp(`^${start}`);
const led = new RegExp(`^'(?=${start})`);

/** A text as a cell: what would be run as a formula is led by an apostrophe, which a spreadsheet shows to nobody. */
export function guarded(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** The text of a cell, without the apostrophe of `guarded`. */
export function unguarded(cell: string): string {
  return cell.replace(led, '');
}
