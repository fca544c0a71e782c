import { expect, test } from 'vitest';
import { controlOf, rangOf, signes, signeWords } from './signe.ts';

test('every sign has a rank of its own, and letters theirs in the alphabet', () => {
  expect(new Set(signes).size).toBe(signes.length);
  expect(rangOf('A')).toBe(1);
  expect(rangOf('Z')).toBe(26);
  expect(rangOf('☀')).toBe(27);
  expect(rangOf('a')).toBe(0);
});

test('a sign is read aloud by its name', () => {
  expect(signeWords('M')).toBe('la lettre M');
  expect(signeWords('★')).toBe('une étoile');
});

test('the check digit tells a sign from its neighbours, and from the same sign of the next part', () => {
  // M is 13: 13 + 4 = 17.
  expect(controlOf('M', 4)).toBe(7);
  expect(controlOf('N', 4)).not.toBe(controlOf('M', 4));
  expect(controlOf('M', 5)).not.toBe(controlOf('M', 4));
});
