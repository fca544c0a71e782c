import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { prepareEngines, startSuite } from '../local-firebase/suite.ts';
import type { RulesWeight } from '../admin/deploy-checks.ts';
import { localHost, profiles, repositoryFolder } from '../lib/environment.ts';
import { findTakenPorts } from '../local-firebase/port-holder.ts';

/**
 * Weight of `firestore.rules` in the engine of the tests, which is started for it and stopped, or is running already. Null if it cannot
 * run.
 */
export async function weighFirestoreRules(): Promise<RulesWeight | null> {
  const profile = profiles.test;
  const { FIRESTORE_EMULATOR_HOST: before } = process.env;
  // Read by the rules tests' import only: a later trial must find Google.
  process.env['FIRESTORE_EMULATOR_HOST'] = `${localHost}:${profile.ports.firestore}`;
  try {
    const taken = await findTakenPorts([
      { port: profile.ports.firestore, name: 'Firestore' },
    ]);
    const suite =
      taken.length > 0
        ? null
        : await startSuite({
            profile,
            parts: ['firestore'],
            prepared: await prepareEngines(),
          });
    try {
      const { weighRules } = await import('../../rules-tests/weight.ts');
      const text = await readFile(path.join(repositoryFolder, 'firestore.rules'), 'utf8');
      return await weighRules(text);
    } finally {
      await suite?.stop();
    }
  } catch {
    return null;
  } finally {
    if (before === undefined) delete process.env['FIRESTORE_EMULATOR_HOST'];
    else process.env['FIRESTORE_EMULATOR_HOST'] = before;
  }
}
