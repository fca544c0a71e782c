import { romanOf } from './ordinal.ts';
import { spellNumber } from './spell-number.ts';

/** « mil huit cent », « dix-huit cent », « quatre vingt », « deux cent »: words of a number beside those of school. */
function otherSpellings(value: number): string[] {
  const words = spellNumber(value);
  const found: string[] = [];
  if (value > 1_000 && value < 2_000) found.push(words.replace(/^mille/, 'mil'));
  if (value >= 1_100 && value < 2_000) {
    const rest = value % 100;
    const hundreds = spellNumber(Math.floor(value / 100));
    found.push(
      rest === 0 ? `${hundreds} cents` : `${hundreds} cent ${spellNumber(rest)}`,
    );
  }
  if (/(?:vingts|cents)$/.test(words)) found.push(words.slice(0, -1));
  return found;
}

/** The highest number with words. */
const spelledMax = 999_999;
/** Above, a Roman numeral has no form. */
const romanMax = 3_999;

/** A whole number in figures, in words, then in Roman numerals unless these are a single letter, which may be an answer itself. */
export function numberForms(value: number): string[] {
  const words = value <= spelledMax ? [spellNumber(value), ...otherSpellings(value)] : [];
  const roman = value > 0 && value <= romanMax ? romanOf(value) : '';
  return [String(value), ...words, ...(roman.length > 1 ? [roman] : [])];
}
