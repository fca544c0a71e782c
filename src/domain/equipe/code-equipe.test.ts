import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomBytes } from '@/lib/random-bytes.ts';
import {
  codeEquipePattern,
  formatCodeEquipe,
  randomCodeEquipe,
  readCodeEquipe,
} from './code-equipe.ts';

describe('the code of a team', () => {
  test('is drawn without a letter that looks like another', () => {
    for (let time = 0; time < 50; time += 1) {
      expect(randomCodeEquipe(randomBytes)).toMatch(codeEquipePattern);
    }
  });

  test('is read back from how it is shown, with spaces, dashes and in lower case', () => {
    const blank = fc.constantFrom('', ' ', '\u00A0', '-', '.');
    fc.assert(
      fc.property(fc.array(blank, { minLength: 6, maxLength: 6 }), (blanks) => {
        const codeEquipe = randomCodeEquipe(randomBytes);
        const typed = blanks.map((one, at) => one + (codeEquipe[at] ?? '')).join('');
        expect(readCodeEquipe(typed.toLowerCase())).toBe(codeEquipe);
        expect(readCodeEquipe(formatCodeEquipe(codeEquipe))).toBe(codeEquipe);
      }),
    );
  });

  test.each(['', 'KTMRA', 'KTMRAPS', 'KTMRA1', 'OLIQUW', 'KTM/AP'])(
    'is not « %s »',
    (typed) => {
      expect(readCodeEquipe(typed)).toBe(null);
    },
  );
});
