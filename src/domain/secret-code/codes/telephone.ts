import { msg } from '@lingui/core/macro';
import { noKey } from '../key-schema.ts';
import { charactersOf } from '../latin-text.ts';
import { defineCode } from '../secret-code.ts';
import { readSigns, writeSigns } from '../signs.ts';
import { letterTable } from '../key-table.ts';

/** The letters of a telephone's keys (ITU-T E.161). */
const keys = [
  ['2', 'ABC'],
  ['3', 'DEF'],
  ['4', 'GHI'],
  ['5', 'JKL'],
  ['6', 'MNO'],
  ['7', 'PQRS'],
  ['8', 'TUV'],
  ['9', 'WXYZ'],
] as const;

const pressesByLetter = new Map(
  keys.flatMap(([digit, letters]) =>
    charactersOf(letters).map((letter, rank) => {
      return [letter, digit.repeat(rank + 1)] as const;
    }),
  ),
);
const digitByLetter = new Map(
  keys.flatMap(([digit, letters]) => {
    return charactersOf(letters).map((letter) => [letter, digit] as const);
  }),
);
const letterByPresses = new Map(
  [...pressesByLetter].map(([letter, presses]) => [presses, letter] as const),
);
/** A single press may be any letter of the key: all are shown. */
const choiceByDigit = new Map(
  keys.map(([digit, letters]) => [digit, `[${letters}]`] as const),
);

export const secretCode = defineCode({
  id: 'telephone',
  variants: [
    { id: 'appuis', label: msg`Autant d’appuis que le rang de la lettre` },
    { id: 't9', label: msg`Un seul appui par lettre` },
  ],
  key: noKey,
  losses: (variantId) => [
    'majuscules',
    'accents',
    'ponctuation',
    'chiffres',
    ...(variantId === 't9' ? (['ambigu'] as const) : []),
  ],
  table: (_key, variantId) => {
    const byLetter = variantId === 't9' ? digitByLetter : pressesByLetter;
    return letterTable((letter) => writeSigns(letter, byLetter));
  },
  encode: (text, _key, variantId) => {
    if (variantId === 't9') return writeSigns(text, digitByLetter, { joiner: '' });
    return writeSigns(text, pressesByLetter);
  },
  decode: (text, _key, variantId) => {
    if (variantId === 't9') {
      const apart = text.replaceAll(/0|\s+/gu, ' / ').replaceAll(/(\d)(?=\d)/g, '$1 ');
      return readSigns(apart, choiceByDigit);
    }
    // Without spaces, a change of key parts two letters.
    return readSigns(
      text.replaceAll('0', '/').replaceAll(/(\d)(?!\1|$)/g, '$1 '),
      letterByPresses,
    );
  },
});
