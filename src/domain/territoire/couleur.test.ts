import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  contrasteAvecBlanc,
  couleurLisible,
  isCouleurLisible,
  typedCouleur,
} from './couleur.ts';

test('a colour is read as people write it', () => {
  expect(typedCouleur(' 1D5C4A ')).toBe('#1d5c4a');
  expect(typedCouleur('#abc')).toBe('#aabbcc');
  for (const text of ['', 'rouge', '#12', '#12345', '#1234567', '#gggggg']) {
    expect(typedCouleur(text)).toBeNull();
  }
});

test('contrast is that of WCAG: 21 for black, 1 for white, 4.54 for the grey #767676', () => {
  expect(contrasteAvecBlanc('#000000')).toBeCloseTo(21, 5);
  expect(contrasteAvecBlanc('#ffffff')).toBeCloseTo(1, 5);
  expect(contrasteAvecBlanc('#767676')).toBeCloseTo(4.54, 2);
});

test('yellow is refused, and an ochre of the same hue is proposed', () => {
  expect(isCouleurLisible('#ffd500')).toBe(false);
  expect(couleurLisible('#ffd500')).toBe('#8c7500');
  expect(isCouleurLisible('#767676')).toBe(true);
  expect(isCouleurLisible('#777777')).toBe(false);
});

test('what is proposed passes, and a colour that passes stays as it is', () => {
  const colour = fc
    .integer({ min: 0, max: 0xff_ff_ff })
    .map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(colour, (couleur) => {
      const proposed = couleurLisible(couleur);
      expect(isCouleurLisible(proposed)).toBe(true);
      expect(proposed === couleur).toBe(isCouleurLisible(couleur));
    }),
  );
});
