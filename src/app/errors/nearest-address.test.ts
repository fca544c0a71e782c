import { expect, test } from 'vitest';
import { editDistance, nearestAddresses } from './nearest-address.ts';

test.each([
  ['', '', 0],
  ['faq', 'faq', 0],
  ['fac', 'faq', 1],
  ['mairi', 'mairie', 1],
  ['contcat', 'contact', 2],
  ['', 'abc', 3],
])('« %s » and « %s » are %d letters apart', (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance);
});

const addressesFor = (path: string) => nearestAddresses(path).map(({ to }) => to);

test.each([
  ['/mairies', '/mairie'],
  ['/Contact/', '/contact'],
  ['/les_quête', '/les_quetes'],
  ['/fac', '/faq'],
  ['/defaultformdata2', '/defaultFormData'],
])('%s may mean %s', (path, meant) => {
  expect(addressesFor(path)[0]).toBe(meant);
});

test('an article that is not there leads to the others, and to nothing else', () => {
  expect(addressesFor('/blog')).toEqual(['/blog']);
});

test.each([
  '/',
  '/x',
  '/les_quetes/13/barbentanne',
  '/nulle-part/du-tout',
  `/${'a'.repeat(3_000)}`,
  '/%E0%A4%A',
])('%s is near nothing', (path) => {
  expect(nearestAddresses(path)).toEqual([]);
});
