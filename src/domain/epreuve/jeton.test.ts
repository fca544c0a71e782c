import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomBytes } from '@/lib/random-bytes.ts';
import { formatJeton, jetonPattern, randomJeton, readJeton } from './jeton.ts';

describe('a jeton', () => {
  test('is drawn in its own alphabet, never the same twice', () => {
    const drawn = Array.from({ length: 50 }, () => randomJeton(randomBytes));
    expect(new Set(drawn).size).toBe(50);
    for (const jeton of drawn) expect(jeton).toMatch(jetonPattern);
  });

  test('is read back however it is printed, spaced or cased', () => {
    fc.assert(
      fc.property(fc.constantFrom(' ', '-', '', ' . '), (separator) => {
        const jeton = randomJeton(randomBytes);
        const typed = formatJeton(jeton).replaceAll(' ', separator);
        expect(readJeton(typed)).toBe(jeton);
        expect(readJeton(typed.toLowerCase())).toBe(jeton);
      }),
    );
  });

  test('is read with the letters that look like its own', () => {
    expect(readJeton('OIL2 345U 789A BCDE')).toBe('0112345v789abcde');
  });

  test.each(['', 'trop court', 'https://exemple.fr/page', '7K2M 9QXA 4TBD 0H3V 1'])(
    'is not read in « %s »',
    (text) => {
      expect(readJeton(text)).toBeNull();
    },
  );
});
