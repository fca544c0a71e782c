import { msg, t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { isLetter, splitLetters } from '../latin-text.ts';
import { allButLetters } from '../losses.ts';
import { coded, defineCode, refused, type WrittenKeyField } from '../secret-code.ts';

const field: WrittenKeyField = {
  label: msg`Texte de couverture`,
  hint: msg`Un texte banal, assez long pour contenir dans l’ordre toutes les lettres du message.`,
  example:
    'Demain matin nous irons ensemble cueillir des mûres au bord de la petite rivière.',
  kind: 'texte',
};

const schema = z
  .string()
  .check(z.maxLength(20_000, { error: () => t`Ce texte est trop long.` }));

/** The prick under a letter: a dot that joins it, so that the text is copied with it. */
const prick = '\u0323';

/** A letter, and its marks above and below. */
const letterPattern = /(\p{L})\p{M}*/gu;

/** Pricks the first matching letter for each letter of the message in turn; null if one is missing. */
function prickLetters(
  letters: readonly string[],
  cover: string,
): { text: string; missing: string | null } {
  let index = 0;
  const text = cover.normalize('NFD').replaceAll(letterPattern, (mark, base: string) => {
    if (base.toUpperCase() !== letters[index]) return mark;
    index += 1;
    return mark + prick;
  });
  return { text: text.normalize('NFC'), missing: letters[index] ?? null };
}

/** Aeneas Tacticus: an ordinary text, a dot under each letter that counts. */
export const secretCode = defineCode({
  id: 'lettres-piquees',
  key: { field, schema },
  losses: allButLetters,
  encode: (text, cover) => {
    if (cover.trim() === '') {
      return refused(t`Recopiez le texte dont les lettres seront piquées.`);
    }
    const { letters, others } = splitLetters(text);
    const { text: pricked, missing } = prickLetters(letters, cover);
    if (missing === null) return coded(letters.length === 0 ? '' : pricked, others);
    return refused(
      t`Le texte de couverture est trop court\u00A0: il n’y reste plus de ${missing} à piquer.`,
    );
  },
  decode: (text) => {
    const pricked = [...text.normalize('NFD').matchAll(letterPattern)]
      .filter(([mark]) => mark.includes(prick))
      .map(([, base = '']) => base.toUpperCase());
    return coded(
      pricked.filter(isLetter).join(''),
      pricked.filter((mark) => !isLetter(mark)),
    );
  },
});
