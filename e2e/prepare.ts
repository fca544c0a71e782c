import path from 'node:path';
import type { LaunchOptions } from '@playwright/test';
import {
  profiles,
  repositoryFolder,
  serverVariables,
  siteAddress,
} from '../tools/lib/environment.ts';
import { resetBackEnd } from '../tools/seed/reset-back-end.ts';
import { run } from '../tools/lib/run.ts';
import { programFile, siteBuild } from '../tools/dev/test-tasks.ts';
import { warmUp } from './warm-up.ts';

const profile = profiles.test;

/** Fills the test back end with the seed, and warms it up, before the first test. */
export async function prepare(launchOptions?: LaunchOptions): Promise<void> {
  await refuseWithoutSite();
  await resetBackEnd(profile);
  // Apart from each other: the throw-away page has a project of its own.
  await Promise.all([warmUp(profile, launchOptions), seed()]);
  await prerender();
}

/** The seed is newer than the site: its pages are rendered again, as a nightly build would. */
async function prerender(): Promise<void> {
  const { status, output } = await run(
    process.execPath,
    [programFile(siteBuild), ...siteBuild.parameters, '--pages-only'],
    siteBuild.env === undefined ? {} : { env: siteBuild.env },
  );
  if (status !== 0) throw new Error(`tools/build/build.ts failed:\n${output}`);
}

async function refuseWithoutSite(): Promise<void> {
  const isServed = await fetch(siteAddress(profile)).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isServed) {
    throw new Error(
      'The site of the tests is not built or not served: type "npm run test:e2e", which does both.',
    );
  }
}

async function seed(): Promise<void> {
  const script = path.join(repositoryFolder, 'tools/seed/seed.ts');
  const { status, output } = await run(process.execPath, ['--import', 'tsx', script], {
    env: serverVariables(profile),
  });
  if (status !== 0) throw new Error(`tools/seed/seed.ts failed:\n${output}`);
}
