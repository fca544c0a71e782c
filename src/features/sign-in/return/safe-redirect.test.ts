import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

test.each([
  '/',
  '/user',
  '/admin/parcours/edit?id=abc',
  '/les_quetes/22/dinan/le-secret?x=1&y=%2F%2Fevil#etape-3',
  '/les_quetes?q=https://evil.example',
  '/user#//evil',
])('%s is followed', (text) => {
  expect(safeRedirect(text)).toBe(text);
});

test.each([
  '',
  'user',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/user\\..\\..',
  'https://evil.example/user',
  'http:evil.example',
  'HTTPS://evil.example',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,hello',
  'blob:https://evil.example/1',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/ /evil.example',
  '/\u0000/evil.example',
  '/\u2028/evil.example',
  '/.//evil.example',
  '/./\\evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/%2E%2E//evil.example',
  '%2F%2Fevil.example',
  'evil.example',
  '@evil.example',
  '?redirect=//evil.example',
  '#//evil.example',
  '/login',
  '/login/',
  '/login?redirect=/login',
  '/x/../login',
  `/${'a'.repeat(2_000)}`,
])('%j is not followed', (text) => {
  expect(safeRedirect(text)).toBe('/');
  expect(safeRedirect(text, '/user')).toBe('/user');
});

test.each(['/%2F%2Fevil.example', '/%5Cevil.example', '/%09/evil.example'])(
  '%s is a path of this site, and stays encoded',
  (text) => {
    expect(safeRedirect(text)).toBe(text);
  },
);

test('for any request, a browser stays on the site', () => {
  const bit = fc.constantFrom(
    ...['/', '\\', '.', '..', '%2e', '%2f', ':', '@', '\t', '\n', ' ', '?', '#'],
    ...['http', 'evil.example', 'user', 'javascript:', '\u0000', '\u00A0', '。'],
  );
  const text = fc.array(bit, { maxLength: 8 }).map((bits) => bits.join(''));
  fc.assert(
    fc.property(text, (asked) => {
      const target = safeRedirect(asked);
      expect(new URL(target, 'https://quetes.example').origin).toBe(
        'https://quetes.example',
      );
      expect(target).toMatch(/^\/(?!\/)/);
    }),
    { numRuns: 3_000 },
  );
});
