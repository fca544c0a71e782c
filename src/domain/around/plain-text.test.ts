import fc from 'fast-check';
import { expect, test } from 'vitest';
import '@/testing/property-seed.ts';
import { plainLine, wordsOfHtml } from './plain-text.ts';

test('a name with a script in it stays a name', () => {
  expect(plainLine('<script>alert(1)</script> Croix', 80)).toBe(
    '<script>alert(1)</script> Croix',
  );
  expect(plainLine('Croix\u0000 \u202Eod\u202C\n du   bourg', 80)).toBe(
    'Croix od du bourg',
  );
});

test('the name of an author is read without its links', () => {
  const html =
    '<a href="//commons.wikimedia.org/wiki/User:Rama" title="User:Rama">Rama</a> &amp; Musée Bolo';
  expect(wordsOfHtml(html, 80)).toBe('Rama & Musée Bolo');
  expect(wordsOfHtml('<script>steal()</script><b>Anne</b>, Dinan', 80)).toBe(
    'Anne, Dinan',
  );
});

test('a line is never longer than it may be, and never ends in half a letter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      const line = plainLine(text, 20);
      expect(line.length).toBeLessThanOrEqual(20);
      expect(line).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/);
      expect(line).not.toContain('\n');
    }),
  );
});
