import { expect, test } from 'vitest';
import { tamponDate } from './tampon-date.ts';

test.each([
  ['2026-11-21T12:00:00Z', '21 NOV.', '2026', '21 novembre 2026'],
  // After midnight in Paris, before it in London: the computer that builds the pages may be anywhere.
  ['2026-11-21T23:30:00Z', '22 NOV.', '2026', '22 novembre 2026'],
  ['2026-12-31T23:30:00Z', '1 JANV.', '2027', '1er janvier 2027'],
  ['2026-06-30T22:30:00Z', '1 JUIL.', '2026', '1er juillet 2026'],
])('%s is the day it is in Paris: %s %s', (at, day, year, long) => {
  expect(tamponDate(new Date(at))).toEqual({ day, year, long });
});
