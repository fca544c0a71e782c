import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvRows } from '@/testing/strict-csv.ts';
import { toCsvText } from './csv.ts';

const formula = /^[=+\-@\t\r\n＝＋－＠]/;

describe('a table as CSV', () => {
  test.each([
    ['a comma', 'Le lavoir, la fontaine', '"Le lavoir, la fontaine"'],
    ['quotes', 'Le "lavoir"', '"Le ""lavoir"""'],
    ['a line break', 'Le lavoir\r\nla fontaine', '"Le lavoir\r\nla fontaine"'],
    ['semicolons', 'un ; deux', 'un ; deux'],
  ])('keeps %s', (_, titre, written) => {
    const text = toCsvText([['titre'], [titre]], ',');
    expect(text).toBe(`\uFEFFtitre\r\n${written}\r\n`);
    expect(csvRows(text, ',')).toEqual([['titre'], [titre]]);
  });

  test.each([
    '=1+1',
    '+33',
    '-cmd',
    '@SOMME(A1)',
    '\t=1',
    '\n=1',
    '＝1+1',
    '＋33',
    '＠SOMME(A1)',
    '－cmd',
    '=HYPERLINK("x";"y")',
  ])('makes the formula %j a text', (titre) => {
    const text = toCsvText([['titre'], [titre]], ';');
    expect(csvRows(text, ';')).toEqual([['titre'], [`'${titre}`]]);
  });

  test('writes a negative number as a number, with a decimal comma for spreadsheets in French', () => {
    expect(toCsvText([[-2.04, null]], ',')).toBe('\uFEFF-2.04,\r\n');
    expect(toCsvText([[-2.04, null]], ';')).toBe('\uFEFF-2,04;\r\n');
  });

  test('gives any text back to a strict reader, and never a formula', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.string({ unit: 'binary' }), fc.string()), { minLength: 1 }),
        fc.constantFrom(',' as const, ';' as const),
        (rows, delimiter) => {
          const read = csvRows(toCsvText([['a', 'b'], ...rows], delimiter), delimiter);
          const led = (text: string) => (formula.test(text) ? `'${text}` : text);
          expect(read).toEqual([['a', 'b'], ...rows.map((row) => row.map(led))]);
          expect(read.flat().filter((text) => formula.test(text))).toEqual([]);
        },
      ),
    );
  });
});
