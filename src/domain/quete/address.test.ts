import { describe, expect, test } from 'vitest';
import { addressOf, queteIdOf } from './address.ts';

describe('the address of a quête', () => {
  test('is its id, part by part, both ways', () => {
    const address = {
      departement: '2A',
      communeSlug: 'ajaccio',
      slug: 'sur-les-pas-de-letizia',
    };
    expect(queteIdOf(address)).toBe('2A_ajaccio_sur-les-pas-de-letizia');
    expect(addressOf(queteIdOf(address))).toEqual(address);
  });

  test.each(['', 'Majuscule', 'deux__traits', '../autre', 'a b', 'é'])(
    'refuses « %s » as a slug',
    (slug) => {
      expect(() =>
        queteIdOf({ departement: '22', communeSlug: 'dinan', slug }),
      ).toThrow();
    },
  );
});
