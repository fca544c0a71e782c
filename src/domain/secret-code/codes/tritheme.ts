import { noKey } from '../key-schema.ts';
import { defineCode } from '../secret-code.ts';
import { substitute } from '../substitution.ts';

/** The first letter stays, the second moves by one, the third by two. */
export const secretCode = defineCode({
  id: 'tritheme',
  key: noKey,
  losses: ['majuscules', 'accents'],
  encode: (text) => substitute(text, (rank, index) => rank + index),
  decode: (text) => substitute(text, (rank, index) => rank - index),
});
