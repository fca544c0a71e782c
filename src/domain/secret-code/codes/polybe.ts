import { msg } from '@lingui/core/macro';
import { alphabet, charactersOf } from '../latin-text.ts';
import { defineCode } from '../secret-code.ts';
import { readSigns, writeSigns } from '../signs.ts';
import {
  keyedAlphabet,
  optionalSquareKey,
  squareLosses,
  squareOf,
  squareVariants,
  type Square,
} from '../square.ts';
import { squareTable } from '../key-table.ts';

const lettersAndDigits = `${alphabet}0123456789`;

function gridOf(key: string, variantId: string): Square {
  if (variantId !== 'six') return squareOf(key, variantId);
  return { cells: keyedAlphabet(key, lettersAndDigits), side: 6, merged: {} };
}

/** Each mark and its row and column, counted from 1. */
function pairByMark({ cells, side, merged }: Square): ReadonlyMap<string, string> {
  const byMark = new Map<string, string>();
  for (const [index, mark] of charactersOf(cells).entries()) {
    byMark.set(mark, `${Math.floor(index / side) + 1}${(index % side) + 1}`);
  }
  for (const [lost, kept] of Object.entries(merged)) {
    byMark.set(lost, byMark.get(kept) ?? '');
  }
  return byMark;
}

/** Row, then column, of a letter in a square. */
export const secretCode = defineCode({
  id: 'polybe',
  variants: [
    ...squareVariants,
    { id: 'six', label: msg`Carré de 6 sur 6, avec les chiffres` },
  ],
  key: optionalSquareKey,
  losses: (variantId) => [
    'majuscules',
    'accents',
    'ponctuation',
    ...(variantId === 'six' ? [] : (['chiffres'] as const)),
    ...squareLosses(variantId),
  ],
  table: (key, variantId) => squareTable(gridOf(key, variantId)),
  encode: (text, key, variantId) => writeSigns(text, pairByMark(gridOf(key, variantId))),
  decode: (text, key, variantId) => {
    const square = gridOf(key, variantId);
    const marks = [...pairByMark(square)].filter(([mark]) => !(mark in square.merged));
    return readSigns(
      text.replaceAll(/[-.,;]/g, ' '),
      new Map(marks.map(([mark, pair]) => [pair, mark] as const)),
    );
  },
});
