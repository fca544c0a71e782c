import { expect, it } from 'vitest';
import { reliefOf, walkingMinutes } from './relief.ts';

it('counts metres gained and lost, not the noise', () => {
  expect(reliefOf([10, 11, 10, 12, 30, 29, 31, 12])).toEqual({
    montee: 20,
    descente: 18,
    minimum: 10,
    maximum: 31,
  });
});

it('is unknown for fewer than two altitudes', () => {
  expect(reliefOf([])).toBeNull();
  expect(reliefOf([12])).toBeNull();
});

it('makes a climb take the time of a longer way', () => {
  expect(walkingMinutes(1_000, 0)).toBe(20);
  expect(walkingMinutes(1_000, 100)).toBe(30);
});
