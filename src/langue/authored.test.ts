import { afterEach, expect, test } from 'vitest';
import { authoredLang } from './authored.ts';
import { setLangue } from './current-langue.ts';
import { otherLangues } from './langue.ts';

afterEach(() => setLangue('fr'));

test.each(otherLangues)('what an author wrote is French in a page in %s', (langue) => {
  setLangue(langue);
  expect(authoredLang()).toBe('fr');
});

test('a French page marks nothing', () => {
  expect(authoredLang()).toBeUndefined();
});
