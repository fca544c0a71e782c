import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageRoutes } from '../routes.tsx';
import { ownAddress } from './own-address.ts';

const patterns = pageRoutes.map(({ path }) => path);

test.each([
  ['/Blog', '/blog'],
  ['/FAQ', '/faq'],
  ['/DEFAULTFORMDATA', '/defaultFormData'],
  ['/f%61q', '/faq'],
  ['//faq', '/faq'],
  ['/faq/', '/faq'],
  ['/faq.', '/faq'],
  ['/faq/...', '/faq'],
  ['/faq).', '/faq'],
  ['/faq,', '/faq'],
  ['/faq%C2%BB', '/faq'],
  ['/faq%20', '/faq'],
  ['/faq%22', '/faq'],
  ['/faq%3E;', '/faq'],
  ['/les_quetes/13/arles/le-secret]', '/les_quetes/13/arles/le-secret'],
  ['/les_quetes/13/arles/le-secret).', '/les_quetes/13/arles/le-secret'],
  ['//', '/'],
  ['/admin//parcours///Dashboard', '/admin/parcours/dashboard'],
  ['/Les_Codes/substitution/cesar', '/les_codes/substitution/cesar'],
  ['/les_quetes//13', '/les_quetes/13'],
  ['/LES_QUETES/13/Arles/Le-Secret/JOUER', '/les_quetes/13/Arles/Le-Secret/jouer'],
])('%s is another way to write %s', (path, own) => {
  expect(ownAddress(path, patterns)).toBe(own);
});

test.each([
  ['/', 'the home page'],
  ['/faq', 'a page'],
  ['/les_quetes/2A/ajaccio', 'a page with parameters'],
  ['/nulle-part', 'no page'],
  ['/Nulle.Part.', 'no page'],
  ['/faq%2F', 'a slash that is encoded, which is part of a name'],
  ['/les_codes%2Fsubstitution', 'a slash that is encoded, which is part of a name'],
  ['/%', 'no encoding'],
  [`/${'a'.repeat(2000)}`, 'two thousand characters'],
])('%s has no other address: it is %s', (path) => {
  expect(ownAddress(path, patterns)).toBeNull();
});

test('leads to an address of this site that leads no further', () => {
  const part = fc.oneof(
    fc.constantFrom('', 'Blog', 'les_quetes', 'LES_CODES', '13', '.', 'faq.', '%2F', '%'),
    fc.string({ maxLength: 5 }).map(encodeURIComponent),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
      const own = ownAddress(`/${parts.join('/')}`, patterns);
      if (own === null) return;
      expect(own).toMatch(/^\/(?!\/)/);
      expect(ownAddress(own, patterns)).toBeNull();
    }),
  );
});
