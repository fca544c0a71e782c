import { t } from '@lingui/core/macro';
import { allButLetters } from '../losses.ts';
import { splitLetters } from '../latin-text.ts';
import { coded, defineCode, refused } from '../secret-code.ts';
import {
  letterOfPlace,
  placeOf,
  squareKey,
  squareLosses,
  squareOf,
  squareVariants,
  type Square,
} from '../square.ts';
import { squareTable } from '../key-table.ts';

/** X parts a double letter and ends an odd message; Q does where the letter is X itself. */
function fillerAfter(letter: string): string {
  return letter === 'X' ? 'Q' : 'X';
}

/** The letters two by two, a filler between two that are the same. */
function pairsOf(letters: readonly string[]): [string, string][] {
  const pairs: [string, string][] = [];
  let index = 0;
  while (index < letters.length) {
    const first = letters[index] ?? '';
    const second = letters[index + 1];
    const parted = second === undefined || second === first;
    pairs.push([first, parted ? fillerAfter(first) : second]);
    index += parted ? 1 : 2;
  }
  return pairs;
}

/** Same row: the next letters (`step` 1) or the ones before (−1); same column: below or above; else the other corners. */
function turn(square: Square, [first, second]: readonly [string, string], step: number) {
  const a = placeOf(square, first);
  const b = placeOf(square, second);
  if (a.row === b.row) {
    return (
      letterOfPlace(square, a.row, a.column + step) +
      letterOfPlace(square, b.row, b.column + step)
    );
  }
  if (a.column === b.column) {
    return (
      letterOfPlace(square, a.row + step, a.column) +
      letterOfPlace(square, b.row + step, b.column)
    );
  }
  return letterOfPlace(square, a.row, b.column) + letterOfPlace(square, b.row, a.column);
}

function mergeIn({ merged }: Square, letters: readonly string[]): string[] {
  return letters.map((letter) => merged[letter] ?? letter);
}

/** Wheatstone's cipher by pairs (1854). */
export const secretCode = defineCode({
  id: 'playfair',
  variants: squareVariants,
  key: squareKey,
  losses: (variantId) => [...allButLetters, 'remplissage', ...squareLosses(variantId)],
  table: (key, variantId) => squareTable(squareOf(key, variantId)),
  encode: (text, key, variantId) => {
    const square = squareOf(key, variantId);
    const { letters, others } = splitLetters(text);
    const pairs = pairsOf(mergeIn(square, letters));
    return coded(pairs.map((pair) => turn(square, pair, 1)).join(' '), others);
  },
  decode: (text, key, variantId) => {
    const square = squareOf(key, variantId);
    const { letters, others } = splitLetters(text);
    if (letters.length % 2 === 1) {
      return refused(
        t`Ce message a un nombre impair de lettres\u00A0: il en manque une, ou il y en a une de trop.`,
      );
    }
    const merged = mergeIn(square, letters);
    const pairs = Array.from({ length: merged.length / 2 }, (_, index) => {
      return [merged[index * 2] ?? '', merged[index * 2 + 1] ?? ''] as const;
    });
    return coded(pairs.map((pair) => turn(square, pair, -1)).join(''), others);
  },
});
