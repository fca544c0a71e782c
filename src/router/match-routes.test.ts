import { describe, expect, test } from 'vitest';
import { matchRoutes } from './match-routes.ts';

const quete = { path: '/les_quetes/:departement/:commune/:slug' };
const codes = { path: '/les_codes/*' };
const routes = [
  { path: '*' },
  { children: [{ path: '/' }, { path: '/les_codes' }, codes, quete] },
  { path: '/les_quetes/:departement' },
];

function pathAt(pathname: string): string | undefined {
  return matchRoutes(routes, { pathname })?.page.path;
}

describe('the page of an address', () => {
  test.each([
    ['/', '/'],
    ['/les_codes', '/les_codes'],
    ['/les_codes/', '/les_codes'],
    ['/LES_CODES', '/les_codes'],
    ['/les_codes/substitution/cesar', '/les_codes/*'],
    ['/les_quetes/13', '/les_quetes/:departement'],
    ['/les_quetes/13/arles/le-secret', '/les_quetes/:departement/:commune/:slug'],
    ['/les_quetes/13/arles/le-secret/jouer', '*'],
    ['/les_quetes//arles/le-secret', '*'],
    ['//evil.example', '*'],
    ['/inconnue', '*'],
  ])('%s is that of %s', (pathname, path) => {
    expect(pathAt(pathname)).toBe(path);
  });

  test('is none where nothing answers', () => {
    expect(matchRoutes([quete], { pathname: '/faq' })).toBeNull();
  });

  test('comes with the layouts it stands in, the outermost first', () => {
    const layout = { children: [quete] };
    const root = { children: [layout] };
    const match = matchRoutes<object>([root], { pathname: '/les_quetes/13/arles/x' });
    expect(match?.routes).toEqual([root, layout, quete]);
  });
});

describe('what a path holds', () => {
  const paramsAt = (pathname: string) =>
    matchRoutes([quete, codes], { pathname })?.params;

  test('is decoded, an encoded slash too', () => {
    expect(paramsAt('/les_quetes/13/les%20baux/une%2Fautre')).toEqual({
      departement: '13',
      commune: 'les baux',
      slug: 'une/autre',
    });
  });

  test('is left as it was written when it was badly encoded', () => {
    expect(paramsAt('/les_quetes/13/arles/%E0%A4%A')).toMatchObject({ slug: '%E0%A4%A' });
  });

  test('is whatever follows, for a star', () => {
    expect(paramsAt('/les_codes/signaux/morse')).toEqual({ '*': 'signaux/morse' });
  });
});
