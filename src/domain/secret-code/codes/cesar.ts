import { msg } from '@lingui/core/macro';
import { numberKey } from '../key-schema.ts';
import { defineCode } from '../secret-code.ts';
import { letterTable, substitute } from '../key-table.ts';

/** Each letter moved k places along the alphabet, which closes on itself. */
export const secretCode = defineCode({
  id: 'cesar',
  key: numberKey(
    {
      label: msg`Décalage`,
      hint: msg`De combien de lettres avancer, de 1 à 25.`,
      decodeHint: msg`De combien de lettres reculer, de 1 à 25.`,
      example: '3',
    },
    { minimum: 1, maximum: 25 },
  ),
  losses: ['majuscules', 'accents'],
  table: (shift) => letterTable((letter) => substitute(letter, (rank) => rank + shift)),
  encode: (text, shift) => substitute(text, (rank) => rank + shift),
  decode: (text, shift) => substitute(text, (rank) => rank - shift),
});
