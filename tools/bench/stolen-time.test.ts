import { expect, test } from 'vitest';
import { frameLimit } from '../docs/budget-rows.ts';
import { readProcessorTime, stolenShare } from './stolen-time.ts';

const before = readProcessorTime('cpu  100 20 30 500 5 1 4 10 0 0\ncpu0 1 2 3');

test('the host’s share is the part it took of this machine’s demand; waiting is not demand', () => {
  const after = readProcessorTime('cpu  140 30 50 900 90 2 8 35 0 0\n');
  expect(before).toEqual({ busy: 155, stolen: 10 });
  expect(stolenShare(before, after)).toBe(25 / 100);
  expect(stolenShare(before, before)).toBe(0);
});

test('a frame may last its budget on a quiet machine, and longer by a plain one’s excess there', () => {
  expect(frameLimit(50, 1_000 / 60)).toBe(50);
  expect(frameLimit(50, 8)).toBe(50);
  expect(frameLimit(50, 1_000 / 60 + 20)).toBeCloseTo(70);
});
