import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tidyLine, tidyText } from './tidy-text.ts';

describe('tidyText', () => {
  test.each([
    ['the line break of Word (Shift+Enter)', 'Rue du Puits\u000Bface au lavoir'],
    ['a page break', 'Rue du Puits\u000Cface au lavoir'],
    ['the line separator of Unicode', 'Rue du Puits\u2028face au lavoir'],
    ['the paragraph separator of Unicode', 'Rue du Puits\u2029face au lavoir'],
    ['the next line of mainframes', 'Rue du Puits\u0085face au lavoir'],
    ['the line end of Windows', 'Rue du Puits\r\nface au lavoir'],
    ['the line end of old Macs', 'Rue du Puits\rface au lavoir'],
  ])('reads %s as a line end', (_, pasted) => {
    expect(tidyText(pasted)).toBe('Rue du Puits\nface au lavoir');
  });

  test.each([
    ['a soft hyphen', 'fon\u00ADtaine'],
    ['a zero-width space', 'fon\u200Btaine'],
    ['a word joiner', 'fon\u2060taine'],
    ['a byte order mark', '\uFEFFfon\uFEFFtaine'],
    ['control characters', '\u0000fon\u0007\u001Ftaine\u007F\u0090'],
    ['a lone surrogate', 'fon\uD83Etaine'],
  ])('takes out %s', (_, pasted) => {
    expect(tidyText(pasted)).toBe('fontaine');
  });

  test.each([
    ['•\tune clé'],
    ['\uF0B7\tune clé'],
    ['\uF0B7 une clé'],
    ['\uF0B7une clé'],
    ['\uF0A7\u00A0\u00A0une clé'],
    ['·\tune clé'],
    ['o\tune clé'],
    ['§\tune clé'],
    ['\t▪\tune clé'],
    ['• une clé'],
  ])('reads « %s » as an item of a list', (pasted) => {
    expect(tidyText(`Il faut :\n${pasted}\n${pasted}`)).toBe(
      'Il faut :\n• une clé\n• une clé',
    );
  });

  test.each([
    'habitant·es',
    'o marin, o matelot',
    'Le § 4',
    'Un emoji 👨‍👩‍👧 et 🦉',
    '- une clé\n- un sac',
    'Lavoir\u00A0: 1\u202F832',
    'é ou e\u0301',
    'un\tdeux',
  ])('leaves « %s » as it is', (written) => {
    expect(tidyText(written)).toBe(written);
  });

  test('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(tidyText(tidyText(text))).toBe(tidyText(text));
      }),
    );
    const sign = fc.constantFrom(
      ...Array.from('o·§•\uF0B7\uF0A7 \t\n\u000B\u00AD\u200Ba'),
    );
    fc.assert(
      fc.property(fc.string({ unit: sign, maxLength: 12 }), (text) => {
        expect(tidyText(tidyText(text))).toBe(tidyText(text));
      }),
      { numRuns: 400 },
    );
  });
});

test('tidyLine puts a space where a line ends', () => {
  expect(tidyLine('Rue du Puits\u000Bface au la\u00ADvoir')).toBe(
    'Rue du Puits face au lavoir',
  );
  expect(tidyLine('Le pont ')).toBe('Le pont ');
});
