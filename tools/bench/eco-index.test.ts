import { expect, test } from 'vitest';
import { ecoIndex } from './eco-index.ts';

test.each([
  // The examples of ecoindex_python and of ecoindex.fr.
  [{ elements: 100, requetes: 100, kilo: 100 }, 72],
  [{ elements: 0, requetes: 0, kilo: 0 }, 100],
  [{ elements: 1_000_000, requetes: 10_000, kilo: 1_000_000 }, 0],
])('the EcoIndex of %o is %i', (counts, index) => {
  expect(ecoIndex(counts)).toBe(index);
});
