import { noKey } from '../key-schema.ts';
import { coded, defineCode } from '../secret-code.ts';
import { letterRuns } from '../syllables.ts';

/** « av » before the vowels of each syllable: jardin → javardavin. */
function speak(word: string): string {
  return letterRuns(word)
    .map(({ kind, texte }) => (kind === 'voyelles' ? `av${texte}` : texte))
    .join('');
}

/** Takes « av » away before each run of vowels; an `av` that begins nothing stays. */
function listen(word: string): string {
  let read = '';
  let rest = word;
  while (rest !== '') {
    const found = /^([^aeiouyàâäéèêëîïôöùûüÿœæ]*(?:(?<=q)u)?)av/iu.exec(rest);
    const after = found === null ? '' : rest.slice(found[0].length);
    const vowels = /^[aeiouyàâäéèêëîïôöùûüÿœæ]+/iu.exec(after)?.[0] ?? '';
    if (found === null || vowels === '') return read + rest;
    read += (found[1] ?? '') + vowels;
    rest = after.slice(vowels.length);
  }
  return read;
}

function eachWord(text: string, change: (word: string) => string) {
  const pieces = text.normalize('NFC').toLowerCase().split(/(\s+)/u);
  return coded(pieces.map(change).join(''));
}

/** Spoken slang of the 19th century, written as it is heard. */
export const secretCode = defineCode({
  id: 'javanais',
  key: noKey,
  losses: ['majuscules'],
  encode: (text) => eachWord(text, speak),
  decode: (text) => eachWord(text, listen),
});
