import { noKey } from '../key-schema.ts';
import { defineCode } from '../secret-code.ts';
import { substitute } from '../substitution.ts';

/** The alphabet read backwards: A is Z, B is Y. */
export const secretCode = defineCode({
  id: 'atbash',
  key: noKey,
  losses: ['majuscules', 'accents'],
  encode: (text) => substitute(text, (rank) => 25 - rank),
  decode: (text) => substitute(text, (rank) => 25 - rank),
});
