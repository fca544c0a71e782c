import { msg } from '@lingui/core/macro';
import { wordKey } from '../key-schema.ts';
import { shownColumns } from '../key-table.ts';
import { charactersOf, rankOf, splitLettersAndDigits } from '../latin-text.ts';
import { defineCode } from '../secret-code.ts';
import { restore, transpose } from '../transposition.ts';

/** The columns in the alphabetical order of their letters; equal ones from left to right. */
function columnOrder(key: string): number[] {
  const letters = charactersOf(key);
  return letters
    .map((_, column) => column)
    .toSorted((a, b) => rankOf(letters[a] ?? '') - rankOf(letters[b] ?? ''));
}

/** The places of a message in the order in which its columns are read. */
function readingOrder(length: number, key: string): number[] {
  return columnOrder(key).flatMap((column) => {
    const places: number[] = [];
    for (let place = column; place < length; place += key.length) places.push(place);
    return places;
  });
}

/** Most rows that are shown under a key. */
const shownRows = 12;

/** Written in rows under a key, read by columns in the alphabetical order of the key; the last row stays short. */
export const secretCode = defineCode({
  id: 'colonnes',
  key: wordKey(
    {
      label: msg`Clé`,
      hint: msg`Un mot d’au moins deux lettres\u00A0: autant de colonnes que de lettres.`,
      example: 'LUNE',
    },
    { minimum: 2 },
  ),
  losses: ['majuscules', 'accents', 'espaces', 'ponctuation'],
  layout: (clair, key) => {
    const { kept } = splitLettersAndDigits(clair);
    if (key.length > shownColumns) return null;
    const order = columnOrder(key);
    const rows = Array.from({ length: Math.ceil(kept.length / key.length) }, (_, row) => {
      return kept.slice(row * key.length, (row + 1) * key.length);
    });
    const header = charactersOf(key).map((letter, column) => {
      return `${letter}${order.indexOf(column) + 1}`;
    });
    return { kind: 'grille', header, rows: rows.slice(0, shownRows) };
  },
  encode: (text, key) => transpose(text, (length) => readingOrder(length, key)),
  decode: (text, key) => restore(text, (length) => readingOrder(length, key)),
});
