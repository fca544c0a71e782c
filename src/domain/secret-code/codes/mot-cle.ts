import { msg } from '@lingui/core/macro';
import { wordKey } from '../key-schema.ts';
import { letterAt, rankOf } from '../latin-text.ts';
import { defineCode } from '../secret-code.ts';
import { keyedAlphabet } from '../square.ts';
import { letterTable, substitute } from '../key-table.ts';

function encode(text: string, key: string) {
  const cipher = keyedAlphabet(key);
  return substitute(text, (rank) => rankOf(cipher[rank] ?? ''));
}

/** The coded alphabet begins with the key's letters, without repeats. */
export const secretCode = defineCode({
  id: 'mot-cle',
  key: wordKey({
    label: msg`Mot-clé`,
    hint: msg`Ses lettres, sans répétition, commencent l’alphabet codé.`,
    example: 'MAIRIE',
  }),
  losses: ['majuscules', 'accents'],
  table: (key) => letterTable((letter) => encode(letter, key)),
  encode,
  decode: (text, key) => {
    const cipher = keyedAlphabet(key);
    return substitute(text, (rank) => cipher.indexOf(letterAt(rank)));
  },
});
