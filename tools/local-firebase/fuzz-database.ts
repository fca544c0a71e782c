import { setTimeout as wait } from 'node:timers/promises';
import { openBench } from './database/suite/harness.ts';
import { longStorm, stormRules } from './database/fuzz/seeds.ts';
import { runStorm } from './database/fuzz/storm.ts';
import { print } from '../lib/print.ts';

/**
 * The storm of tools/local-firebase/database/fuzz over many seeds: `node --import tsx tools/local-firebase/fuzz-database.ts [count = 5000]
 * [first = 1]`. Add failing seeds to tools/local-firebase/database/fuzz/seeds.ts.
 */
const [count, first] = [Number(process.argv[2] ?? 5000), Number(process.argv[3] ?? 1)];
// The SDK warns of each transaction that a cut connection ends.
console.warn = () => undefined;
const failed: number[] = [];
const began = Date.now();
let faultsOfSdk = 0;

for (let from = first; from < first + count; from += 25) {
  // A new server now and then: clients that are done would add up.
  const bench = await openBench();
  for (let seed = from; seed < Math.min(from + 25, first + count); seed += 1) {
    const space = bench.space();
    space.loadRules(stormRules);
    try {
      faultsOfSdk += await Promise.race([
        runStorm(seed, space, longStorm),
        tooLong(seed),
      ]);
    } catch (error) {
      failed.push(seed);
      console.error(error instanceof Error ? error.message : error);
    }
  }
  await bench.close();
}

const seconds = Math.round((Date.now() - began) / 1000);
print(
  `${count} seeds in ${seconds} s; failed: ${failed.length === 0 ? 'none' : failed.join(', ')}; views that the SDK alone had wrong: ${faultsOfSdk}`,
);
process.exit(failed.length === 0 ? 0 : 1);

async function tooLong(seed: number): Promise<never> {
  await wait(60_000, undefined, { ref: false });
  throw new Error(`Seed ${seed}: still going after a minute`);
}
