import { noKey } from '../key-schema.ts';
import { foldedMarks, isDigit, isLetter, splitLetters } from '../latin-text.ts';
import { allButLetters } from '../losses.ts';
import { coded, defineCode } from '../secret-code.ts';

/** The first letters of the lines. Coding gives the beginnings of lines: `P…`, `O…`. */
export const secretCode = defineCode({
  id: 'acrostiche',
  key: noKey,
  losses: allButLetters,
  encode: (text) => {
    const { letters, others } = splitLetters(text);
    return coded(letters.map((letter) => `${letter}…`).join('\n'), others);
  },
  decode: (text) => {
    const firsts = text.split('\n').flatMap((line) => {
      return foldedMarks(line).find((mark) => isLetter(mark) || isDigit(mark)) ?? [];
    });
    return coded(firsts.join(''));
  },
});
