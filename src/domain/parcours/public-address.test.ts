import { describe, expect, it } from 'vitest';
import { createParcours } from '@/testing/factories.ts';
import { publicAddressOf } from './public-address.ts';

describe('publicAddressOf', () => {
  it('makes the address from the commune and the title', () => {
    expect(publicAddressOf(createParcours(), null)).toEqual({
      departement: '22',
      communeSlug: 'dinan',
      slug: 'le-secret-du-lavoir',
    });
  });

  it('prefers the end that the author chose', () => {
    const parcours = createParcours({ slug: 'lavoir' });
    expect(publicAddressOf(parcours, null)?.slug).toBe('lavoir');
  });

  it('keeps the address of the first publication', () => {
    const parcours = createParcours({ titre: 'Un autre titre' });
    expect(publicAddressOf(parcours, { queteId: '22_dinan_lavoir' })).toEqual({
      departement: '22',
      communeSlug: 'dinan',
      slug: 'lavoir',
    });
  });

  it('has none without a commune, or when the title holds no letter', () => {
    expect(publicAddressOf(createParcours({ commune: null }), null)).toBeNull();
    expect(publicAddressOf(createParcours({ titre: '? !' }), null)).toBeNull();
  });
});
