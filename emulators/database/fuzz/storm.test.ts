import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openBench, type Bench } from '../suite/harness.ts';
import { failedSeeds } from './seeds.ts';
import { runStorm } from './storm.ts';

let bench: Bench;
beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  bench = await openBench();
});
afterAll(() => bench.close());

const rules = {
  '.read': true,
  '.write': true,
  storm: { '.indexOn': ['n', '.value'], $k: { '.indexOn': ['n', '.value'] } },
};

describe('Three clients in a storm', () => {
  it.each([...failedSeeds, ...Array.from({ length: 50 }, (_item, index) => index + 1)])(
    'seed %i: every view, a fresh one and a plain model agree',
    async (seed) => {
      const space = bench.space();
      space.loadRules(rules);
      await expect(runStorm(seed, space, 60)).resolves.toBeUndefined();
    },
  );
});
