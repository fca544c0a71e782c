const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': '’',
  apos: '’',
  nbsp: ' ',
};

/**
 * A source's text on one line of at most `max` UTF-16 units: without control characters and marks that turn the direction of writing. A tag
 * in it stays text; nothing reads it as HTML.
 */
export function plainLine(text: string, max: number): string {
  const line = text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (line.length <= max) return line;
  // Never half of a pair of surrogates.
  return `${line.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** The words of a piece of HTML, the format of names in `extmetadata` of Wikimedia Commons; one line of at most `max` units. */
export function wordsOfHtml(html: string, max: number): string {
  const text = html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\s+([,;.)])/g, '$1');
  return plainLine(text, max);
}
