export const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Letters that Unicode does not take apart into a base letter and an accent. */
const plainLetters: Readonly<Record<string, string>> = {
  Œ: 'OE',
  Æ: 'AE',
  ẞ: 'SS',
  Ø: 'O',
  Đ: 'D',
  Ð: 'D',
  Ł: 'L',
  Þ: 'TH',
};

const segmenter = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/** The visible characters: an accented letter is one, an emoji of several people too. */
export function marksOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Characters of a text without accented letters or emoji. */
export function charactersOf(text: string): string[] {
  return Array.from(text);
}

/** A mark as letters `A`–`Z` and digits, without accents and case (`é` → `E`, `œ` → `OE`), or unchanged if neither. */
function foldMark(mark: string): string {
  const folded = mark
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[ŒÆẞØĐÐŁÞ]/gu, (letter) => plainLetters[letter] ?? letter);
  return /^[A-Z0-9]+$/.test(folded) ? folded : mark;
}

/** A text as marks, each a letter `A`–`Z`, a digit, or something else left as it was. */
export function foldedMarks(text: string): string[] {
  return marksOf(text).flatMap((mark) => {
    const folded = foldMark(mark);
    return folded === mark ? [mark] : charactersOf(folded);
  });
}

/** A text in capitals without accents; non-Latin characters are kept. */
export function foldText(text: string): string {
  return foldedMarks(text).join('');
}

/** The letters of a text, `A`–`Z`, and apart from them the digits and symbols that are none. */
export function splitLetters(text: string): { letters: string[]; others: string[] } {
  const marks = foldedMarks(text);
  return {
    letters: marks.filter(isLetter),
    others: marks.filter((mark) => !isLetter(mark) && !isMinor(mark)),
  };
}

/** The letters and digits of a text, and apart from them the symbols that are neither. */
export function splitLettersAndDigits(text: string): {
  kept: string[];
  others: string[];
} {
  const marks = foldedMarks(text);
  const isKept = (mark: string) => isLetter(mark) || isDigit(mark);
  return {
    kept: marks.filter(isKept),
    others: marks.filter((mark) => !isKept(mark) && !isMinor(mark)),
  };
}

export function isLetter(mark: string): boolean {
  return /^[A-Z]$/.test(mark);
}

export function isDigit(mark: string): boolean {
  return /^[0-9]$/.test(mark);
}

export function isSpace(mark: string): boolean {
  return /^\s+$/u.test(mark);
}

/** Spaces and punctuation, which can be dropped without loss. */
export function isMinor(mark: string): boolean {
  return /^[\s\p{P}\p{Cf}\p{M}]+$/u.test(mark);
}

/** Rank of a letter, `A` = 0. */
export function rankOf(letter: string): number {
  return alphabet.indexOf(letter);
}

/** The letter of a rank, counted around the alphabet: 26 is `A` again, −1 is `Z`. */
export function letterAt(rank: number): string {
  return alphabet[((rank % 26) + 26) % 26] ?? '';
}

/** The letters and digits of a text, folded and joined: the form in which answers are compared. */
export function lettersAndDigitsOf(text: string): string {
  return splitLettersAndDigits(text).kept.join('');
}
