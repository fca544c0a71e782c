import type { FullConfig } from '@playwright/test';
import { preparedVariable } from '../tools/dev/test-tasks.ts';
import { prepare } from './prepare.ts';

/** Data of the journeys, made before the first of them, unless `npm test` has done so beside other tests. */
export default async function globalSetup(config: FullConfig): Promise<void> {
  if (process.env[preparedVariable] !== undefined) return;
  await prepare(config.projects[0]?.use.launchOptions);
}
