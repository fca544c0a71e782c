import { spellNumber } from './spell-number.ts';

const romanDigits: Readonly<Record<string, number>> = {
  i: 1,
  v: 5,
  x: 10,
  l: 50,
  c: 100,
  d: 500,
  m: 1_000,
};

/** The value of a correct Roman numeral below 4,000; null for anything else. */
export function romanValue(word: string): number | null {
  if (word === '') return null;
  if (!/^m{0,3}(cm|cd|d?c{0,3})(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})$/i.test(word))
    return null;
  const digits = Array.from(word.toLowerCase(), (letter) => romanDigits[letter] ?? 0);
  return digits.reduce(
    (sum, digit, index) => sum + (digit < (digits[index + 1] ?? 0) ? -digit : digit),
    0,
  );
}

const romanSigns = [
  ['M', 1_000],
  ['CM', 900],
  ['D', 500],
  ['CD', 400],
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
] as const;

/** A Roman numeral, below 4,000. */
export function romanOf(value: number): string {
  let [rest, text] = [value, ''];
  for (const [sign, worth] of romanSigns) {
    while (rest >= worth) {
      text += sign;
      rest -= worth;
    }
  }
  return text;
}

/** Roman ordinals end here. */
const romanMax = 39;
/** Spelled ordinals end here. */
const spelledMax = 100;

/** « dix-septième », « vingt et unième »; « premier » or « première » for 1. */
function spellOrdinal(value: number, isFeminine = false): string {
  if (value === 1) return isFeminine ? 'première' : 'premier';
  const words = spellNumber(value).replace(/quatre-vingts$/, 'quatre-vingt');
  if (words.endsWith('cinq')) return `${words}uième`;
  if (words.endsWith('neuf')) return `${words.slice(0, -1)}vième`;
  return `${words.replace(/e$/, '')}ième`;
}

type Ordinal = { value: number; isFeminine: boolean };

const endings = 'ère|ere|er|re|ème|eme|ième|ieme|nde|nd|e';
const written = new RegExp(
  String.raw`(?<![\p{L}\d])(\d{1,3}|[IVXL]{1,8})(${endings})(?![\p{L}\d])`,
  'u',
);

const valueByWords: ReadonlyMap<string, Ordinal> = new Map<string, Ordinal>([
  ['première', { value: 1, isFeminine: true }],
  ['second', { value: 2, isFeminine: false }],
  ['seconde', { value: 2, isFeminine: true }],
  ...Array.from({ length: spelledMax }, (_, index) => index + 1).map(
    (value) => [spellOrdinal(value), { value, isFeminine: false }] as const,
  ),
]);

const spelled = new RegExp(
  String.raw`(?<!\p{L})(${[...valueByWords.keys()].toSorted((a, b) => b.length - a.length).join('|')})(?!\p{L})`,
  'iu',
);

type Found = { at: number; text: string; ordinal: Ordinal };

function findWritten(text: string): Found | null {
  const found = written.exec(text);
  if (found === null) return null;
  const [whole, number = '', ending = ''] = found;
  const value = /^\d/.test(number) ? Number(number) : romanValue(number);
  if (value === null || value === 0) return null;
  // « 1er » and « Ire » are of 1 alone, and « 2nd » of 2.
  if (/^(?:ère|ere|er|re)$/.test(ending) && value !== 1) return null;
  const isFeminine = /^(?:ère|ere|re|nde)$/.test(ending);
  return { at: found.index, text: whole, ordinal: { value, isFeminine } };
}

function findSpelled(text: string): Found | null {
  const found = spelled.exec(text);
  const ordinal = valueByWords.get((found?.[0] ?? '').toLowerCase());
  if (found === null || ordinal === undefined) return null;
  return { at: found.index, text: found[0], ordinal };
}

function formsOf({ value, isFeminine }: Ordinal): string[] {
  const roman = value <= romanMax ? romanOf(value) : null;
  const words = value <= spelledMax ? [spellOrdinal(value, isFeminine)] : [];
  if (value === 1) {
    const ending = isFeminine ? 're' : 'er';
    return [`1${ending}`, ...words, `I${ending}`];
  }
  const romans = roman === null ? [] : [`${roman}e`, `${roman}ème`];
  if (value === 2) {
    const ending = isFeminine ? 'de' : 'd';
    const seconds = [`secon${ending}`, `2n${ending}`];
    return ['IIe', '2e', ...words, ...seconds, '2ème', 'IIème'];
  }
  return [...romans, `${value}e`, `${value}ème`, ...words];
}

/** An answer with its ordinal in all other forms: « le XVIIe siècle », « 17e siècle », « dix-septième siècle ». Null without one. */
export function ordinalForms(text: string): string[] | null {
  const found = findWritten(text) ?? findSpelled(text);
  if (found === null) return null;
  const { at, text: ordinal } = found;
  const [before, after] = [text.slice(0, at), text.slice(at + ordinal.length)];
  const isFeminine = found.ordinal.isFeminine || /\b(?:la|une)\s+$/i.test(before);
  return formsOf({ ...found.ordinal, isFeminine })
    .filter((form) => form !== ordinal)
    .map((form) => `${before}${form}${after}`.replace(/^(?:le|la|les)\s+/i, '').trim());
}
