import { noKey } from '../key-schema.ts';
import { convertWords, writeNumbers } from '../numbers.ts';
import { defineCode } from '../secret-code.ts';

const steps = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

/** 1 to 3,999. */
function toRoman(value: number): string {
  let left = value;
  let written = '';
  for (const [worth, letters] of steps) {
    while (left >= worth) {
      written += letters;
      left -= worth;
    }
  }
  return written;
}

/** The number of a usual Roman numeral, or null. Old forms (`IIII`, `VIIII`) are read too. */
function fromRoman(text: string): number | null {
  const usual = text
    .replace('VIIII', 'IX')
    .replace('IIII', 'IV')
    .replace('LXXXX', 'XC')
    .replace('XXXX', 'XL')
    .replace('DCCCC', 'CM')
    .replace('CCCC', 'CD');
  let rest = usual;
  let value = 0;
  for (const [worth, letters] of steps) {
    while (rest.startsWith(letters)) {
      value += worth;
      rest = rest.slice(letters.length);
    }
  }
  return rest === '' && value > 0 && toRoman(value) === usual ? value : null;
}

/** Each whole number of 1 to 3,999 in the text; words are skipped and counted. */
export const secretCode = defineCode({
  id: 'romains',
  key: noKey,
  losses: ['lettres', 'ponctuation'],
  encode: (text) => writeNumbers(text, { maximum: 3999, write: toRoman }),
  decode: (text) => {
    const convert = (word: string) => {
      const value = fromRoman(word.toUpperCase());
      return value === null ? null : String(value);
    };
    return convertWords(text, { convert });
  },
});
