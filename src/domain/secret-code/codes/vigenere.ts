import { msg } from '@lingui/core/macro';
import { wordKey } from '../key-schema.ts';
import { charactersOf, rankOf } from '../latin-text.ts';
import { defineCode } from '../secret-code.ts';
import { alphabetsTable, substitute } from '../key-table.ts';

/** The shift that the key's letter at this place gives, A = 0. Only letters of the message advance the key. */
function shiftAt(key: string, index: number): number {
  return rankOf(key[index % key.length] ?? 'A');
}

export const secretCode = defineCode({
  id: 'vigenere',
  key: wordKey({
    label: msg`Clé`,
    hint: msg`Un mot, répété tout le long du message.`,
    example: 'ROSE',
  }),
  losses: ['majuscules', 'accents'],
  table: (key) => {
    return alphabetsTable(charactersOf(key).map((nom) => ({ nom, shift: rankOf(nom) })));
  },
  encode: (text, key) => {
    return substitute(text, (rank, index) => rank + shiftAt(key, index));
  },
  decode: (text, key) => {
    return substitute(text, (rank, index) => rank - shiftAt(key, index));
  },
});
