import { authoredLangue } from '../../langue/authored.ts';
import { narrowNoBreakSpace, noBreakSpace } from './espaces.ts';

/**
 * Addresses of the web and e-mail addresses, which must stay as they are. An e-mail address has no mark in it that
 * a rule below could part from its neighbour: what is an address before a rule is one after it.
 */
const address = String.raw`((?:https?:\/\/|www\.)\S+|[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)`;

/** Spaces within a line: line breaks are the author's. */
const spaces = `[ \\t${noBreakSpace}${narrowNoBreakSpace}]*`;

const rules = [
  [String.raw`(?<=\p{L})'(?=\p{L})`, '’'],
  [String.raw`\.{3,}`, '…'],
  [`«${spaces}(?=\\S)`, `«${noBreakSpace}`],
  [`(?<=\\S)${spaces}»`, `${noBreakSpace}»`],
  // A mark that opens a line, a bracket or a quotation has nothing to stand apart from; a second mark neither.
  // What follows tells « Quoi ? » from the `?` of an address.
  [`(?<=[^\\s(\\[«;!?])${spaces}(?=[;!?]+(?:[\\s)\\]»"”’.,:…]|$))`, narrowNoBreakSpace],
  // `14:05` and `1:25 000` have no space after them.
  [`(?<=[^\\s(\\[«:])${spaces}(?=:(?:[\\s»";!?]|$))`, noBreakSpace],
] as const;

const patterns = rules.map(
  ([rule, replacement]) =>
    [new RegExp(`${address}|${rule}`, 'giu'), replacement] as const,
);

/**
 * French typography for a text that an author wrote, when it is shown: narrow no-break space before `;`, `!`
 * and `?`, no-break space before `:` and inside « », `’`, `…`. Addresses, times and ratios stay as they are.
 * Dressing a dressed text changes nothing. Never for stored answers, which are compared as they were typed. What was translated
 * stays as it was written: other languages put no space there. `langue`: that of the text; else that which the game tells in.
 */
export function typographie(text: string, langue: string = authoredLangue(text)): string {
  if (langue !== 'fr') return text;
  return patterns.reduce(
    (dressed, [pattern, replacement]) =>
      // Not `??`: V8 (Node 20) gives '' for a group that took no part in a match of no length.
      dressed.replace(pattern, (_match, kept: string | undefined) => kept || replacement),
    text,
  );
}
