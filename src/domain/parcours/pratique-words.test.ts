import { describe, expect, test } from 'vitest';
import { ouvertureText } from './pratique-words.ts';

describe('when a quête is open, in words', () => {
  test.each([
    [[], null, 'Toute l’année, à toute heure'],
    [['hiver'], null, 'En hiver'],
    [['printemps', 'ete'], null, 'Au printemps et en été'],
    [
      ['printemps', 'ete', 'automne'],
      { de: 540, a: 1_110 },
      'Au printemps, en été et en automne, de 9\u00A0h à 18\u00A0h\u00A030',
    ],
    [[], { de: 420, a: 1_440 }, 'Toute l’année, de 7\u00A0h à minuit'],
  ] as const)('%j, %j', (saisons, horaires, words) => {
    expect(ouvertureText({ saisons: [...saisons], horaires })).toBe(words);
  });
});
