import { decodeHTML } from 'entities';
import { tidyText } from '../../tidy-text.ts';

const breaks = /<br\s*\/?>|<\/(?:p|div|li|h[1-6]|tr)\s*>/gi;
const cellEnd = /<\/t[dh]\s*>/gi;
const unseen = /<(script|style)\b[^]*?<\/\1\s*>/gi;
const tag = /<\/?[a-z][^<>]*>|<!--[^]*?-->/gi;

/** A text of a file as plain text: tags and entities of HTML become readable text, lines stay lines. */
export function plainText(text: string): string {
  const bare = decodeHTML(
    text
      .replaceAll(/\r\n?/g, '\n')
      .replace(unseen, '')
      .replace(breaks, '\n')
      .replace(cellEnd, ' ')
      .replace(tag, ''),
  );
  return tidyText(bare)
    .replaceAll(/[^\S\n\u00A0\u202F]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** The same on one line, for a title or a place. */
export function plainLine(text: string): string {
  return plainText(text).replaceAll(/\s*\n\s*/g, ' ');
}
