import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ClearError } from './clear-error.ts';
import { canInstallDebianPackages, installDebianPackage } from './debian.ts';
import { repositoryFolder } from './environment.ts';
import { run } from './run.ts';

/** Chromium without windows: a page opens in half the time (docs/tooling.md). */
const headlessShell = '/usr/bin/chromium-headless-shell';

const usualPrograms = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The Chromium of this machine: CHROMIUM_PATH, the usual places, or the one Playwright installed.
 * @throws ClearError when CHROMIUM_PATH names a file that is not there.
 */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw new ClearError(
      `La variable CHROMIUM_PATH désigne un fichier absent (${named}) : corrigez-la ou effacez-la, puis recommencez.`,
    );
  }
  return [...usualPrograms, chromium.executablePath()].find((file) => existsSync(file));
}

/**
 * The Chromium of this machine, installed if missing and possible.
 * @throws ClearError if it is missing and cannot be installed.
 */
export async function ensureChromium(): Promise<string> {
  await preferHeadlessShell();
  const found = findChromium();
  if (found !== undefined) return found;
  await run(process.execPath, [
    path.join(repositoryFolder, 'node_modules/@playwright/test/cli.js'),
    ...['install', 'chromium'],
  ]);
  const installed = findChromium();
  if (installed === undefined) {
    throw new ClearError(
      'Il manque Chromium pour les tests : tapez « sudo apt-get install chromium-headless-shell » (ou « npx playwright install chromium »), puis recommencez.',
    );
  }
  return installed;
}

/** Debian has it as a package; an installed Chromium is enough if it cannot be installed. */
async function preferHeadlessShell(): Promise<void> {
  const isNamed = (process.env['CHROMIUM_PATH'] ?? '') !== '';
  if (isNamed || existsSync(headlessShell) || !canInstallDebianPackages()) return;
  try {
    await installDebianPackage('chromium-headless-shell', {
      what: 'Chromium, pour les tests',
      elsewhere: 'installez-le et indiquez son programme dans CHROMIUM_PATH',
    });
  } catch (error) {
    if (findChromium() === undefined) throw error;
  }
}
