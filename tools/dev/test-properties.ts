import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ClearError } from '../lib/clear-error.ts';
import { repositoryFolder } from '../lib/environment.ts';
import { describeError } from '../lib/progress.ts';
import { print } from '../lib/print.ts';
import { run } from '../lib/run.ts';
import { listenToSignals } from '../lib/signals.ts';

/**
 * `npm run test:properties -- 20 500`: every property test under seeds 500 to 519. `npm test` always draws the same cases; this draws
 * others. It ends at the first failing seed, and names it.
 */
async function testProperties(count: number, firstSeed: number): Promise<void> {
  const signal = listenToSignals();
  const files = ['src', 'tools'].flatMap(listPropertyTests);
  for (let seed = firstSeed; seed < firstSeed + count; seed += 1) {
    print(`Graine ${String(seed)}`);
    const { status, output } = await run(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...files],
      { env: { QC_PROPERTY_SEED: String(seed) }, cwd: repositoryFolder, signal },
    );
    signal.throwIfAborted();
    if (status !== 0)
      throw new ClearError(`${output}\nGraine ${String(seed)} : un contre-exemple.`);
  }
  print(`${String(count)} graines, aucun contre-exemple.`);
}

function listPropertyTests(folder: string): string[] {
  return readdirSync(path.join(repositoryFolder, folder), {
    encoding: 'utf8',
    recursive: true,
  })
    .map((file) => path.join(folder, file))
    .filter((file) => /(?<!emulator)\.test\.tsx?$/.test(file))
    .filter((file) =>
      /fast-check|play-factories/.test(
        readFileSync(path.join(repositoryFolder, file), 'utf8'),
      ),
    );
}

const [count = '10', firstSeed = '1'] = process.argv.slice(2);
try {
  await testProperties(Number(count), Number(firstSeed));
} catch (error) {
  print(describeError(error));
  process.exitCode = 1;
}
