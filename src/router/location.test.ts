import { describe, expect, test } from 'vitest';
import { createPath, parsePath, resolvePath } from './location.ts';

test.each([
  ['/', { pathname: '/', search: '', hash: '' }],
  ['/faq?q=age#enfants', { pathname: '/faq', search: '?q=age', hash: '#enfants' }],
  ['/faq#a?b', { pathname: '/faq', search: '', hash: '#a?b' }],
  ['?q=1', { pathname: '', search: '?q=1', hash: '' }],
])('%s has its parts, and is made of them again', (path, parts) => {
  expect(parsePath(path)).toEqual(parts);
  if (parts.pathname !== '') expect(createPath(parts)).toBe(path);
});

test('marks are put where they are missing, and left out where nothing follows them', () => {
  expect(createPath({ pathname: '/faq', search: 'q=1', hash: 'a' })).toBe('/faq?q=1#a');
  expect(createPath({ pathname: '/faq', search: '?', hash: '#' })).toBe('/faq');
});

describe('where a link leads', () => {
  const from = { pathname: '/mairie' };
  test.each([
    ['/faq', '/faq'],
    ['?commune=arles', '/mairie?commune=arles'],
    ['#kit', '/mairie#kit'],
    ['', '/mairie'],
  ])('from /mairie, « %s » leads to %s', (to, path) => {
    expect(createPath(resolvePath(to, from))).toBe(path);
  });

  test('may be told by its parts', () => {
    expect(createPath(resolvePath({ search: '?q=1' }, from))).toBe('/mairie?q=1');
    expect(createPath(resolvePath({ pathname: '/faq', hash: '#a' }, from))).toBe(
      '/faq#a',
    );
  });
});
