import { describe, expect, it } from 'vitest';
import { createTimings, describeTimings, quantileOf } from './timings.ts';

describe('quantileOf', () => {
  it('gives the value below which a share of the others lie', () => {
    const hundred = Array.from({ length: 100 }, (_one, index) => 100 - index);
    expect(quantileOf(hundred, 0.5)).toBe(50);
    expect(quantileOf(hundred, 0.95)).toBe(95);
    expect(quantileOf(hundred, 1)).toBe(100);
    expect(quantileOf([7], 0.95)).toBe(7);
    expect(quantileOf([], 0.5)).toBe(0);
  });
});

describe('createTimings', () => {
  it('measures successes, counts repeats and failures, and gives the errors', async () => {
    const clock = [0, 30, 100];
    const timings = createTimings('Répondre', () => clock.shift() ?? 0);
    const doneAgain = (again: () => void) => {
      again();
      return Promise.resolve('fait');
    };
    expect(await timings.time(doneAgain)).toBe('fait');
    expect(await timings.time(() => Promise.reject(new Error('Refusé.')))).toBeNull();
    timings.note(10);
    expect(timings.figures()).toEqual({
      ...{ name: 'Répondre', count: 2, median: 10, p95: 30, slowest: 30, again: 1 },
      errors: ['Refusé.'],
    });
    expect(describeTimings([timings])[1]).toMatch(
      /^Répondre +2 +10 ms +30 ms +30 ms +1 +1$/,
    );
  });
});
