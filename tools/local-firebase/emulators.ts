import { parseArgs } from 'node:util';
import { describeEngines } from './engines.ts';
import { prepareEngines, startSuite } from './suite.ts';
import { profiles, serverVariables } from '../lib/environment.ts';
import { describeError } from '../lib/progress.ts';
import { listenToSignals } from '../lib/signals.ts';
import { print } from '../lib/print.ts';

/** The emulators alone, running until Ctrl-C, without storing data: `node --import tsx tools/local-firebase/emulators.ts [--test]`. */
async function runEmulators(signal: AbortSignal): Promise<void> {
  const { values } = parseArgs({
    options: { test: { type: 'boolean', default: false } },
  });
  const profile = profiles[values.test ? 'test' : 'start'];
  const prepared = await prepareEngines();
  print(describeEngines(prepared.engines).join('\n'));
  const suite = await startSuite({
    profile,
    parts: ['auth', 'firestore', 'storage', 'database', 'hosting'],
    prepared,
    signal,
  });
  print(`Prêt : ${JSON.stringify(serverVariables(profile), undefined, 2)}`);
  signal.addEventListener('abort', () => void suite.stop());
  await suite.ended;
}

const signal = listenToSignals();
try {
  await runEmulators(signal);
} catch (error) {
  if (!signal.aborted) {
    console.error(describeError(error));
    process.exitCode = 1;
  }
}
