import { expect, test } from 'vitest';
import { contrasteAvecBlanc, couleurList, isCouleurLisible } from './couleur.ts';

test('contrast is that of WCAG: 21 for black, 1 for white, 4.54 for the grey #767676', () => {
  expect(contrasteAvecBlanc('#000000')).toBeCloseTo(21, 5);
  expect(contrasteAvecBlanc('#ffffff')).toBeCloseTo(1, 5);
  expect(contrasteAvecBlanc('#767676')).toBeCloseTo(4.54, 2);
});

test('a colour on which white cannot be read is refused', () => {
  expect(isCouleurLisible('#ffd500')).toBe(false);
  expect(isCouleurLisible('#767676')).toBe(true);
  expect(isCouleurLisible('#777777')).toBe(false);
});

test('white letters can be read on every colour that is offered', () => {
  expect(couleurList.every(([couleur]) => isCouleurLisible(couleur))).toBe(true);
});
