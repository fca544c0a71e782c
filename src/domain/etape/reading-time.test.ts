import { expect, it } from 'vitest';
import { readingSeconds } from './reading-time.ts';

it('takes no time to read nothing', () => {
  expect(readingSeconds(' … ')).toBe(0);
});

it('counts words as they are said, « l’eau » being two, to the next five seconds', () => {
  expect(readingSeconds('L’eau')).toBe(5);
  expect(readingSeconds('mot '.repeat(150))).toBe(60);
  expect(readingSeconds('mot '.repeat(113))).toBe(50);
});
