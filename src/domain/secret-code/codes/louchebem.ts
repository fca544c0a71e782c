import { noKey } from '../key-schema.ts';
import { coded, defineCode } from '../secret-code.ts';
import { eachWord, letterRuns } from '../syllables.ts';

/** The consonants that begin a word go to its end, an l takes their place, « em » closes: boucher → loucherbem. */
function speak(word: string): string {
  const [first, ...others] = letterRuns(word);
  const rest = others.map(({ texte }) => texte).join('');
  if (first?.kind !== 'consonnes' || rest === '') return word;
  return `l${rest}${first.texte}em`;
}

/** The last consonants before « em » go back to the beginning. */
function listen(word: string): string {
  const found = /^l(.*?)([^aeiouyàâäéèêëîïôöùûüÿœæ]u?)em$/iu.exec(word);
  return found === null ? word : `${found[2] ?? ''}${found[1] ?? ''}`;
}

/** Slang of the butchers of Paris and Lyon. Where the word ended in consonants, several readings are possible. */
export const secretCode = defineCode({
  id: 'louchebem',
  key: noKey,
  losses: ['majuscules', 'ambigu'],
  encode: (text) => coded(eachWord(text, speak)),
  decode: (text) => coded(eachWord(text, listen)),
});
