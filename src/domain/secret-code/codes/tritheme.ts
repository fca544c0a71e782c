import { noKey } from '../key-schema.ts';
import { defineCode } from '../secret-code.ts';
import { alphabetsTable, substitute } from '../key-table.ts';

/** The first letter stays, the second moves by one, the third by two. */
export const secretCode = defineCode({
  id: 'tritheme',
  key: noKey,
  losses: ['majuscules', 'accents'],
  table: () => {
    const steps = Array.from({ length: 26 }, (_, shift) => ({
      nom: String(shift),
      shift,
    }));
    return alphabetsTable(steps);
  },
  encode: (text) => substitute(text, (rank, index) => rank + index),
  decode: (text) => substitute(text, (rank, index) => rank - index),
});
