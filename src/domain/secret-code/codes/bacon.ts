import { msg, t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { charactersOf, letterAt, marksOf, rankOf, splitLetters } from '../latin-text.ts';
import {
  coded,
  defineCode,
  refused,
  type Coding,
  type WrittenKeyField,
} from '../secret-code.ts';
import { letterTable } from '../key-table.ts';
import { allButLetters } from '../losses.ts';

const field: WrittenKeyField = {
  label: msg`Texte de couverture`,
  hint: msg`Facultatif. Cinq lettres de ce texte pour une lettre du message\u00A0: une majuscule vaut b, une minuscule vaut a.`,
  example: 'Le vieux marronnier de la place garde nos jeux',
  kind: 'texte',
};

const schema = z
  .string()
  .check(z.maxLength(20_000, { error: () => t`Ce texte est trop long.` }));

/** The 24 letters of Bacon's time: I and J are one, U and V too. */
const oldAlphabet = 'ABCDEFGHIKLMNOPQRSTUWXYZ';
const oldLetters: Readonly<Record<string, string>> = { J: 'I', V: 'U' };

function groupOf(letter: string, variantId: string): string {
  const rank =
    variantId === '24'
      ? oldAlphabet.indexOf(oldLetters[letter] ?? letter)
      : rankOf(letter);
  return rank.toString(2).padStart(5, '0').replaceAll('0', 'a').replaceAll('1', 'b');
}

/** The letter of a group, or null: five signs make 32, more than an alphabet. */
function letterOf(group: string, variantId: string): string | null {
  const rank = Number.parseInt(group.replaceAll('a', '0').replaceAll('b', '1'), 2);
  if (variantId === '24') return oldAlphabet[rank] ?? null;
  return rank < 26 ? letterAt(rank) : null;
}

function hasCase(mark: string): boolean {
  return mark.toLowerCase() !== mark.toUpperCase();
}

/** Writes the signs in the capitals of a cover text, which ends with the last letter that carries one. */
function hide(signs: string, cover: string): string | null {
  let written = '';
  let index = 0;
  for (const mark of marksOf(cover)) {
    if (index === signs.length) break;
    if (hasCase(mark)) {
      written += signs[index] === 'b' ? mark.toUpperCase() : mark.toLowerCase();
      index += 1;
    } else {
      written += mark;
    }
  }
  return index === signs.length ? written : null;
}

function encode(text: string, cover: string, variantId: string): Coding {
  const { letters, others } = splitLetters(text);
  const groups = letters.map((letter) => groupOf(letter, variantId));
  if (cover.trim() === '') return coded(groups.join(' '), others);
  const hidden = hide(groups.join(''), cover);
  if (hidden === null) {
    const count = groups.length;
    const wanted = count * 5;
    return refused(
      t`Le texte de couverture est trop court\u00A0: il faut ${wanted} lettres, cinq pour chacune des ${count} lettres du message.`,
    );
  }
  return coded(hidden, others);
}

/** The a and b of a message: written as such, or hidden in the capitals of a text. */
function signsIn(text: string): string[] {
  if (/^[ab\s/]*$/i.test(text)) {
    return charactersOf(text.toLowerCase()).filter((mark) => /[ab]/.test(mark));
  }
  return marksOf(text)
    .filter(hasCase)
    .map((mark) => (mark === mark.toUpperCase() ? 'b' : 'a'));
}

function decode(text: string, variantId: string): Coding {
  const groups = signsIn(text).join('').match(/.{5}/g) ?? [];
  const skipped: string[] = [];
  const read = groups.map((group) => {
    const letter = letterOf(group, variantId);
    if (letter === null) skipped.push(group);
    return letter ?? '';
  });
  return coded(read.join(''), skipped);
}

/** Bacon's biliteral cipher: five signs of two kinds a letter. */
export const secretCode = defineCode({
  id: 'bacon',
  variants: [
    { id: '24', label: msg`24 lettres\u00A0: I et J ensemble, U et V ensemble` },
    { id: '26', label: msg`26 lettres` },
  ],
  key: { field, schema },
  losses: (variantId) => [
    ...allButLetters,
    ...(variantId === '24' ? (['J=I', 'V=U'] as const) : []),
  ],
  table: (_cover, variantId) => {
    return letterTable((letter) => coded(groupOf(letter, variantId)));
  },
  encode,
  decode: (text, _cover, variantId) => decode(text, variantId),
});
