import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { prepareEngines, startSuite } from '../../emulators/suite.ts';
import type { RulesWeight } from './deploy-checks.ts';
import { profiles, repositoryFolder, serverVariables } from './environment.ts';
import { findTakenPorts } from './port-holder.ts';

/**
 * What `firestore.rules` weighs for the engine of the tests, which is started for it and stopped, or is running beside. Null
 * where it cannot run.
 */
export async function weighFirestoreRules(): Promise<RulesWeight | null> {
  const profile = profiles.test;
  Object.assign(process.env, {
    FIRESTORE_EMULATOR_HOST: serverVariables(profile)['FIRESTORE_EMULATOR_HOST'],
  });
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
  }
}
