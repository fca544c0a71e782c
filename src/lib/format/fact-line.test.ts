import { expect, test } from 'vitest';
import { factLine } from './fact-line.ts';

test('a line of facts may break after « · » alone, and leaves out the empty ones', () => {
  expect(factLine(['Dinan', '', '2,4\u00A0km'])).toBe('Dinan\u00A0· 2,4\u00A0km');
  expect(factLine([])).toBe('');
});
