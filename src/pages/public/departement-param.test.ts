import { expect, test } from 'vitest';
import { departementOfAddress } from './departement-param.ts';

/** Redirection of a département's address. */
function redirection(param: string, path: string): string | null {
  try {
    departementOfAddress(param, { url: `https://quetes.example${path}` });
    return null;
  } catch (thrown) {
    return thrown instanceof Response ? thrown.headers.get('Location') : null;
  }
}

test.each([
  ['2a', '/les_quetes/2a/ajaccio?q=1', '/les_quetes/2A/ajaccio?q=1'],
  ['finistere', '/de/les_quetes/finistere', '/de/les_quetes/29'],
  ['2a', '/it/les_quetes/2a/ajaccio', '/it/les_quetes/2A/ajaccio'],
])('« %s » at %s leads to %s, in the language of the address', (param, path, own) => {
  expect(redirection(param, path)).toBe(own);
});

test('a code of a département is not redirected', () => {
  expect(redirection('22', '/nl/les_quetes/22')).toBeNull();
});
