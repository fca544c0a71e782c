import path from 'node:path';
import { prepareEngines, startSuite } from '../local-firebase/suite.ts';
import { profiles, repositoryFolder, serverVariables } from '../lib/environment.ts';
import type { Progress } from '../lib/progress.ts';
import { run } from '../lib/run.ts';
import { programFile, siteBuild } from '../dev/test-tasks.ts';

type SeededSiteOptions = {
  progress: Progress;
  signal: AbortSignal;
  /** Includes people's messages to the team. */
  hasLife?: boolean;
};

/**
 * Does some work over the built site and a seeded back end of the test profile, then stops both. Throws with the output of the seed or of
 * the build when one of them fails.
 */
export async function withSeededSite(
  { progress, signal, hasLife = false }: SeededSiteOptions,
  work: () => Promise<void>,
): Promise<void> {
  const prepared = await prepareEngines();
  const suite = await progress.step('Serveur local', () =>
    startSuite({
      profile: profiles.test,
      parts: ['auth', 'firestore', 'storage', 'database', 'hosting'],
      prepared,
      signal,
    }),
  );
  const succeed = async (
    label: string,
    parameters: string[],
    env: Record<string, string>,
  ) => {
    const { status, output } = await progress.step(label, () =>
      run(process.execPath, parameters, { env, signal }),
    );
    if (status !== 0) throw new Error(output);
  };
  try {
    const seed = path.join(repositoryFolder, 'tools/seed/seed.ts');
    await succeed(
      'Jeu de démonstration',
      ['--import', 'tsx', seed, ...(hasLife ? ['--vie'] : [])],
      serverVariables(profiles.test),
    );
    const { parameters, env = {} } = siteBuild;
    await succeed('Site construit', [programFile(siteBuild), ...parameters], env);
    await work();
  } finally {
    await suite.stop();
  }
}
