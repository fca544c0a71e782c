import { noKey } from '../key-schema.ts';
import { foldedMarks, isDigit, isLetter, isMinor } from '../latin-text.ts';
import { coded, defineCode } from '../secret-code.ts';
import { letterTable } from '../key-table.ts';

const digitByLetter: Readonly<Record<string, string>> = {
  A: '4',
  E: '3',
  I: '1',
  O: '0',
  S: '5',
  T: '7',
};
const letterByDigit: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(digitByLetter).map(([letter, digit]) => [digit, letter]),
);

/** Digits that look like letters. A digit of the text would be ambiguous, so it is left out and counted. */
export const secretCode = defineCode({
  id: 'leet',
  key: noKey,
  losses: ['majuscules', 'accents', 'chiffres'],
  table: () => letterTable((letter) => coded(digitByLetter[letter] ?? letter)),
  encode: (text) => {
    const skipped: string[] = [];
    const marks = foldedMarks(text).map((mark) => {
      if (isDigit(mark)) {
        skipped.push(mark);
        return '';
      }
      if (!isLetter(mark) && !isMinor(mark)) skipped.push(mark);
      return digitByLetter[mark] ?? mark;
    });
    return coded(marks.join(''), skipped);
  },
  decode: (text) => {
    return coded(
      foldedMarks(text)
        .map((mark) => letterByDigit[mark] ?? mark)
        .join(''),
    );
  },
});
