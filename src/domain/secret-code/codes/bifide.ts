import { allButLetters } from '../losses.ts';
import { splitLetters } from '../latin-text.ts';
import { coded, defineCode } from '../secret-code.ts';
import {
  letterOfPlace,
  optionalSquareKey,
  placeOf,
  squareLosses,
  squareOf,
  squareVariants,
} from '../square.ts';
import { squareTable } from '../key-table.ts';

/** Delastelle's cipher: all the rows, then all the columns, read again two by two. The whole message is one block. */
export const secretCode = defineCode({
  id: 'bifide',
  variants: squareVariants,
  key: optionalSquareKey,
  losses: (variantId) => [...allButLetters, ...squareLosses(variantId)],
  table: (key, variantId) => squareTable(squareOf(key, variantId)),
  encode: (text, key, variantId) => {
    const square = squareOf(key, variantId);
    const { letters, others } = splitLetters(text);
    const places = letters.map((letter) => placeOf(square, letter));
    const figures = [
      ...places.map(({ row }) => row),
      ...places.map(({ column }) => column),
    ];
    const written = letters.map((_, index) => {
      return letterOfPlace(square, figures[index * 2] ?? 0, figures[index * 2 + 1] ?? 0);
    });
    return coded(written.join(''), others);
  },
  decode: (text, key, variantId) => {
    const square = squareOf(key, variantId);
    const { letters, others } = splitLetters(text);
    const figures = letters.flatMap((letter) => {
      const { row, column } = placeOf(square, letter);
      return [row, column];
    });
    const read = letters.map((_, index) => {
      return letterOfPlace(
        square,
        figures[index] ?? 0,
        figures[index + letters.length] ?? 0,
      );
    });
    return coded(read.join(''), others);
  },
});
