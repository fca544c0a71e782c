import { msg, t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { defineCode, type WrittenKeyField } from '../secret-code.ts';
import { alphabetsTable, substitute } from '../key-table.ts';

const field: WrittenKeyField = {
  label: msg`Clé`,
  hint: msg`Un nombre\u00A0: chacun de ses chiffres décale une lettre.`,
  example: '1789',
  kind: 'nombre',
};

const schema = z.pipe(
  z.string().check(
    z.trim(),
    z.overwrite((text) => text.replaceAll(/\s/gu, '')),
    z.regex(/^\d{1,50}$/, {
      error: () => t`Écrivez un nombre en chiffres, par exemple 1789.`,
      abort: true,
    }),
    z.refine((digits) => /[1-9]/.test(digits), {
      error: () =>
        t`Avec des zéros seuls, rien ne changerait\u00A0: prenez un autre nombre.`,
    }),
  ),
  z.transform((digits: string) => Array.from(digits, Number)),
);

function shiftAt(key: readonly number[], index: number): number {
  return key[index % key.length] ?? 0;
}

/** Vigenère with a number as its key. */
export const secretCode = defineCode({
  id: 'gronsfeld',
  key: { field, schema },
  losses: ['majuscules', 'accents'],
  table: (key) => {
    return alphabetsTable(key.map((shift) => ({ nom: String(shift), shift })));
  },
  encode: (text, key) => {
    return substitute(text, (rank, index) => rank + shiftAt(key, index));
  },
  decode: (text, key) => {
    return substitute(text, (rank, index) => rank - shiftAt(key, index));
  },
});
