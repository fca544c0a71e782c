import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatSiren, isSiren, typedSiren } from './siren.ts';

test('the numbers of true territories are accepted', () => {
  // CA Terre de Provence, Dijon Métropole, CA de La Rochelle (file epci.json of @etalab/decoupage-administratif).
  for (const siren of ['200035087', '242100410', '241700434']) {
    expect(isSiren(siren)).toBe(true);
  }
});

test('a number of another length, or with a letter, is none', () => {
  for (const text of ['', '20003508', '2000350877', '20003508A', '200 035 087']) {
    expect(isSiren(text)).toBe(false);
  }
});

test('one wrong digit is always seen', () => {
  fc.assert(
    fc.property(fc.nat({ max: 8 }), fc.integer({ min: 1, max: 9 }), (place, added) => {
      const digits = Array.from('200035087', Number);
      digits[place] = ((digits[place] ?? 0) + added) % 10;
      expect(isSiren(digits.join(''))).toBe(false);
    }),
  );
});

test('a number is read as people write it, and written as they read it', () => {
  expect(typedSiren(' 200 035\u202F087 ')).toBe('200035087');
  expect(typedSiren('200.035-087')).toBe('200035087');
  expect(formatSiren('200035087')).toBe('200\u202F035\u202F087');
});
