import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalisedWords } from './canonical-answer.ts';
import { spelledNumber } from './spelled-number.ts';

const small =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize'.split(
    ' ',
  );
const tens = [
  '',
  '',
  'vingt',
  'trente',
  'quarante',
  'cinquante',
  'soixante',
  'soixante',
  'quatre-vingt',
  'quatre-vingt',
];

/** French spelling as school teaches it: written apart from the reader, so that both must agree. */
function spell(value: number): string {
  if (value >= 1_000) {
    const thousands = Math.floor(value / 1_000);
    const head = thousands === 1 ? 'mille' : `${spell(thousands)} mille`;
    return value % 1_000 === 0 ? head : `${head} ${spell(value % 1_000)}`;
  }
  if (value >= 100) {
    const hundreds = Math.floor(value / 100);
    const head = hundreds === 1 ? 'cent' : `${spell(hundreds)} cent`;
    if (value % 100 === 0) return hundreds === 1 ? head : `${head}s`;
    return `${head} ${spell(value % 100)}`;
  }
  if (value <= 16) return small[value] ?? '';
  if (value < 20) return `dix-${spell(value - 10)}`;
  if (value === 80) return 'quatre-vingts';
  const ten = Math.floor(value / 10);
  const base = ten === 7 || ten === 9 ? (ten - 1) * 10 : ten * 10;
  const rest = value - base;
  const head = tens[ten] ?? '';
  if (rest === 0) return head;
  const joined = (rest === 1 || rest === 11) && base < 80 ? ' et ' : '-';
  return `${head}${joined}${spell(rest)}`;
}

describe('spelledNumber', () => {
  test('reads every number below one million as it is spelled at school', () => {
    for (let value = 2; value < 3_000; value += 1) {
      expect(spelledNumber(normalisedWords(spell(value)))).toBe(value);
    }
    fc.assert(
      fc.property(fc.integer({ min: 3_000, max: 999_999 }), (value) => {
        expect(spelledNumber(normalisedWords(spell(value)))).toBe(value);
      }),
    );
  });

  test.each([
    ['zéro', 0],
    ['vingt et une', 21],
    ['dix-huit cent cinquante et un', 1851],
    ['mil neuf cent quatorze', 1914],
    ['septante-sept', 77],
    ['nonante-neuf', 99],
  ])('reads « %s »', (words, value) => {
    expect(spelledNumber(normalisedWords(words))).toBe(value);
  });

  test.each([
    '',
    'un',
    'une',
    'lavoir',
    'vingt trente',
    'cent lavoirs',
    'mille mille',
    'deux la',
  ])('reads no number in « %s »', (words) => {
    expect(spelledNumber(normalisedWords(words))).toBeNull();
  });
});
