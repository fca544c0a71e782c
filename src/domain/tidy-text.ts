/** `\v` is Shift+Enter of Word, `\f` a page break; the others are line and paragraph ends of Unicode and of mainframes. */
const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/**
 * Invisible characters inside words, which would separate two answers that look the same: soft hyphen, zero-width space, word joiner, byte
 * order mark. Joiners (U+200C, U+200D) stay: emojis are made of them.
 */
const invisible = /[\u00AD\u200B\u2060\uFEFF]/g;

/** Characters that neither Firestore nor XML can hold. */
const unstorable = /(?![\t\n])\p{Cc}|\p{Cs}|[\uFFFE\uFFFF]/gu;

/**
 * Bullets at the start of a line: signs of the fonts Symbol and Wingdings (U+F020 to U+F0FF, boxes in any other font), and the
 * signs, « o » and « § » included, that Word copies with a tab after them.
 */
const bullets =
  /^[\t \u00A0]*(?:[\uF020-\uF0FF][\t \u00A0]*|[•·o§▪▫■□●○◦‣⁃∙►➢✓]\t[\t \u00A0]*)/gm;

/**
 * Normalises a text pasted or read from a file: every line end is `\n`, every bullet « • », and invisible characters go. Tidying a tidy
 * text changes nothing.
 */
export function tidyText(text: string): string {
  return text
    .replaceAll(lineEnds, '\n')
    .replaceAll(invisible, '')
    .replaceAll(unstorable, '')
    .replaceAll(bullets, '• ');
}

/** The same on one line. */
export function tidyLine(text: string): string {
  return tidyText(text).replaceAll(/\s*\n\s*/g, ' ');
}
