import { normalisedWords } from './canonical-answer.ts';
import { unitWords } from './spell-number.ts';

/** The words of 0 to 19 as an answer is read: without accents or hyphens. */
const units = unitWords.map((words) => normalisedWords(words).join(' '));

/** Each ten, its words, and the highest number that is added to it; Belgian and Swiss ones included. */
const tens = [
  [20, 'vingt', 9],
  [30, 'trente', 9],
  [40, 'quarante', 9],
  [50, 'cinquante', 9],
  [60, 'soixante', 19],
  [70, 'septante', 9],
  [80, 'quatre vingt', 19],
  [80, 'huitante', 9],
  [80, 'octante', 9],
  [90, 'nonante', 9],
] as const;

function spellBelowHundred(): Map<string, number> {
  const valueByWords = new Map(units.map((words, value) => [words, value]));
  for (const [base, words, last] of tens) {
    valueByWords.set(words, base);
    for (let rest = 1; rest <= last; rest += 1) {
      const spelled = units[rest] ?? '';
      valueByWords.set(`${words} ${spelled}`, base + rest);
      valueByWords.set(`${words} et ${spelled}`, base + rest);
    }
    valueByWords.set(`${words} une`, base + 1);
    valueByWords.set(`${words} et une`, base + 1);
  }
  valueByWords.set('quatre vingts', 80);
  valueByWords.set('une', 1);
  return valueByWords;
}

const valueBelowHundred = spellBelowHundred();

/** A number that may be counted in the next larger unit: words before « cent » or « mille ». */
function factor(
  words: readonly string[],
  read: (words: readonly string[]) => number | null,
) {
  return words.length === 0 ? 1 : read(words);
}

function belowHundred(words: readonly string[]): number | null {
  return valueBelowHundred.get(words.join(' ')) ?? null;
}

/** The rest after « cent » or « mille », possibly empty. */
function rest(
  words: readonly string[],
  read: (words: readonly string[]) => number | null,
) {
  return words.length === 0 ? 0 : read(words);
}

/** Up to 1,999: « dix-huit cent cinquante et un » is a usual form of years. */
function belowTwoThousand(words: readonly string[]): number | null {
  const at = words.findIndex((word) => word === 'cent' || word === 'cents');
  if (at === -1) return belowHundred(words);
  const hundreds = factor(words.slice(0, at), belowHundred);
  const last = rest(words.slice(at + 1), belowHundred);
  if (hundreds === null || hundreds === 0 || hundreds >= 20 || last === null) return null;
  return hundreds * 100 + last;
}

/**
 * The number from 0 to 999,999 that normalised French words spell, all of them, or null.
 * « Un » and « une » alone are articles far more often than numbers, and are read as such.
 */
export function spelledNumber(words: readonly string[]): number | null {
  if (words.length === 0) return null;
  if (words.length === 1 && (words[0] === 'un' || words[0] === 'une')) return null;
  const at = words.findIndex((word) => word === 'mille' || word === 'mil');
  if (at === -1) return belowTwoThousand(words);
  const thousands = factor(words.slice(0, at), belowTwoThousand);
  const last = rest(words.slice(at + 1), belowTwoThousand);
  if (thousands === null || thousands === 0 || thousands >= 1_000) return null;
  if (last === null || last >= 1_000) return null;
  return thousands * 1_000 + last;
}

const numberWords = new Set([
  ...[...valueBelowHundred.keys()].flatMap((words) => words.split(' ')),
  ...['cent', 'cents', 'mille', 'mil'],
]);

/** True if a normalised word can be part of a spelled number. */
export function isNumberWord(word: string): boolean {
  return numberWords.has(word);
}
