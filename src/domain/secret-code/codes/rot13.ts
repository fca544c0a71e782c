import { noKey } from '../key-schema.ts';
import { defineCode } from '../secret-code.ts';
import { letterTable, substitute } from '../key-table.ts';

/** César by 13: half the alphabet, so that coding twice gives the text back. */
export const secretCode = defineCode({
  id: 'rot13',
  key: noKey,
  losses: ['majuscules', 'accents'],
  table: () => letterTable((letter) => substitute(letter, (rank) => rank + 13)),
  encode: (text) => substitute(text, (rank) => rank + 13),
  decode: (text) => substitute(text, (rank) => rank + 13),
});
