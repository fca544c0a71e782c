import { afterEach, expect, test } from 'vitest';
import { typographie } from '@/lib/format/typographie.ts';
import { authoredLang, authoredLangue, setAuthoredLangue } from './authored.ts';
import { setLangue } from './current-langue.ts';
import { otherLangues } from './langue.ts';

afterEach(() => {
  setLangue('fr');
  setAuthoredLangue('fr');
});

test.each(otherLangues)('an author’s text is French in a page in %s', (langue) => {
  setLangue(langue);
  expect(authoredLang()).toBe('fr');
});

test('a French page marks nothing', () => {
  expect(authoredLang()).toBeUndefined();
});

test('an untranslated text is French among the German ones of its étape', () => {
  setLangue('de');
  setAuthoredLangue('de', ['Sous la halle', 'Qui dort ici?']);
  expect(authoredLang('Sous la halle')).toBe('fr');
  expect(authoredLangue('Sous la halle')).toBe('fr');
  expect(authoredLangue(typographie('Qui dort ici?'))).toBe('fr');
  expect(authoredLang('Die Markthalle')).toBeUndefined();
  expect(authoredLang()).toBeUndefined();
  setAuthoredLangue('fr');
  expect(authoredLangue('Die Markthalle')).toBe('fr');
});
