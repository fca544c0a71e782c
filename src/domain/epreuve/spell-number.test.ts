import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalisedWords } from './canonical-answer.ts';
import { spellNumber } from './spell-number.ts';
import { spelledNumber } from './spelled-number.ts';

describe('spellNumber', () => {
  it.each([
    [0, 'zéro'],
    [21, 'vingt et un'],
    [71, 'soixante et onze'],
    [80, 'quatre-vingts'],
    [81, 'quatre-vingt-un'],
    [97, 'quatre-vingt-dix-sept'],
    [100, 'cent'],
    [200, 'deux cents'],
    [203, 'deux cent trois'],
    [1_000, 'mille'],
    [1_789, 'mille sept cent quatre-vingt-neuf'],
    [80_000, 'quatre-vingt mille'],
    [200_000, 'deux cent mille'],
  ])('writes %i as « %s »', (value, words) => {
    expect(spellNumber(value)).toBe(words);
  });

  it('writes text that parses to the same number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 999_999 }), (value) => {
        expect(spelledNumber(normalisedWords(spellNumber(value)))).toBe(value);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([-1, 1.5, 1_000_000, Number.NaN])('refuses %s', (value) => {
    expect(() => spellNumber(value)).toThrow(RangeError);
  });
});
