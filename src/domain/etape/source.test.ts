import { expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { sourceSchema, withSources } from './source.ts';

const wikidata = { titre: 'Wikidata', url: 'https://www.wikidata.org/wiki/Q1' };

test.each(['javascript:alert(1)', 'http://exemple.fr', 'https://', 'https://a b', ''])(
  'no source leads to « %s »',
  (url) => {
    expect(sourceSchema.safeParse({ titre: 'x', url }).success).toBe(false);
  },
);

test('a source leads to an address of the web', () => {
  expect(sourceSchema.safeParse(wikidata).success).toBe(true);
});

test('a source is named once, and eight are kept', () => {
  const many = Array.from({ length: 12 }, (_, index) => ({
    titre: 'x',
    url: `https://exemple.fr/${index}`,
  }));
  expect(withSources([wikidata], [{ ...wikidata, titre: 'Encore' }])).toEqual([wikidata]);
  expect(withSources([wikidata], many)).toHaveLength(limits.sourceCount.max);
});
