import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDuree, parseDuree } from './typed-duree.ts';

describe('parseDuree', () => {
  it.each([
    ['90', 90],
    ['45 min', 45],
    ['45 minutes', 45],
    ['1 h 30', 90],
    ['1h30', 90],
    ['1 h', 60],
    ['2 heures', 120],
    ['1,5 h', 90],
    ['1\u00A0h\u00A005', 65],
  ])('reads %s', (text, minutes) => {
    expect(parseDuree(text)).toBe(minutes);
  });

  it.each(['', 'longtemps', '-5', '1 h 30 s', '1:30'])(
    'does not guess from « %s »',
    (text) => {
      expect(parseDuree(text)).toBeNull();
    },
  );

  it('reads back every duration that formatDuree writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_440 }), (minutes) => {
        expect(parseDuree(formatDuree(minutes))).toBe(minutes);
      }),
    );
  });
});
