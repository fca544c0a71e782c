import { expect, test } from 'vitest';
import { endInFrench, speak } from '@/testing/langue.ts';
import { codeTitle } from './code-title.ts';
import { secretCodeCard, secretCodeTable } from './table.ts';

endInFrench();

test('in French, each code has the name of its page', () => {
  const names = secretCodeTable.map((card) => codeTitle(card));
  expect(names).toEqual(secretCodeTable.map(({ titre }) => titre));
});

test('in German, a code has the name that is usual there', async () => {
  await speak('de');
  const cesar = secretCodeCard('cesar');
  expect(cesar && codeTitle(cesar)).toBe('Caesar-Verschlüsselung');
  const morse = secretCodeCard('morse');
  expect(morse && codeTitle(morse)).toBe('Morse');
});
