import { msg, t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { defineCode, type WrittenKeyField } from '../secret-code.ts';
import { letterTable, substitute } from '../key-table.ts';

const field: WrittenKeyField = {
  label: msg`Les deux nombres a et b`,
  hint: msg`a\u00A0: 1, 3, 5, 7, 9, 11, 15, 17, 19, 21, 23 ou 25\u202F; b\u00A0: de 0 à 25.`,
  example: '5 8',
  kind: 'texte',
};

/** For each a prime with 26, the number that undoes it. */
function inverseOf(a: number): number | undefined {
  return Array.from({ length: 26 }, (_, candidate) => candidate).find(
    (candidate) => (a * candidate) % 26 === 1,
  );
}

type Affine = { a: number; b: number; inverse: number };

const schema = z
  .pipe(
    z.string().check(
      z.trim(),
      z.regex(/^\d{1,2}[\s,;]+\d{1,2}$/, {
        error: () => t`Écrivez les deux nombres a et b, par exemple 5 8.`,
        abort: true,
      }),
    ),
    z.transform((text: string): Affine => {
      const [a = 0, b = 0] = text.split(/[\s,;]+/).map(Number);
      return { a, b, inverse: inverseOf(a) ?? 0 };
    }),
  )
  .check(
    z.refine(({ a, inverse }) => inverse !== 0 && a < 26, {
      error: () =>
        t`Le nombre a ne convient pas\u00A0: prenez 1, 3, 5, 7, 9, 11, 15, 17, 19, 21, 23 ou 25.`,
    }),
    z.refine(({ b }) => b < 26, { error: () => t`Le nombre b va de 0 à 25.` }),
    z.refine(({ a, b }) => a !== 1 || b !== 0, {
      error: () => t`Avec 1 et 0, rien ne changerait\u00A0: prenez d’autres nombres.`,
    }),
  );

/** x → ax + b (mod 26), the letters counted from A = 0. */
export const secretCode = defineCode({
  id: 'affine',
  key: { field, schema },
  losses: ['majuscules', 'accents'],
  table: ({ a, b }) =>
    letterTable((letter) => substitute(letter, (rank) => a * rank + b)),
  encode: (text, { a, b }) => substitute(text, (rank) => a * rank + b),
  decode: (text, { b, inverse }) => substitute(text, (rank) => inverse * (rank - b)),
});
