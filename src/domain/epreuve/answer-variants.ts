import { articles, canonicalText, normalisedWords } from './canonical-answer.ts';
import { spellNumber } from './spell-number.ts';
import { spelledNumber } from './spelled-number.ts';
import { limits } from '../limits.ts';

/** More would be a list to read rather than a help. */
const mostVariants = 6;

const abbreviations: readonly (readonly [whole: string, short: string])[] = [
  ['saint', 'st'],
  ['sainte', 'ste'],
  ['saints', 'sts'],
  ['docteur', 'dr'],
  ['monsieur', 'm'],
  ['madame', 'mme'],
];

const romanDigits: Readonly<Record<string, number>> = {
  i: 1,
  v: 5,
  x: 10,
  l: 50,
  c: 100,
  d: 500,
  m: 1_000,
};

/** The value of a Roman numeral as it is rightly written, below 4,000; null for anything else. */
function romanValue(word: string): number | null {
  if (!/^m{0,3}(cm|cd|d?c{0,3})(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})$/i.test(word))
    return null;
  const digits = Array.from(word.toLowerCase(), (letter) => romanDigits[letter] ?? 0);
  return digits.reduce(
    (sum, digit, index) => sum + (digit < (digits[index + 1] ?? 0) ? -digit : digit),
    0,
  );
}

type Words = readonly string[];

/** A number said otherwise, alone or after a name: « Louis XIV », « Louis 14 », « Louis quatorze ». */
function numberVariants(words: Words): Words[] {
  const whole = spelledNumber(words.flatMap((word) => normalisedWords(word)));
  if (whole !== null) return [[String(whole)]];
  return words.flatMap((word, index): Words[] => {
    const isDigits = /^\d{1,6}$/.test(word);
    // « I » alone, « M. » or « C. » are rather letters.
    const isRoman =
      word.length > 1 && word === word.toUpperCase() && romanValue(word) !== null;
    if (!isDigits && !isRoman) return [];
    const value = isDigits ? Number(word) : (romanValue(word) ?? 0);
    const spelled = words.with(index, spellNumber(value));
    return isDigits ? [spelled] : [words.with(index, String(value)), spelled];
  });
}

function abbreviationVariants(words: Words): Words[] {
  return words.flatMap((word, index): Words[] => {
    const [normal] = normalisedWords(word);
    const pair = abbreviations.find((both) => both.some((form) => form === normal));
    if (pair === undefined) return [];
    return [words.with(index, pair[0] === normal ? pair[1] : pair[0])];
  });
}

/** Common nouns: one where the author wrote several, several where they wrote one. Irregular plurals are left to them. */
function pluralVariants(words: Words): Words[] {
  const noun = words.at(-1) ?? '';
  const isAlone = words.slice(0, -1).every((word) => articles.has(word.toLowerCase()));
  if (!isAlone || !/^\p{L}\p{Ll}{3,}$/u.test(noun) || noun.endsWith('z')) return [];
  if (/[sx]$/u.test(noun)) return [[noun.slice(0, -1)]];
  return [[/(eau|eu)$/u.test(noun) ? `${noun}x` : `${noun}s`]];
}

const particles = new Set(['de', 'du', 'des', 'le', 'la', 'von', 'van']);

/** The last name of a full name: « Victor Hugo », « Hugo ». */
function surnameVariants(words: Words): Words[] {
  const isName = (word: string) => /^\p{Lu}\p{Ll}/u.test(word) || particles.has(word);
  if (words.length < 2 || words.length > 4 || !words.every(isName)) return [];
  const isTitle = (word: string) =>
    articles.has(word.toLowerCase()) ||
    abbreviations.some((both) => both.some((form) => form === word.toLowerCase()));
  if (isTitle(words[0] ?? '')) return [];
  const surname = words.slice(1);
  return [surname[0] === 'de' ? surname.slice(1) : surname];
}

/**
 * Other ways to type the answers that are accepted already, that players are likely to use and that would be refused
 * today: numbers in digits and in words, plurals, abbreviations, the surname alone. At most six, the likeliest first.
 * They are proposed to the author, who knows which are right.
 */
export function answerVariants(reponses: readonly string[]): string[] {
  const known = new Set(reponses.map(canonicalText));
  const variants: string[] = [];
  for (const reponse of reponses) {
    const words = reponse
      .trim()
      .split(/[\s’'-]+/u)
      .filter((word) => word !== '');
    const numbers = numberVariants(words);
    const found =
      numbers.length > 0
        ? numbers
        : [abbreviationVariants, surnameVariants, pluralVariants].flatMap((variantsOf) =>
            variantsOf(words),
          );
    for (const variant of found) {
      const text = variant.join(' ');
      const canonical = canonicalText(text);
      if (canonical === null || known.has(canonical)) continue;
      known.add(canonical);
      variants.push(text);
    }
  }
  const room = limits.reponseCount.max - reponses.length;
  return variants.slice(0, Math.max(0, Math.min(mostVariants, room)));
}
