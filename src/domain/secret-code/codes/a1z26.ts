import { noKey } from '../key-schema.ts';
import { alphabet, charactersOf } from '../latin-text.ts';
import { defineCode } from '../secret-code.ts';
import { readSigns, writeSigns } from '../signs.ts';
import { letterTable } from '../key-table.ts';

const idByValue = new Map(
  charactersOf(alphabet).map((letter, rank) => [letter, String(rank + 1)] as const),
);
const valueById = new Map([...idByValue].map(([letter, id]) => [id, letter] as const));

/** Each letter is its rank, A = 1: 13-15-21. */
export const secretCode = defineCode({
  id: 'a1z26',
  key: noKey,
  losses: ['majuscules', 'accents', 'ponctuation', 'chiffres'],
  table: () => letterTable((letter) => writeSigns(letter, idByValue)),
  encode: (text) => writeSigns(text, idByValue, { joiner: '-' }),
  decode: (text) => {
    return readSigns(text.replaceAll(/[-–—.,;]/gu, ' '), valueById, (id) =>
      id.replace(/^0+/, ''),
    );
  },
});
