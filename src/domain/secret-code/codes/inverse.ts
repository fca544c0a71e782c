import { msg } from '@lingui/core/macro';
import { noKey } from '../key-schema.ts';
import { foldedMarks } from '../latin-text.ts';
import { coded, defineCode, type Coding } from '../secret-code.ts';

function reverse(text: string, variantId: string): Coding {
  if (variantId === 'texte') return coded(foldedMarks(text).toReversed().join(''));
  // The capturing group keeps the spaces between the words where they were.
  const pieces = text.split(/(\s+)/u);
  return coded(pieces.map((piece) => foldedMarks(piece).toReversed().join('')).join(''));
}

/** Read backwards: the whole text, or each word in its place. */
export const secretCode = defineCode({
  id: 'inverse',
  variants: [
    { id: 'texte', label: msg`Tout le texte à l’envers` },
    { id: 'mots', label: msg`Chaque mot à l’envers, à sa place` },
  ],
  key: noKey,
  losses: ['majuscules', 'accents'],
  encode: (text, _key, variantId) => reverse(text, variantId),
  decode: (text, _key, variantId) => reverse(text, variantId),
});
