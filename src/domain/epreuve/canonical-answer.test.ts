import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canonicalChoix,
  canonicalText,
  normalisedWords,
  parseNombre,
} from './canonical-answer.ts';

describe('canonicalText', () => {
  test.each([
    ['La Tour', 'tour'],
    ['  l’église !', 'eglise'],
    ["L'ÉGLISE", 'eglise'],
    ['Cœur de bœuf', 'coeurdeboeuf'],
    ['SŒUR', 'soeur'],
    ['Saint-Rémy-de-Provence', 'saintremydeprovence'],
    ['1 851', '1851'],
    ['Le Un', 'un'],
    ['de la', 'la'],
    ['e\u0301cole', 'ecole'],
    ['ﬁl', 'fil'],
    ['m²', 'm2'],
    ['la\u00ADvoir', 'lavoir'],
    ['la\u200Bvoir\uFEFF', 'lavoir'],
    ['Tromsø', 'tromso'],
  ])('reads « %s » as %s', (typed, canonical) => {
    expect(canonicalText(typed)).toBe(canonical);
  });

  test.each(['', '   ', '?!…', 'Ἀθῆναι', 'a'.repeat(65)])('refuses « %s »', (typed) => {
    expect(canonicalText(typed)).toBeNull();
  });

  test('keeps an answer of exactly 64 characters', () => {
    expect(canonicalText('a'.repeat(64))).toBe('a'.repeat(64));
  });

  test('returns only forms that the rules accept, and the same for its own result', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const canonical = canonicalText(typed);
        if (canonical === null) return;
        expect(canonical).toMatch(/^[a-z0-9]{1,64}$/);
        expect(canonicalText(canonical)).toBe(canonical);
      }),
      { numRuns: 2_000 },
    );
  });

  test('does not see case, accents as marks, spaces around or punctuation', () => {
    const word = fc.string({
      unit: fc.constantFrom(...Array.from('abcdeéèêàçôûïœ0123456789')),
      minLength: 3,
      maxLength: 12,
    });
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 3 }), (words) => {
        const plain = canonicalText(words.join(' '));
        const shouted = ` « ${words.join(' - ').toUpperCase().normalize('NFD')} » ! `;
        expect(canonicalText(shouted)).toBe(plain);
      }),
    );
  });
});

describe('normalisedWords', () => {
  test('gives words of lower-case letters and digits only', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const word of normalisedWords(text)) expect(word).toMatch(/^[a-z0-9]+$/);
      }),
    );
  });
});

describe('canonicalChoix', () => {
  test('does not depend on the order in which options were chosen', () => {
    expect(canonicalChoix(['b2', 'a1'])).toBe('a1-b2');
    expect(canonicalChoix(['a1', 'b2', 'a1'])).toBe('a1-b2');
  });

  test('is null when nothing is chosen', () => {
    expect(canonicalChoix([])).toBeNull();
  });
});

describe('parseNombre', () => {
  test.each([
    ['1 234,5', 1234.5],
    ['1\u202F234', 1234],
    ['1234.5', 1234.5],
    ['-3', -3],
    ['−3', -3],
    ['+7', 7],
    [' 12 ', 12],
    ['12,', 12],
    [',5', 0.5],
    ['007', 7],
    ['1.234,5', 1_234.5],
    ['12.000,00', 12_000],
    ['1.234.567', 1_234_567],
    ['1,234.5', 1_234.5],
    ['1,234,567', 1_234_567],
    ['12\u00A0000', 12_000],
    ['12\u202F000', 12_000],
    ['12’000', 12_000],
    ['12,000', 12],
    ['0.125', 0.125],
    ['12.0000', 12],
    ['12.00', 12],
    ['-1.234,5', -1_234.5],
    ['١٢', 12],
    ['१२,५', 12.5],
    ['１２', 12],
    ['۱۲۳', 123],
    ['৩', 3],
    ['١٢٫٥', 12.5],
  ])('reads « %s » as %d', (typed, value) => {
    expect(parseNombre(typed)).toBe(value);
  });

  test.each([
    '',
    ' ',
    'douze',
    '1.2.3',
    '1,2,3',
    '12 m',
    '1e3',
    '--1',
    '-',
    ',',
    '0x10',
    '12.000',
    '-1.234',
    '1.851',
    '1.23,4.5',
    '1'.repeat(16),
  ])('refuses « %s »', (typed) => {
    expect(parseNombre(typed)).toBeNull();
  });

  test('never gives minus zero, which would be another number in some stores', () => {
    expect(Object.is(parseNombre('-0'), 0)).toBe(true);
  });

  test('reads back every number that French formatting writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (thousandths) => {
        const value = thousandths / 1_000;
        const written = value.toLocaleString('fr-FR', { maximumFractionDigits: 3 });
        expect(parseNombre(written)).toBe(value + 0);
      }),
    );
  });
});
