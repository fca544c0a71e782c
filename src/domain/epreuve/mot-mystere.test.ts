import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testEtapeId } from '@/testing/play-factories.ts';
import { dealLettres, lettresDe } from './mot-mystere.ts';

test('The letters of a word are those of its first answer, without articles or accents', () => {
  expect(lettresDe(['', 'L’Été 1900', 'autre'])).toBe('ETE1900');
  expect(lettresDe([])).toBe('');
});

test('Every letter is dealt once, and no étape gets two more than another', () => {
  const letter = fc.constantFrom('A', 'B', 'E', '1');
  const count = fc.integer({ min: 1, max: 60 });
  fc.assert(
    fc.property(
      fc.array(letter, { minLength: 3, maxLength: 20 }),
      count,
      (letters, etapes) => {
        const ids = Array.from({ length: etapes }, (_, index) => testEtapeId(index + 1));
        const dealt = dealLettres(letters, ids).map(({ lettres }) => lettres);
        expect(Array.from(dealt.join('')).toSorted()).toEqual(letters.toSorted());
        const lengths = dealt.map(({ length }) => length);
        expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1);
      },
    ),
  );
});
