import { expect, test } from 'vitest';
import { meanNote } from './avis.ts';

test('the mean is to one decimal, and there is none before the first opinion', () => {
  expect(meanNote([])).toBeNull();
  expect(meanNote([{ note: 5 }, { note: 4 }, { note: 4 }])).toBe(4.3);
});
