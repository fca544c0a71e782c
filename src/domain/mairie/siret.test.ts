import { expect, test } from 'vitest';
import { formatSiret, parseSiret } from './siret.ts';

test.each([
  // INSEE, DINUM, and an establishment of La Poste, which Luhn alone would refuse.
  ['120 027 016 00563', '12002701600563'],
  ['13002526500013', '13002526500013'],
  ['35600000000048', '35600000000048'],
  ['35600000049837', '35600000049837'],
])('« %s » is a SIRET', (text, digits) => {
  expect(parseSiret(text)).toBe(digits);
});

test.each([
  ['one digit is wrong', '12002701600564'],
  ['two digits changed places', '12002710600563'],
  ['a digit is missing', '1200270160056'],
  ['it is a SIREN', '120027016'],
  ['it has letters', '12002701600S63'],
  ['nothing is written', ''],
  ['an establishment of La Poste has a wrong sum', '35600000049838'],
])('is refused where %s', (_why, text) => {
  expect(parseSiret(text)).toBeNull();
});

test('is written in groups', () => {
  expect(formatSiret('12002701600563')).toBe('120\u00A0027\u00A0016\u00A000563');
});
