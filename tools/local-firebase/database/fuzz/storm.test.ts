import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openBench, type Bench } from '../suite/harness.ts';
import { failedSeeds, longStorm, shortStorm, stormRules } from './seeds.ts';
import { runStorm } from './storm.ts';

let bench: Bench;
beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  bench = await openBench();
});
afterAll(() => bench.close());

describe('Three clients in a storm', () => {
  async function faultsOfSdk(seed: number, steps: number): Promise<number> {
    const space = bench.space();
    space.loadRules(stormRules);
    return runStorm(seed, space, steps);
  }

  it.each(Array.from({ length: 50 }, (_item, index) => index + 1))(
    'seed %i: every view, a fresh one and a plain model agree',
    async (seed) => {
      expect(await faultsOfSdk(seed, shortStorm)).toBe(0);
    },
  );

  it.each(failedSeeds)(
    'seed %i, which once failed: the server sends every view its content',
    async (seed) => {
      await expect(faultsOfSdk(seed, longStorm)).resolves.toBeLessThan(3);
    },
  );
});
