import { authoredLangue } from '../../langue/authored.ts';
import { narrowNoBreakSpace, noBreakSpace } from './espaces.ts';

/**
 * Addresses of the web and e-mail addresses, which must stay unchanged. An e-mail address has no mark that a rule below could separate from
 * its neighbour: an address before a rule is one after it.
 */
const address = String.raw`((?:https?:\/\/|www\.)\S+|[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)`;

/** Spaces within a line: line breaks are the author's. */
const spaces = `[ \\t${noBreakSpace}${narrowNoBreakSpace}]*`;

const rules = [
  [String.raw`(?<=\p{L})'(?=\p{L})`, '’'],
  [String.raw`\.{3,}`, '…'],
  [`«${spaces}(?=\\S)`, `«${noBreakSpace}`],
  [`(?<=\\S)${spaces}»`, `${noBreakSpace}»`],
  // A mark that opens a line, a bracket or a quotation needs no space before it; a second mark neither. The character after it
  // distinguishes « Quoi ? » from the `?` of an address.
  [`(?<=[^\\s(\\[«;!?])${spaces}(?=[;!?]+(?:[\\s)\\]»"”’.,:…]|$))`, narrowNoBreakSpace],
  // `14:05` and `1:25 000` have no space after them.
  [`(?<=[^\\s(\\[«:])${spaces}(?=:(?:[\\s»";!?]|$))`, noBreakSpace],
] as const;

const patterns = rules.map(
  ([rule, replacement]) =>
    [new RegExp(`${address}|${rule}`, 'giu'), replacement] as const,
);

/**
 * French typography for an author's text on display: narrow no-break space before `;`, `!` and `?`, no-break space before `:` and inside
 * « », `’`, `…`. Addresses, times and ratios stay unchanged. Dressing a dressed text changes nothing. Never for stored answers, which are
 * compared as typed. Translations stay as written: other languages put no space there. `langue`: that of the text; by default the game's.
 */
export function typographie(text: string, langue: string = authoredLangue(text)): string {
  if (langue !== 'fr') return text;
  return patterns.reduce(
    (dressed, [pattern, replacement]) =>
      // Not `??`: V8 (Node 20) gives '' for a group outside an empty match.
      dressed.replace(pattern, (_match, kept: string | undefined) => kept || replacement),
    text,
  );
}
