import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from '../../../tools/lib/chromium.ts';
import {
  profiles,
  repositoryFolder,
  serverVariables,
  siteVariables,
} from '../../../tools/lib/environment.ts';
import { createProgress, describeError } from '../../../tools/lib/progress.ts';
import { run } from '../../../tools/lib/run.ts';
import { withSeededSite } from '../../../tools/bench/seeded-site.ts';
import { listenToSignals } from '../../../tools/lib/signals.ts';
import { editionFolder } from '../editions.ts';
import { fixtureFolder } from './folder.ts';

/*
 * `node --import tsx e2e/compatibility/take/take-fixture.ts 2026-11`: takes the fixture of an edition from the product as
 * it is checked out (README.md beside). It replaces the one of that name.
 */

const programs = [
  ['vitest/vitest.mjs', 'run', '--config=e2e/compatibility/take/vitest.config.ts'],
  [
    ...['@playwright/test/cli.js', 'test', '--reporter=line'],
    '--config=e2e/compatibility/take/playwright.config.ts',
  ],
] as const;

async function use(signal: AbortSignal): Promise<void> {
  const env = { ...serverVariables(profiles.test), ...siteVariables(profiles.test) };
  for (const [program, ...parameters] of programs) {
    const file = path.join(repositoryFolder, 'node_modules', program);
    const { status } = await run(process.execPath, [file, ...parameters], {
      ...{ env, signal },
      isLive: true,
    });
    if (status !== 0) throw new Error(`${program} failed.`);
  }
}

const progress = createProgress();
const signal = listenToSignals();
const [edition = ''] = process.argv.slice(2);
try {
  if (!/^\d{4}-\d{2}$/.test(edition)) throw new Error('Which edition, as in 2026-11?');
  await ensureChromium();
  rmSync(fixtureFolder, { recursive: true, force: true });
  await withSeededSite({ progress, signal, hasLife: true }, () => use(signal));
  rmSync(editionFolder(edition), { recursive: true, force: true });
  cpSync(fixtureFolder, editionFolder(edition), { recursive: true });
} catch (error) {
  progress.say(describeError(error));
  process.exitCode = 1;
}
