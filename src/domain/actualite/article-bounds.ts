import { limits } from '../limits.ts';

/**
 * Bounds the work of the Markdown reader before it reads. micromark takes minutes for 50,000 characters of nested quotations or of titles
 * underlined with `=`, and time that grows with the square of a paragraph for marks without a partner.
 */
export const articleBounds = {
  lineCount: 2_000,
  /** Quotations and list items opened by a line. */
  openedCount: 4,
  /** Maximum indent of a line, in columns: so lists nest ten deep at most. */
  indent: 12,
  /** Characters of lines without a blank one between; a longer run is two paragraphs. */
  runLength: 5_000,
  /** Marks within such lines. */
  markCount: 300,
} as const;

/** A space, a tab, or the opening mark of a quotation or list item. */
const opening = /[ \t]+|>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)/y;

/** Characters that may begin or end a mark in a line. */
const marks = /[*_[\]`<&!~]/g;

/** The line without openings and indents beyond the bounds. */
function lineWithin(line: string): string {
  let openedCount = 0;
  let indent = 0;
  let kept = '';
  let at = 0;
  for (;;) {
    opening.lastIndex = at;
    const found = opening.exec(line)?.[0];
    if (found === undefined) return kept + line.slice(at);
    at += found.length;
    if (/[ \t]/.test(found)) {
      const columns = found.replaceAll('\t', '    ').length;
      const free = Math.min(columns, articleBounds.indent - indent);
      indent += free;
      // Keep earlier and new openings apart.
      kept += columns === free ? found : ' '.repeat(Math.max(free, 1));
    } else if (openedCount < articleBounds.openedCount) {
      openedCount += 1;
      kept += found;
    }
  }
}

/** The pieces of a line, none longer than a run; cut at a space if possible. */
function piecesOf(line: string): string[] {
  const pieces: string[] = [];
  let rest = line;
  while (rest.length > articleBounds.runLength) {
    const space = rest.lastIndexOf(' ', articleBounds.runLength);
    const end = space > 0 ? space : articleBounds.runLength;
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return [...pieces, rest];
}

/**
 * Brings a Markdown text within the bounds above, in one pass: nesting beyond the limit becomes plain, lines after 2,000 are left out.
 * `isWhole`: nothing was removed, as with any honest text.
 */
export function boundArticleTexte(typed: string): { texte: string; isWhole: boolean } {
  const all = typed.slice(0, limits.articleTexte.max).split(/\r\n|\r|\n/);
  const written: string[] = [];
  let isWhole = all.length <= articleBounds.lineCount;
  let runLength = 0;
  let markCount = 0;
  for (const line of all.slice(0, articleBounds.lineCount)) {
    for (const [index, piece] of piecesOf(line).entries()) {
      const isBlank = piece.trim() === '';
      const isTooLong = runLength + piece.length > articleBounds.runLength;
      if (isBlank || isTooLong || index > 0) {
        if (!isBlank) written.push('');
        runLength = 0;
        markCount = 0;
      }
      const calm = piece.replace(marks, (mark) => {
        markCount += 1;
        return markCount > articleBounds.markCount ? '' : mark;
      });
      // Last: a piece, or a line without its marks, may begin with a list mark.
      const within = lineWithin(calm);
      isWhole &&= within === piece;
      written.push(within);
      runLength += piece.length;
    }
  }
  return { texte: written.join('\n'), isWhole };
}
