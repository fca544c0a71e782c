import { parseArgs } from 'node:util';
import { describeEngines } from '../emulators/engines.ts';
import { prepareEngines, startSuite } from '../emulators/suite.ts';
import { profiles, serverVariables } from './lib/environment.ts';

/**
 * The emulators alone, left running until Ctrl-C, without data kept:
 * `node --import tsx scripts/emulators.ts [--test]`.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { test: { type: 'boolean', default: false } },
  });
  const profile = profiles[values.test ? 'test' : 'start'];
  const prepared = await prepareEngines();
  console.log(describeEngines(prepared.engines).join('\n'));
  const suite = await startSuite({
    profile,
    parts: ['auth', 'firestore', 'storage', 'hosting'],
    prepared,
  });
  console.log(`Prêt : ${JSON.stringify(serverVariables(profile), undefined, 2)}`);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void suite.stop());
  }
  await suite.ended;
}

await main();
