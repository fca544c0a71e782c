import { noKey } from '../key-schema.ts';
import { defineCode } from '../secret-code.ts';
import { letterTable, substitute } from '../key-table.ts';

/** The alphabet read backwards: A is Z, B is Y. */
export const secretCode = defineCode({
  id: 'atbash',
  key: noKey,
  losses: ['majuscules', 'accents'],
  table: () => letterTable((letter) => substitute(letter, (rank) => 25 - rank)),
  encode: (text) => substitute(text, (rank) => 25 - rank),
  decode: (text) => substitute(text, (rank) => 25 - rank),
});
