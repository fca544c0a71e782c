import { foldedMarks, isLetter, isMinor, letterAt, rankOf } from './latin-text.ts';
import { coded, type Coding } from './secret-code.ts';

/**
 * Replaces each letter by another; spaces and punctuation stay, digits and other signs stay too and are counted.
 * `index` is the place of the letter among the letters.
 */
export function substitute(
  text: string,
  rankFor: (rank: number, index: number) => number,
): Coding {
  const skipped: string[] = [];
  let index = 0;
  const marks = foldedMarks(text).map((mark) => {
    if (!isLetter(mark)) {
      if (!isMinor(mark)) skipped.push(mark);
      return mark;
    }
    const next = letterAt(rankFor(rankOf(mark), index));
    index += 1;
    return next;
  });
  return coded(marks.join(''), skipped);
}
