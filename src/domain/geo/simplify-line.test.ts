import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitLine, simplifyLine } from './simplify-line.ts';

const at = (lat: number, lon: number) => ({ lat, lon });

describe('a simpler line', () => {
  it('loses what lies on the way, and keeps its corners', () => {
    const corner = at(48.01, 2);
    const line = [at(48, 2), at(48.005, 2.000_001), corner, at(48.01, 2.01)];
    expect(simplifyLine(line, 1)).toEqual([line[0], corner, line[3]]);
  });

  it('of no point, one or two is the same', () => {
    for (const line of [[], [at(1, 1)], [at(1, 1), at(1, 1)]]) {
      expect(simplifyLine(line, 5)).toEqual(line);
    }
  });

  it('has no more points than asked and the same ends, whatever it was', () => {
    const position = fc.record({
      lat: fc.double({ min: 41, max: 51, noNaN: true }),
      lon: fc.double({ min: -5, max: 9, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(position, { minLength: 2, maxLength: 200 }), (line) => {
        const fitted = fitLine(line, 20);
        expect(fitted.length).toBeLessThanOrEqual(20);
        expect([fitted[0], fitted.at(-1)]).toEqual([line[0], line.at(-1)]);
      }),
      { numRuns: 40 },
    );
  });
});
