import { noKey } from '../key-schema.ts';
import { coded, defineCode } from '../secret-code.ts';
import { eachWord, syllablesOf } from '../syllables.ts';

/** Drops the silent mute end of a word; a word keeps its only vowel. */
function withoutMuteEnd(word: string): string {
  return word.replace(/(?<=[aeiouyéèêàâîôû].*[^aeiouyéèêàâîôû])es?$/iu, '');
}

/** `rr` → `r`: a double consonant sounds like a single one. */
function single(word: string): string {
  return word.replaceAll(/([bcdfglmnprstz])\1/giu, '$1');
}

/** The first syllable goes to the end: bizarre → zarbi. A word of one syllable is unchanged. */
function swap(word: string): string {
  const heard = single(withoutMuteEnd(word));
  const [first = '', ...others] = syllablesOf(heard);
  return others.length === 0 ? word : others.join('') + first;
}

/** A first draft of verlan: usage decides, and several words give the same result, so a person must choose. */
export const secretCode = defineCode({
  id: 'verlan',
  key: noKey,
  losses: ['majuscules', 'ambigu'],
  encode: (text) => coded(eachWord(text, swap)),
  decode: (text) => coded(eachWord(text, swap)),
});
